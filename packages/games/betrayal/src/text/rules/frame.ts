import type { Chapter } from '@dreadhouse/engine';

export const frame: Chapter = {
  title: { en: 'The frame', pl: 'Ramy gry' },
  rules: {
    'BH-GOAL-01': {
      en: 'Before the haunt nobody wins: you explore the house and grow stronger.',
      pl: 'Przed nawiedzeniem nikt nie wygrywa: badacie dom i stajecie się silniejsi.',
    },
    'BH-GOAL-02': {
      en: 'Once the haunt has begun, the first side to reach its own goal wins.',
      pl: 'Po rozpoczęciu nawiedzenia wygrywa strona, która pierwsza osiągnie swój cel.',
    },
    'BH-GOAL-03': {
      en: 'A game has two parts: exploration by all, then the haunt.',
      pl: 'Gra ma dwie części: wspólne badanie domu, a potem nawiedzenie.',
    },
    'BH-GOAL-04': {
      en: 'While exploring, everybody is on one team.',
      pl: 'Podczas badania domu wszyscy są jedną drużyną.',
    },
    'BH-GOAL-05': {
      en: 'Most haunts make one explorer the traitor and all others heroes; some divide the table otherwise.',
      pl: 'Większość nawiedzeń czyni jednego poszukiwacza zdrajcą, a resztę bohaterami; niektóre dzielą stół inaczej.',
    },
    'BH-GOAL-06': { en: 'There are fifty haunts.', pl: 'Nawiedzeń jest pięćdziesiąt.' },
    'BH-GOAL-07': {
      en: 'Each side has a book of its own with its actions and its goal.',
      pl: 'Każda strona ma własną księgę ze swoimi działaniami i celem.',
    },
    'BH-GOAL-08': {
      en: 'Where the rules are silent, a ruling decides and the game goes on.',
      pl: 'Gdzie zasady milczą, decyduje rozstrzygnięcie i gra toczy się dalej.',
    },
    'BH-GOAL-09': {
      en: 'The game is for three, four, five or six.',
      pl: 'W grę gra trzy, cztery, pięć albo sześć osób.',
    },
    'BH-GOAL-10': {
      en: 'The house is built of the tiles that you discover, and is another one every time.',
      pl: 'Dom powstaje z odkrytych płytek i za każdym razem jest inny.',
    },
  },
};
