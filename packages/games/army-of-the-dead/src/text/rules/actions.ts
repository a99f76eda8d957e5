import type { Chapter } from '@dreadhouse/engine';

/** What a Survivor can do in a turn. */
export const actions: Chapter = {
  title: { en: 'Actions', pl: 'Akcje' },
  rules: {
    'AD-ACT-01': {
      en: 'At Blue a Survivor has 3 Actions; free Actions from skills come on top.',
      pl: 'Na poziomie Niebieskim Ocalały ma 3 Akcje; darmowe Akcje z Umiejętności liczą się osobno.',
    },
    'AD-ACT-02': {
      en: 'Everything costs 1 Action, except Eliminate Sleepers and the Vault Challenge (2 each) and leaving a Zone with Zombies.',
      pl: 'Wszystko kosztuje 1 Akcję, z wyjątkiem Eliminacji Śpiochów i Wyzwania w Skarbcu (po 2) oraz wyjścia ze Strefy z Zombie.',
    },
    'AD-ACT-MOVE-01': {
      en: 'Move: from the current Zone to an adjacent one.',
      pl: 'Ruch: z bieżącej Strefy do sąsiedniej.',
    },
    'AD-ACT-MOVE-02': {
      en: 'Leaving a Zone costs 1 more Action for each Zombie in it.',
      pl: 'Opuszczenie Strefy kosztuje 1 dodatkową Akcję za każdego Zombie, który w niej jest.',
    },
    'AD-ACT-MOVE-03': {
      en: 'Entering a Zone with a Zombie ends the Move.',
      pl: 'Wejście do Strefy z Zombie kończy Ruch.',
    },
    'AD-ACT-MOVE-04': {
      en: 'Sleepers do not count as Zombies for that.',
      pl: 'Śpiochy się przy tym nie liczą.',
    },
    'AD-ACT-SEARCH-01': {
      en: 'Search only in building Zones.',
      pl: 'Przeszukiwać można tylko Strefy budynków.',
    },
    'AD-ACT-SEARCH-02': {
      en: 'Search only where no Zombie is.',
      pl: 'Przeszukiwać można tylko tam, gdzie nie ma Zombie.',
    },
    'AD-ACT-SEARCH-03': {
      en: 'Searching a Zone with Sleepers wakes them at once.',
      pl: 'Przeszukanie Strefy ze Śpiochami natychmiast je budzi.',
    },
    'AD-ACT-SEARCH-04': {
      en: 'A Search draws the top card of the Equipment deck.',
      pl: 'Przeszukując, dobiera się wierzchnią kartę talii Ekwipunku.',
    },
    'AD-ACT-SEARCH-05': {
      en: 'The card goes into the inventory, which may be rearranged for free, or is discarded.',
      pl: 'Kartę dokłada się do wyposażenia, które wolno przy tym za darmo ułożyć na nowo, albo odrzuca.',
    },
    'AD-ACT-SEARCH-06': {
      en: 'A Survivor may Search only once per own turn, free Actions included.',
      pl: 'Ocalały może Przeszukiwać tylko raz w swojej turze, wliczając darmowe Akcje.',
    },
    'AD-ACT-SEARCH-07': {
      en: 'An empty Equipment deck is made anew from its discards.',
      pl: 'Pustą talię Ekwipunku tworzy się na nowo z kart odrzuconych.',
    },
    'AD-ACT-SEARCH-08': {
      en: 'An Aaahh! card places 1 Shambler in the searcher’s Zone.',
      pl: 'Karta OŻEŻ...! stawia 1 Szuracza w Strefie szukającego.',
    },
    'AD-ACT-TRADE-01': {
      en: 'Reorganise/Trade: rearrange own cards in any way.',
      pl: 'Reorganizacja/Wymiana: dowolnie ułóż własne karty.',
    },
    'AD-ACT-TRADE-02': {
      en: 'With the same Action any number of cards and Personal Goal tokens may change hands with one other Survivor in the Zone.',
      pl: 'W tej samej Akcji dowolna liczba kart i żetonów Celów Osobistych może zmienić właściciela między dwojgiem Ocalałych w Strefie.',
    },
    'AD-ACT-TRADE-03': {
      en: 'The partner may rearrange as well, for free.',
      pl: 'Partner także może za darmo ułożyć swoje wyposażenie.',
    },
    'AD-ACT-TRADE-04': {
      en: 'A trade may be one-sided, if the partner agrees. Refused or not, own cards may be rearranged.',
      pl: 'Wymiana może być jednostronna, jeśli partner się zgodzi. Nawet po odmowie można ułożyć własne karty.',
    },
    'AD-ACT-COMBAT-01': {
      en: 'Combat Actions are the Melee Attack and the Ranged Attack.',
      pl: 'Akcje Walki to Atak Wręcz i Atak Dystansowy.',
    },
    'AD-ACT-COMBAT-02': {
      en: 'A Melee Attack uses a Melee weapon in Hand against Zombies in the own Zone.',
      pl: 'Atak Wręcz wykonuje się Bronią do Walki Wręcz trzymaną w Ręce przeciw Zombie we własnej Strefie.',
    },
    'AD-ACT-COMBAT-03': {
      en: 'A Ranged Attack uses a Ranged weapon in Hand against one Zone in Range and in line of sight.',
      pl: 'Atak Dystansowy wykonuje się Bronią Dystansową trzymaną w Ręce przeciw jednej Strefie w Zasięgu i w Polu Widzenia.',
    },
    'AD-ACT-COMBAT-04': {
      en: 'Survivors shoot at Zones, not at Actors.',
      pl: 'Ocalali strzelają do Stref, nie do Postaci.',
    },
    'AD-ACT-ELIM-01': {
      en: 'Eliminate Sleepers: 2 Actions with a Melee weapon remove 1 Sleeper token from the own Zone.',
      pl: 'Eliminacja Śpiochów: 2 Akcje z Bronią do Walki Wręcz usuwają 1 żeton Śpiochów z własnej Strefy.',
    },
    'AD-ACT-ELIM-02': {
      en: 'It is no Melee Attack, and no dice are rolled.',
      pl: 'To nie jest Atak Wręcz i nie rzuca się kośćmi.',
    },
    'AD-ACT-ELIM-03': {
      en: 'The Survivor gains as much Adrenaline as the token shows.',
      pl: 'Ocalały zyskuje tyle Punktów Adrenaliny, ile wskazuje żeton.',
    },
    'AD-ACT-ELIM-04': {
      en: 'A noisy weapon moves the Noise token there and wakes Sleepers there and around.',
      pl: 'Głośna broń przenosi tam żeton Hałasu i budzi Śpiochy tam i wokół.',
    },
    'AD-ACT-ELIM-05': {
      en: 'Sleepers can never be the target of a Combat Action; they go only by this Action or by waking.',
      pl: 'Śpiochy nigdy nie są celem Akcji Walki; znikają tylko przez tę Akcję albo po zbudzeniu.',
    },
    'AD-ACT-OBJ-01': {
      en: 'Take or activate an Objective in the own Zone; effect and Adrenaline come from the Mission.',
      pl: 'Zdobądź lub aktywuj Cel we własnej Strefie; skutek i Adrenalinę określa Misja.',
    },
    'AD-ACT-OBJ-02': {
      en: 'That wakes Sleepers as a Search does.',
      pl: 'Budzi to Śpiochy tak jak Przeszukiwanie.',
    },
    'AD-ACT-OBJ-03': {
      en: 'All Objectives have a red back; some have another colour in front.',
      pl: 'Wszystkie Cele mają czerwony rewers; niektóre mają awers w innym kolorze.',
    },
    'AD-ACT-NOISE-01': {
      en: 'Make Noise: the Noise token comes to the Survivor.',
      pl: 'Hałasowanie: żeton Hałasu trafia do Ocalałego.',
    },
    'AD-ACT-IDLE-01': {
      en: 'Do nothing: the turn ends, and the Actions that are left are lost.',
      pl: 'Brak działania: tura się kończy, a pozostałe Akcje przepadają.',
    },
  },
};
