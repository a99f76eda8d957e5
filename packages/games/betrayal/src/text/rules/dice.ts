import type { Chapter } from '@dreadhouse/engine';

export const dice: Chapter = {
  title: { en: 'Dice', pl: 'Kości' },
  rules: {
    'BH-DICE-01': { en: 'There are eight dice with 0, 1 and 2.', pl: 'Jest osiem kości z wartościami 0, 1 i 2.' },
    'BH-DICE-02': { en: 'The result is the sum of the pips.', pl: 'Wynikiem jest suma oczek.' },
    'BH-DICE-03': {
      en: 'A trait roll takes as many dice as the trait is worth.',
      pl: 'Rzut cechy wykonuje się tyloma kośćmi, ile wynosi cecha.',
    },
    'BH-DICE-04': {
      en: 'In an attack both sides roll the same trait, each its own.',
      pl: 'W ataku obie strony rzucają tą samą, ale własną cechą.',
    },
    'BH-DICE-05': {
      en: 'Attacks are made with Might, unless something says otherwise.',
      pl: 'Atakuje się Siłą, chyba że coś mówi inaczej.',
    },
    'BH-DICE-06': {
      en: 'Whoever rolls less takes the difference as damage, the attacker too.',
      pl: 'Kto rzuci mniej, otrzymuje różnicę jako obrażenia, także atakujący.',
    },
    'BH-DICE-07': {
      en: 'A haunt roll takes as many dice as Omens have been drawn.',
      pl: 'Rzut nawiedzenia wykonuje się tyloma kośćmi, ile dobrano Omenów.',
    },
    'BH-DICE-08': { en: 'With 5 or more the haunt begins.', pl: 'Od 5 wzwyż zaczyna się nawiedzenie.' },
    'BH-DICE-09': {
      en: 'Where a rule just says to roll dice, it is no trait roll.',
      pl: 'Gdzie zasada każe po prostu rzucić kośćmi, nie jest to rzut cechy.',
    },
  },
};
