import type { Chapter } from '@dreadhouse/engine';

export const setup: Chapter = {
  title: { en: 'Setting up', pl: 'Przygotowania' },
  rules: {
    'BH-SETUP-01': {
      en: 'The two haunt books stay shut until a haunt begins.',
      pl: 'Obie księgi pozostają zamknięte, dopóki nie zacznie się nawiedzenie.',
    },
    'BH-SETUP-02': { en: 'Everybody picks an explorer.', pl: 'Każdy wybiera poszukiwacza.' },
    'BH-SETUP-03': {
      en: 'The two explorers on one card are never in the same game.',
      pl: 'Dwoje poszukiwaczy z jednej karty nigdy nie gra razem.',
    },
    'BH-SETUP-04': { en: 'Each trait begins on its green number.', pl: 'Każda cecha zaczyna na zielonej liczbie.' },
    'BH-SETUP-05': { en: 'All dice lie in one pool for everybody.', pl: 'Wszystkie kości tworzą jedną wspólną pulę.' },
    'BH-SETUP-06': {
      en: 'Events, Items and Omens are shuffled into a deck each, face down.',
      pl: 'Wydarzenia, Przedmioty i Omeny tworzą osobne, potasowane, zakryte talie.',
    },
    'BH-SETUP-07': {
      en: 'The summaries for monsters and the traitor lie open for all.',
      pl: 'Skróty zasad Potworów i zdrajcy leżą jawnie dla wszystkich.',
    },
    'BH-SETUP-08': { en: 'Everybody gets a summary of a turn.', pl: 'Każdy dostaje skrót przebiegu tury.' },
    'BH-SETUP-09': {
      en: 'The house begins as the three starting tiles, far apart from one another.',
      pl: 'Na początku dom to trzy płytki początkowe, leżące daleko od siebie.',
    },
    'BH-SETUP-10': {
      en: 'All other tiles are shuffled into one stack, face down.',
      pl: 'Wszystkie inne płytki tworzą jeden potasowany, zakryty stos.',
    },
    'BH-SETUP-11': {
      en: 'All explorers begin in the Entrance Hall.',
      pl: 'Wszyscy poszukiwacze zaczynają w Holu Wejściowym.',
    },
    'BH-SETUP-12': {
      en: 'The table agrees on one of the five scenarios; the other four leave the game.',
      pl: 'Stół wybiera jeden z pięciu scenariuszy; cztery pozostałe nie biorą udziału w grze.',
    },
    'BH-SETUP-13': {
      en: 'The scenario says why you came, and later which haunt is played.',
      pl: 'Scenariusz mówi, po co przyszliście, a później decyduje, które nawiedzenie się rozegra.',
    },
    'BH-SETUP-14': {
      en: 'Counters and tokens wait aside until a haunt needs them.',
      pl: 'Liczniki i żetony czekają na boku, aż nawiedzenie ich zażąda.',
    },
    'BH-SETUP-15': {
      en: 'Whose explorer’s birthday comes next begins.',
      pl: 'Zaczyna osoba, której poszukiwacz ma najbliższe urodziny.',
    },
    'BH-SETUP-16': { en: 'Turns go clockwise.', pl: 'Tury następują zgodnie z ruchem wskazówek zegara.' },
  },
};
