import type { Chapter } from '@dreadhouse/engine';

export const corpses: Chapter = {
  title: { en: 'Corpses and obstacles', pl: 'Zwłoki i przeszkody' },
  rules: {
    'BH-LOOT-01': { en: 'The dead keep their cards.', pl: 'Zmarli zachowują swoje karty.' },
    'BH-LOOT-02': {
      en: 'Once in your turn you may take one card of a corpse on your tile.',
      pl: 'Raz w swojej turze możesz wziąć jedną kartę zwłok na swojej płytce.',
    },
    'BH-LOOT-03': { en: 'Nobody is asked.', pl: 'Nikogo się o to nie pyta.' },
    'BH-LOOT-04': { en: 'Only on turns after the death.', pl: 'Tylko w turach po śmierci.' },
    'BH-LOOT-05': {
      en: 'Any living explorer may; monsters may not.',
      pl: 'Może to zrobić każdy żywy poszukiwacz, Potwory nie.',
    },
    'BH-LOOT-06': {
      en: 'A card taken so counts as received this turn.',
      pl: 'Karta wzięta w ten sposób liczy się jako otrzymana w tej turze.',
    },
    'BH-OBST-01': {
      en: 'To leave a tile with an obstacle costs two.',
      pl: 'Opuszczenie płytki z przeszkodą kosztuje dwa ruchy.',
    },
    'BH-OBST-02': { en: 'Several cost no more.', pl: 'Kilka przeszkód nie kosztuje więcej.' },
    'BH-OBST-03': {
      en: 'Before the haunt only tokens are obstacles.',
      pl: 'Przed nawiedzeniem przeszkodami są tylko żetony.',
    },
    'BH-OBST-04': {
      en: 'In the haunt opponents are obstacles, too.',
      pl: 'W nawiedzeniu przeszkodami są także przeciwnicy.',
    },
    'BH-OBST-05': { en: 'It works both ways.', pl: 'Działa to w obie strony.' },
    'BH-OBST-06': { en: 'Leaving costs, entering does not.', pl: 'Kosztuje wyjście, nie wejście.' },
    'BH-OBST-07': {
      en: 'Stunned monsters do not hinder heroes.',
      pl: 'Ogłuszone Potwory nie przeszkadzają bohaterom.',
    },
  },
};
