import type { Chapter } from '@dreadhouse/engine';

export const anatomy: Chapter = {
  title: { en: 'What a haunt is made of', pl: 'Budowa nawiedzenia' },
  rules: {
    'BH-STRUCT-01': {
      en: 'A haunt has data, introduction and set-up, rules, other information, and monsters where there are some.',
      pl: 'Nawiedzenie ma dane, wstęp i przygotowania, zasady, inne informacje oraz Potwory, jeśli są.',
    },
    'BH-STRUCT-02': { en: 'Its data are the same for both sides.', pl: 'Dane są takie same dla obu stron.' },
    'BH-STRUCT-03': {
      en: 'The introduction tells each side another story and has no rules.',
      pl: 'Wstęp opowiada każdej stronie inną historię i nie zawiera zasad.',
    },
    'BH-STRUCT-04': { en: 'Each side has its own set-up.', pl: 'Każda strona ma własne przygotowania.' },
    'BH-STRUCT-05': {
      en: 'Its special rules hold in that haunt only.',
      pl: 'Jego zasady specjalne obowiązują tylko w nim.',
    },
    'BH-STRUCT-06': {
      en: 'Its special actions are optional, each once per turn.',
      pl: 'Jego specjalne działania są nieobowiązkowe, każde raz na turę.',
    },
    'BH-STRUCT-07': { en: 'A goal says how a side wins.', pl: 'Cel mówi, jak strona wygrywa.' },
    'BH-STRUCT-08': { en: 'Both sides see which tokens it needs.', pl: 'Obie strony widzą, jakich żetonów wymaga.' },
    'BH-STRUCT-09': {
      en: 'Tiles that matter are named with their regions.',
      pl: 'Ważne płytki wymienia się wraz z ich obszarami.',
    },
    'BH-STRUCT-10': {
      en: 'The winner’s closing words are read to all.',
      pl: 'Słowa końcowe zwycięzcy czyta się wszystkim.',
    },
    'BH-STRUCT-11': {
      en: 'What monsters are stands in the traitor’s book.',
      pl: 'To, czym są Potwory, jest w księdze zdrajcy.',
    },
    'BH-STRUCT-12': { en: 'A monster’s values are its dice.', pl: 'Wartości Potwora to liczby jego kości.' },
    'BH-STRUCT-13': {
      en: 'A monster may have rules and actions of its own.',
      pl: 'Potwór może mieć własne zasady i działania.',
    },
    'BH-STRUCT-14': { en: 'They hold for that kind only.', pl: 'Dotyczą one tylko tego rodzaju.' },
    'BH-STRUCT-15': { en: 'Haunt 1 has two versions and a Ghost.', pl: 'Nawiedzenie 1 ma dwie wersje i Ducha.' },
  },
};
