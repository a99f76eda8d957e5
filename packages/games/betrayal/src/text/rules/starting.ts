import type { Chapter } from '@dreadhouse/engine';

export const starting: Chapter = {
  title: { en: 'How a haunt begins', pl: 'Rozpoczęcie nawiedzenia' },
  rules: {
    'BH-START-01': { en: 'The heroes’ introduction is read to all.', pl: 'Wstęp bohaterów czyta się wszystkim.' },
    'BH-START-02': { en: 'The heroes carry out their set-up.', pl: 'Bohaterowie wykonują swoje przygotowania.' },
    'BH-START-03': { en: 'The traitor’s introduction is read to all.', pl: 'Wstęp zdrajcy czyta się wszystkim.' },
    'BH-START-04': { en: 'The traitor carries out the own set-up.', pl: 'Zdrajca wykonuje swoje przygotowania.' },
    'BH-START-05': {
      en: 'Then each side reads the rest of its book for itself.',
      pl: 'Potem każda strona czyta resztę swojej księgi dla siebie.',
    },
    'BH-START-06': {
      en: 'Set-up comes before the first turn and may change the house.',
      pl: 'Przygotowania następują przed pierwszą turą i mogą zmienić dom.',
    },
    'BH-START-07': {
      en: 'A haunt in one book has one introduction and one set-up for all.',
      pl: 'Nawiedzenie z jednej księgi ma jeden wstęp i jedne przygotowania dla wszystkich.',
    },
    'BH-SECRET-01': {
      en: 'Introductions and set-ups are known to everybody.',
      pl: 'Wstępy i przygotowania znają wszyscy.',
    },
    'BH-SECRET-02': { en: 'The rest of a book is its side’s secret.', pl: 'Reszta księgi jest tajemnicą jej strony.' },
    'BH-SECRET-03': {
      en: 'A rule or action that is used is read to everybody, all of it.',
      pl: 'Zasadę lub działanie, którego się używa, czyta się wszystkim w całości.',
    },
    'BH-SECRET-04': { en: 'From then on it is secret no longer.', pl: 'Odtąd przestaje być tajemnicą.' },
    'BH-SECRET-05': { en: 'What is done is open to all.', pl: 'Wszystko, co się robi, jest jawne.' },
  },
};
