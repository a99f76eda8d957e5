import type { Chapter } from '@dreadhouse/engine';

/** The list of skills. */
export const skills: Chapter = {
  title: { en: 'Skills', pl: 'Umiejętności' },
  rules: {
    'AD-SKILL-01': {
      en: '+1 free Action: one more Action, for that kind only.',
      pl: '+1 darmowa Akcja: jedna dodatkowa Akcja, tylko tego rodzaju.',
    },
    'AD-SKILL-02': {
      en: '+1 die: each of the Survivor’s weapons rolls 1 more die for that kind of Action.',
      pl: '+1 kość: każda broń Ocalałego rzuca o 1 kość więcej w Akcjach tego rodzaju.',
    },
    'AD-SKILL-03': {
      en: '+1 Damage for that kind of Action.',
      pl: '+1 Obrażenie w Akcjach tego rodzaju.',
    },
    'AD-SKILL-04': {
      en: '+1 Zone per Move: each Move may go one Zone further; a Zone with Zombies still ends it.',
      pl: '+1 Strefa na Ruch: każdy Ruch może objąć o jedną Strefę więcej; Strefa z Zombie nadal go kończy.',
    },
    'AD-SKILL-05': {
      en: 'Silent Killer: eliminating Sleepers costs 1 Action.',
      pl: 'Cichy Zabójca: Eliminacja Śpiochów kosztuje 1 Akcję.',
    },
    'AD-SKILL-06': {
      en: 'Escalation: each consecutive Action of that kind rolls 1 more die until the end of the turn; any other Action ends the row, a free one too.',
      pl: 'Eskalacja: każda kolejna Akcja tego rodzaju rzuca o 1 kość więcej do końca tury; inna Akcja, także darmowa, przerywa serię.',
    },
    'AD-SKILL-07': {
      en: 'Lucky: once per Action all its dice may be rolled again, also the one for leaving Sleepers; the new result counts.',
      pl: 'Farciarz: raz na Akcję można ponownie rzucić wszystkimi jej kośćmi, także tę przy opuszczaniu Śpiochów; liczy się nowy wynik.',
    },
    'AD-SKILL-08': {
      en: 'Sidestep: when Zombies spawn at Range 0-1, a free Move at once, at no extra cost; once per card.',
      pl: 'Krok w bok: gdy Zombie namnożą się w Zasięgu 0–1, natychmiastowy darmowy Ruch bez dodatkowych kosztów; raz na kartę.',
    },
    'AD-SKILL-09': {
      en: 'Hunter: when a Zombie dies by the attack, one more of the named type in that Zone may be eliminated.',
      pl: 'Łowca: gdy w ataku ginie Zombie, można wyeliminować jeszcze jednego wskazanego typu w tej Strefie.',
    },
    'AD-SKILL-10': {
      en: 'To the Rescue: at the end of the Zombie Phase 1 free Action, if a Survivor took a Wound this round.',
      pl: 'Na ratunek: na końcu Fazy Zombie 1 darmowa Akcja, jeśli w tej rundzie Ocalały otrzymał Ranę.',
    },
    'AD-SKILL-11': {
      en: 'Slippery: Zombies neither cost extra Actions nor end Moves.',
      pl: 'Nieuchwytny: Zombie nie kosztują dodatkowych Akcji i nie kończą Ruchu.',
    },
    'AD-SKILL-12': {
      en: 'Combat Reflexes: when Zombies spawn at Range 0-1, a free Combat Action against them at once, a Bomb Trap included; once per card.',
      pl: 'Odruchy bojowe: gdy Zombie namnożą się w Zasięgu 0–1, natychmiastowa darmowa Akcja Walki przeciw nim, także Bombowa Pułapka; raz na kartę.',
    },
    'AD-SKILL-13': {
      en: 'Steady Hand: missed Ranged dice do not hit Survivors whom one chooses to spare; that is no help against Explosives.',
      pl: 'Pewna ręka: chybione kości dystansowe nie ranią wybranych Ocalałych; nie pomaga to przy Materiałach Wybuchowych.',
    },
    'AD-SKILL-14': {
      en: 'Search: 2 Cards.',
      pl: 'Przeszukiwanie: 2 karty: tyle dobiera się zamiast jednej.',
    },
    'AD-SKILL-15': {
      en: 'Regeneration: Health is full again at the end of each End Phase.',
      pl: 'Regeneracja: na koniec każdej Fazy Końcowej Zdrowie wraca do pełni.',
    },
    'AD-SKILL-16': {
      en: 'Reaper: one hit may kill one more Zombie of the same kind in that Zone, once per Action.',
      pl: 'Rozpruwacz: jedno trafienie może zabić jeszcze jednego identycznego Zombie w tej Strefie, raz na Akcję.',
    },
    'AD-SKILL-17': {
      en: 'Demolition Expert: 1 free Action, also to lay a charge, and 1 more die for Explosives.',
      pl: 'Spec od Materiałów Wybuchowych: 1 darmowa Akcja, także na podłożenie ładunku, i 1 dodatkowa kość przy Materiałach Wybuchowych.',
    },
    'AD-SKILL-18': {
      en: 'Sprint: once per own turn one Move goes 2 or 3 Zones; a Zone with Zombies ends it.',
      pl: 'Sprint: raz w swojej turze jeden Ruch o 2 lub 3 Strefy; Strefa z Zombie go kończy.',
    },
    'AD-SKILL-19': {
      en: 'Charge: once per own turn, free, 1 or 2 Zones towards a Zone with Zombies.',
      pl: 'Szarża: raz w swojej turze, za darmo, 1 lub 2 Strefy w stronę Strefy z Zombie.',
    },
    'AD-SKILL-20': {
      en: 'Tactician: the turn may be taken before or after anybody else’s.',
      pl: 'Taktyk: turę można rozegrać przed turą lub po turze dowolnego innego Ocalałego.',
    },
    'AD-SKILL-21': {
      en: 'Hit & Run: after an attack that killed, a free Move at no extra cost.',
      pl: 'Uderz i uciekaj: po ataku, który zabił, darmowy Ruch bez dodatkowych kosztów.',
    },
    'AD-SKILL-22': {
      en: 'Born Leader: in the own turn another Survivor gets one free Action, to be used at once.',
      pl: 'Urodzony przywódca: w swojej turze daje innemu Ocalałemu darmową Akcję do natychmiastowego użycia.',
    },
    'AD-SKILL-23': {
      en: 'Search More Than Once per turn.',
      pl: 'Wielokrotne Przeszukanie: w swojej turze można Przeszukiwać kilka razy.',
    },
    'AD-SKILL-24': {
      en: 'Roll 6: +1 die: for each 6 one more die may be rolled, again and again; rerolls come first.',
      pl: 'Wynik 6: +1 kość: za każdą 6 można rzucić jeszcze jedną kością, dopóki wypadają 6; najpierw ponowne rzuty.',
    },
    'AD-SKILL-25': {
      en: 'Roll 6: +1 Damage: each 6 adds 1 to the Damage of this Action; rerolls come first.',
      pl: 'Wynik 6: +1 Obrażenie: każda 6 zwiększa Obrażenia tej Akcji o 1; najpierw ponowne rzuty.',
    },
    'AD-SKILL-26': {
      en: 'Shove: once per own turn, free, all Zombies of the own Zone are pushed to a Zone at Range 1.',
      pl: 'Wypad!: raz w swojej turze, za darmo, wszystkie Zombie z własnej Strefy przepycha się do Strefy w Zasięgu 1.',
    },
    'AD-SKILL-27': {
      en: 'Lifesaver: once per own turn, free, Survivors are dragged here out of a Zone at Range 1 with Zombies, also Companions without a Leader; they may refuse.',
      pl: 'Zbawca: raz w swojej turze, za darmo, przyciąga Ocalałych ze Strefy w Zasięgu 1, w której są Zombie, także Towarzyszy bez Dowódcy; mogą odmówić.',
    },
    'AD-SKILL-28': {
      en: 'Bloodlust: once per own turn, for 1 Action, up to 2 Zones towards Zombies, then one free Action of that kind.',
      pl: 'Żądza krwi: raz w swojej turze, za 1 Akcję, do 2 Stref w stronę Zombie, potem jedna darmowa Akcja tego rodzaju.',
    },
  },
};
