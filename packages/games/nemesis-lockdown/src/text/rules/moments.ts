import type { Chapter } from '@dreadhouse/engine';

export const moments: Chapter = {
  title: { en: 'Turning points and exploration', pl: 'Momenty przełomowe i eksploracja' },
  rules: {
    'NL-BREAK-01': {
      en: 'When the first stalker figure appears, everybody keeps one of two objectives.',
      pl: 'Gdy pojawi się pierwsza figurka nocnego łowcy, każdy zachowuje jedną z dwóch kart celów.',
    },
    'NL-BREAK-02': {
      en: 'The other leaves the game unseen.',
      pl: 'Druga opuszcza grę bez ujawniania.',
    },
    'NL-BREAK-03': {
      en: 'When the first character dies the Main Gate opens.',
      pl: 'Gdy zginie pierwsza postać, otwiera się brama główna.',
    },
    'NL-BREAK-04': {
      en: 'On field 08 the Isolation Room opens.',
      pl: 'Na polu 08 otwiera się Izolatka.',
    },
    'NL-BREAK-05': {
      en: 'When the countdown turns red the Main Gate opens.',
      pl: 'Gdy żeton autodestrukcji staje się czerwony, otwiera się brama główna.',
    },
    'NL-BREAK-06': {
      en: 'From then on it cannot be stopped.',
      pl: 'Odtąd odliczania nie można przerwać.',
    },
    'NL-EXPL-01': {
      en: 'Whoever enters a room that lies face down explores it.',
      pl: 'Kto wchodzi do zakrytego pomieszczenia, odkrywa je.',
    },
    'NL-EXPL-02': {
      en: 'The tile is turned up.',
      pl: 'Kafelek zostaje odwrócony.',
    },
    'NL-EXPL-03': {
      en: 'The exploration token is revealed and resolved.',
      pl: 'Żeton eksploracji zostaje odkryty i rozpatrzony.',
    },
    'NL-EXPL-04': {
      en: 'Some tokens cancel the noise roll.',
      pl: 'Niektóre żetony anulują rzut na szmery.',
    },
    'NL-EXPL-05': {
      en: 'Then a noise roll, if nobody else is there.',
      pl: 'Potem rzut na szmery, jeśli nikogo innego tam nie ma.',
    },
  },
};
