import type { Chapter } from '@dreadhouse/engine';

/** Dice, hits and misses. */
export const combat: Chapter = {
  title: { en: 'Combat', pl: 'Walka' },
  rules: {
    'AD-FIGHT-01': {
      en: 'Roll as many dice as the weapon says, Ammo dice included.',
      pl: 'Rzuć tyloma kośćmi, ile wskazuje broń, z kośćmi Amunicji włącznie.',
    },
    'AD-FIGHT-02': {
      en: 'A die at or above Accuracy is a hit.',
      pl: 'Kość z wynikiem równym Precyzji lub wyższym to trafienie.',
    },
    'AD-FIGHT-03': {
      en: 'Accuracy is never better than 2+; a 1 always misses.',
      pl: 'Precyzja nigdy nie jest lepsza niż 2+; wynik 1 zawsze chybia.',
    },
    'AD-FIGHT-04': {
      en: 'Each hit deals the weapon’s Damage to a single target.',
      pl: 'Każde trafienie zadaje Obrażenia broni jednemu celowi.',
    },
    'AD-FIGHT-05': {
      en: 'Hits that are left over are lost.',
      pl: 'Nadmiarowe trafienia przepadają.',
    },
    'AD-FIGHT-06': {
      en: 'Hits of 1 Damage never kill an Alpha, however many, unless the attack is Concentrated.',
      pl: 'Trafienia za 1 Obrażenie nie zabiją Alfy, choćby było ich wiele, chyba że Atak jest skoncentrowany.',
    },
    'AD-FIGHT-07': {
      en: 'An Abomination needs one hit, or combined Damage, of at least its own value.',
      pl: 'Abominację zabija jedno trafienie albo łączne Obrażenia równe co najmniej jej wartości.',
    },
    'AD-MELEE-01': {
      en: 'In Melee the player assigns hits freely among Zombies in the own Zone.',
      pl: 'W Walce Wręcz gracz dowolnie przydziela trafienia Zombie we własnej Strefie.',
    },
    'AD-MELEE-02': {
      en: 'Misses in Melee never hit friends.',
      pl: 'Chybienia w Walce Wręcz nigdy nie ranią swoich.',
    },
    'AD-MELEE-03': {
      en: 'Targeting Priority does not apply to Melee.',
      pl: 'Kolejność Wybierania Celów nie dotyczy Walki Wręcz.',
    },
    'AD-RANGE-01': {
      en: 'The target Zone must be in sight and within Range.',
      pl: 'Strefa docelowa musi być w Polu Widzenia i w Zasięgu.',
    },
    'AD-RANGE-02': {
      en: 'A Zone closer than the least Range cannot be a target.',
      pl: 'Strefa bliższa niż minimalny Zasięg nie może być celem.',
    },
    'AD-RANGE-03': {
      en: 'Whoever stands between shooter and target is ignored.',
      pl: 'Postacie między strzelcem a celem się nie liczą.',
    },
    'AD-RANGE-04': {
      en: 'One may shoot at another Zone while Zombies stand in one’s own.',
      pl: 'Można strzelać do innej Strefy, mając Zombie we własnej.',
    },
    'AD-AMMO-01': {
      en: 'Ammo dice are rolled with the others and can hit.',
      pl: 'Kośćmi Amunicji rzuca się razem z innymi; też mogą trafić.',
    },
    'AD-AMMO-02': {
      en: 'If an Ammo die shows Out of Ammo, the weapon is out of ammo after this attack.',
      pl: 'Jeśli kość Amunicji pokaże Brak Amunicji, po tym ataku w broni jej zabraknie.',
    },
    'AD-AMMO-03': {
      en: 'A weapon that is out of ammo cannot be used.',
      pl: 'Broni bez amunicji nie można używać.',
    },
    'AD-AMMO-04': {
      en: 'Discarding a Clip makes it usable again.',
      pl: 'Odrzucenie Magazynka przywraca ją do użytku.',
    },
    'AD-CONC-01': {
      en: 'Any Attack may be declared Concentrated on one target.',
      pl: 'Każdy Atak można zadeklarować jako skoncentrowany na jednym celu.',
    },
    'AD-CONC-02': {
      en: 'The target is named before the roll, among those whom the attack could hit.',
      pl: 'Cel wskazuje się przed rzutem spośród tych, których atak mógłby trafić.',
    },
    'AD-CONC-03': {
      en: 'At range the target must respect Targeting Priority.',
      pl: 'Na dystans cel musi być zgodny z Kolejnością Wybierania Celów.',
    },
    'AD-CONC-04': {
      en: 'All hits add up: Damage times hits, on the named target.',
      pl: 'Trafienia się sumują: Obrażenia razy liczba trafień, na wskazany cel.',
    },
    'AD-CONC-05': {
      en: 'Nobody else can be affected; what is too much is lost.',
      pl: 'Nikt inny nie może ucierpieć; nadmiar przepada.',
    },
    'AD-CONC-06': {
      en: 'Misses of a Ranged Concentrated Attack still hit friends.',
      pl: 'Chybienia skoncentrowanego Ataku Dystansowego nadal ranią swoich.',
    },
    'AD-PRIO-01': {
      en: 'Ranged hits go to Shamblers first, then Alphas, then Abominations.',
      pl: 'Trafienia dystansowe dotykają najpierw Szuraczy, potem Alf, potem Abominacji.',
    },
    'AD-PRIO-02': {
      en: 'All of one rank must be dead before hits go to the next.',
      pl: 'Zanim trafienia przejdą dalej, muszą zginąć wszystkie Zombie danej rangi.',
    },
    'AD-PRIO-03': {
      en: 'Within one rank the players choose.',
      pl: 'W obrębie rangi wybierają gracze.',
    },
    'AD-FF-01': {
      en: 'Nobody can hit themselves with their own attack.',
      pl: 'Nikt nie trafi własnym atakiem samego siebie.',
    },
    'AD-FF-02': {
      en: 'Every missed die of a Ranged Attack hits Survivors in the target Zone, if there are any.',
      pl: 'Każda chybiona kość Ataku Dystansowego trafia Ocalałych w Strefie docelowej, jeśli tam są.',
    },
    'AD-FF-03': {
      en: 'These hits are shared out as the players wish.',
      pl: 'Te trafienia rozdziela się tak, jak chcą gracze.',
    },
    'AD-FF-04': {
      en: 'Each deals as many Wounds as the weapon has Damage.',
      pl: 'Każde zadaje tyle Ran, ile Obrażeń ma broń.',
    },
    'AD-FF-05': {
      en: 'Hits that are left over never hit Survivors.',
      pl: 'Nadmiarowe trafienia nigdy nie ranią Ocalałych.',
    },
    'AD-EXPL-01': {
      en: 'Explosives are: Grenade Launcher, Gas Can, TNT, Bomb Trap, Grenade, Rocket Launcher.',
      pl: 'Materiały Wybuchowe to: Granatnik, Kanister, TNT, Bombowa Pułapka, Granat i Wyrzutnia Rakiet.',
    },
    'AD-EXPL-02': {
      en: 'Explosives damage everybody in the Zone.',
      pl: 'Materiały Wybuchowe ranią wszystkich w Strefie.',
    },
    'AD-EXPL-03': {
      en: 'Where they go off in a Zone with other Explosives, the Damage of both is dealt to everybody there.',
      pl: 'Gdy wybuchną w Strefie z innymi Materiałami Wybuchowymi, wszyscy otrzymują Obrażenia obu.',
    },
    'AD-EXPL-04': {
      en: 'Gas Can, TNT, Grenade and Bomb Trap need only a Combat Action, always hit and use no dice.',
      pl: 'Kanister, TNT, Granat i Bombowa Pułapka wymagają tylko Akcji Walki, zawsze trafiają i nie używają kości.',
    },
    'AD-BOLAS-01': {
      en: 'The Bolas Launcher deals no Damage.',
      pl: 'Wyrzutnia Bolasów nie zadaje Obrażeń.',
    },
    'AD-BOLAS-02': {
      en: 'Each Zombie that is hit is trapped: it takes no Actions in the next Zombie Phase, then recovers.',
      pl: 'Każdy trafiony Zombie jest spętany: nie wykonuje Akcji w najbliższej Fazie Zombie, potem się uwalnia.',
    },
    'AD-BOLAS-03': {
      en: 'Concentrated Attacks against a trapped Zombie add 2 to every die.',
      pl: 'Ataki skoncentrowane na spętanym Zombie dodają 2 do wyniku każdej kości.',
    },
    'AD-BOLAS-04': {
      en: 'After a hit the Bolas Launcher is discarded.',
      pl: 'Po trafieniu Wyrzutnię Bolasów się odrzuca.',
    },
    'AD-EQSK-01': {
      en: 'A weapon’s own skill works while an Action with that weapon is resolved.',
      pl: 'Umiejętność broni działa podczas Akcji wykonywanej tą bronią.',
    },
  },
};
