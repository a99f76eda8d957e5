import type { Chapter } from '@dreadhouse/engine';

export const components: Chapter = {
  title: { en: 'Cards, tiles and tokens', pl: 'Karty, płytki i żetony' },
  rules: {
    'BH-CARD-01': { en: 'Events may help or harm.', pl: 'Wydarzenia mogą pomóc albo zaszkodzić.' },
    'BH-CARD-02': { en: 'Items give abilities to whoever owns them.', pl: 'Przedmioty dają zdolności właścicielowi.' },
    'BH-CARD-03': {
      en: 'Omens are like Items, but they alone bring on the haunt.',
      pl: 'Omeny są jak Przedmioty, ale tylko one sprowadzają nawiedzenie.',
    },
    'BH-CARD-04': {
      en: 'A scenario gives a motive and the number of the haunt.',
      pl: 'Scenariusz podaje motyw i numer nawiedzenia.',
    },
    'BH-CARD-05': { en: 'The summary of a turn adds no rules.', pl: 'Skrót tury nie dodaje żadnych zasad.' },
    'BH-CARD-06': {
      en: 'The summaries of traitor and monsters list the steps of their turns.',
      pl: 'Skróty zdrajcy i Potworów opisują kolejne kroki ich tur.',
    },
    'BH-TILE-01': {
      en: 'The house has three regions: basement, ground floor, upper floor.',
      pl: 'Dom ma trzy obszary: piwnicę, parter i pierwsze piętro.',
    },
    'BH-TILE-02': {
      en: 'The back of a tile names the regions where it may lie.',
      pl: 'Rewers płytki podaje obszary, w których może leżeć.',
    },
    'BH-TILE-03': {
      en: 'A symbol on a tile tells which card is drawn when it is discovered.',
      pl: 'Symbol na płytce mówi, jaką kartę dobiera się przy odkryciu.',
    },
    'BH-TILE-04': { en: 'A tile without a symbol gives no card.', pl: 'Płytka bez symbolu nie daje karty.' },
    'BH-TILE-05': {
      en: 'A new tile lies in the region where its discoverer stands.',
      pl: 'Nowa płytka leży w obszarze, w którym stoi odkrywca.',
    },
    'BH-TILE-06': {
      en: 'The long starting tile is three spaces, each a tile of its own.',
      pl: 'Długa płytka początkowa to trzy pola, a każde liczy się jak osobna płytka.',
    },
    'BH-TOK-01': {
      en: 'Most tokens belong to haunts, which say what they mean.',
      pl: 'Większość żetonów należy do nawiedzeń, które mówią, co oznaczają.',
    },
    'BH-TOK-02': {
      en: 'Tokens mark the stages of a rite, or count what was gathered.',
      pl: 'Żetony oznaczają etapy rytuału albo liczą to, co zebrano.',
    },
    'BH-TOK-03': { en: 'A haunt lists the tokens that it needs.', pl: 'Nawiedzenie wymienia potrzebne żetony.' },
  },
};
