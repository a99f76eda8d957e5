import type { Chapter } from '@dreadhouse/engine';

/** Cards and values that the rulebook does not list. */
export const contentRules: Chapter = {
  title: { en: 'What this edition fills in', pl: 'Uzupełnienia tego wydania' },
  rules: {
    'AD-R-101': {
      en: 'Twelve Survivors with their skills and sets; Yellow is +1 Action for everybody.',
      pl: 'Dwunastu Ocalałych z Umiejętnościami i zestawami; Żółty to dla wszystkich +1 Akcja.',
    },
    'AD-R-102': {
      en: 'The Equipment deck has 82 cards. Thrown Explosives reach neighbouring Zones; TNT and Gas Cans can be laid down; a Bomb Trap goes off when a Zombie is there; a First Aid Kit heals 1; a High-Roller Chip rerolls.',
      pl: 'Talia Ekwipunku ma 82 karty. Rzucane Materiały Wybuchowe sięgają sąsiednich Stref; TNT i Kanister można podłożyć; Bombowa Pułapka wybucha, gdy jest tam Zombie; Apteczka leczy 1 Ranę; Żeton Grubej Ryby daje ponowny rzut.',
    },
    'AD-R-103': {
      en: 'The Zombie deck has 40 cards; the card of an Abomination never returns.',
      pl: 'Talia Zombie ma 40 kart; karta Abominacji nigdy nie wraca.',
    },
    'AD-R-104': {
      en: 'There are twelve cards of Zeus’ Orders.',
      pl: 'Jest dwanaście kart Rozkazów Zeusa.',
    },
    'AD-R-105': {
      en: 'There are six Vault cards, each with two Bonuses.',
      pl: 'Jest sześć kart Skarbca, każda z dwiema Premiami.',
    },
    'AD-R-106': {
      en: 'Every Survivor has a Personal Goal; its token works for whoever holds it.',
      pl: 'Każdy Ocalały ma Cel Osobisty; jego żeton działa dla tego, kto go posiada.',
    },
    'AD-R-107': {
      en: 'There are 30 Shamblers, 16 Alphas and one of each Abomination.',
      pl: 'Jest 30 Szuraczy, 16 Alf i po jednej z Abominacji.',
    },
    'AD-R-108': {
      en: 'Ammo dice show Out of Ammo and 2 to 6.',
      pl: 'Kości Amunicji mają Brak Amunicji i wyniki od 2 do 6.',
    },
    'AD-R-109': {
      en: 'There are twelve Sleeper tokens: four 1s, five 2s, three 3s.',
      pl: 'Jest dwanaście żetonów Śpiochów: cztery z liczbą 1, pięć z liczbą 2 i trzy z liczbą 3.',
    },
    'AD-R-111': {
      en: 'Doors that stand open stay open; closed ones open by the Mission and never close again.',
      pl: 'Otwarte drzwi pozostają otwarte; zamknięte otwiera Misja i już się nie zamykają.',
    },
    'AD-R-112': {
      en: 'Truck Attack: 2 dice, 4+, 2 Damage, silent. Machine Gun: Range 1-3, 3 dice, 4+, 2 Damage, noisy.',
      pl: 'Atak Ciężarówką: 2 kości, 4+, 2 Obrażenia, cichy. Karabin Maszynowy: Zasięg 1–3, 3 kości, 4+, 2 Obrażenia, głośny.',
    },
    'AD-R-113': {
      en: 'A red Objective and a device of the Mission give 5 Adrenaline. Tokens are carried without a slot and may be traded.',
      pl: 'Czerwony Cel i urządzenie Misji dają 5 Punktów Adrenaliny. Żetony nie zajmują miejsca i można je wymieniać.',
    },
    'AD-R-114': {
      en: 'Equipment of the dead is discarded; tokens, bags and Companions stay in the Zone.',
      pl: 'Ekwipunek poległych się odrzuca; żetony, torby i Towarzysze zostają w Strefie.',
    },
    'AD-R-115': {
      en: '+1 Action is one more Action of any kind. A Clip is free, in the own turn. Free Actions are used first.',
      pl: '+1 Akcja to jedna dodatkowa dowolna Akcja. Magazynek jest darmowy, w swojej turze. Najpierw zużywa się darmowe Akcje.',
    },
    'AD-R-116': {
      en: 'Abominations choose where to go like other Zombies.',
      pl: 'Abominacje wybierają cel jak inne Zombie.',
    },
    'AD-R-117': {
      en: 'A Companion is taken like an Objective, with no Zombie in the Zone.',
      pl: 'Towarzysza przyjmuje się jak Cel, gdy w Strefie nie ma Zombie.',
    },
  },
};
