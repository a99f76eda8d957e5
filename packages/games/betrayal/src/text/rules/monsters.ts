import type { Chapter } from '@dreadhouse/engine';

export const monsters: Chapter = {
  title: { en: 'Monsters', pl: 'Potwory' },
  rules: {
    'BH-MON-01': {
      en: 'In some haunts the traitor leads monsters.',
      pl: 'W niektórych nawiedzeniach zdrajca prowadzi Potwory.',
    },
    'BH-MON-02': { en: 'Their traits do not change.', pl: 'Ich cechy się nie zmieniają.' },
    'BH-MON-03': {
      en: 'A monster that takes damage is stunned, not killed.',
      pl: 'Potwór, który otrzyma obrażenia, jest ogłuszony, a nie zabity.',
    },
    'BH-MON-04': { en: 'Its token is turned over.', pl: 'Jego żeton się odwraca.' },
    'BH-MON-05': {
      en: 'A stunned monster spends its turn getting up.',
      pl: 'Ogłuszony Potwór poświęca turę na wstanie.',
    },
    'BH-MON-06': { en: 'Some are killed and leave the house.', pl: 'Niektóre giną i opuszczają dom.' },
    'BH-MON-07': { en: 'Some cannot be stunned.', pl: 'Niektórych nie można ogłuszyć.' },
    'BH-MON-08': {
      en: 'A roll with its Speed tells how far a monster may go.',
      pl: 'Rzut Szybkością mówi, jak daleko Potwór może pójść.',
    },
    'BH-MON-09': { en: 'One tile at the least.', pl: 'Co najmniej jedną płytkę.' },
    'BH-MON-10': { en: 'One roll serves all of a kind.', pl: 'Jeden rzut służy całemu rodzajowi.' },
    'BH-MON-11': { en: 'Each kind has its own.', pl: 'Każdy rodzaj ma własny.' },
    'BH-MON-12': {
      en: 'Monsters walk between Basement Landing and Ground Floor Staircase.',
      pl: 'Potwory przechodzą między Podestem w Piwnicy a Schodami na Parterze.',
    },
    'BH-MON-13': {
      en: 'They attack like everybody, with Might unless said otherwise.',
      pl: 'Atakują jak wszyscy, Siłą, chyba że podano inaczej.',
    },
    'BH-MON-14': { en: 'They may ignore tiles that deal damage.', pl: 'Mogą ignorować płytki zadające obrażenia.' },
    'BH-MON-15': {
      en: 'A monster that uses a tile makes its roll.',
      pl: 'Potwór, który korzysta z płytki, wykonuje jej rzut.',
    },
    'BH-MON-16': {
      en: 'They own no cards, unless the haunt says so.',
      pl: 'Nie mają kart, chyba że nawiedzenie na to pozwala.',
    },
    'BH-MON-17': {
      en: 'They discover nothing, unless the haunt says so.',
      pl: 'Niczego nie odkrywają, chyba że nawiedzenie na to pozwala.',
    },
  },
};
