import type { Chapter } from '@dreadhouse/engine';

/** What the game is about, and what wins or loses it. */
export const general: Chapter = {
  title: { en: 'The game and its goal', pl: 'Gra i jej cel' },
  rules: {
    'FG-GEN-01': {
      en: 'You play alone: you control the heroine, while the killer and everything else are run by the rules.',
      pl: 'Grasz w pojedynkę: kierujesz bohaterką, a mordercą i całą resztą rządzą zasady gry.',
    },
    'FG-GEN-02': {
      en: 'A game needs the core set and at least one feature film. Each film provides 1 killer and 1 location.',
      pl: 'Do gry potrzebny jest zestaw podstawowy i co najmniej 1 film. Każdy film wnosi 1 mordercę i 1 lokację.',
    },
    'FG-GEN-03': {
      en: 'You may pair any available killer with any available location, even if they come from different films.',
      pl: 'Każdego dostępnego mordercę możesz zestawić z każdą dostępną lokacją, także z innego filmu.',
    },
    'FG-GEN-04': {
      en: 'Every film adds 2 heroine cards, and each heroine can face any killer in any location.',
      pl: 'Każdy film dodaje 2 karty bohaterek, a każda bohaterka może zmierzyć się z dowolnym mordercą w dowolnej lokacji.',
    },
    'FG-GEN-05': {
      en: 'A mark on every film card shows which killer or which location it belongs to.',
      pl: 'Symbol na każdej karcie filmu wskazuje, do którego mordercy albo do której lokacji ta karta należy.',
    },
    'FG-GEN-06': {
      en: 'You have a single goal: defeat the killer.',
      pl: 'Liczy się tylko jedno: musisz pokonać mordercę.',
    },
    'FG-GEN-07': {
      en: 'A killer or a location may bring special rules of its own. They add to the basic rules or change them.',
      pl: 'Morderca i lokacja mogą wprowadzać własne zasady specjalne. Uzupełniają one zasady podstawowe albo je zmieniają.',
    },
    'FG-GEN-08': {
      en: 'Only a death ends the game: you lose when the heroine dies and win when the killer dies.',
      pl: 'Grę kończy wyłącznie śmierć: przegrywasz, gdy ginie bohaterka, a wygrywasz, gdy ginie morderca.',
    },
    'FG-GEN-09': {
      en: 'If the heroine and the killer die at the same time, you win.',
      pl: 'Jeśli bohaterka i morderca zginą w tej samej chwili, wygrywasz.',
    },
    'FG-GEN-10': {
      en: 'You do not have to save victims, and saving them does not win the game by itself.',
      pl: 'Nie musisz ratować ofiar, a samo ich uratowanie nie daje zwycięstwa.',
    },
    'FG-GEN-11': {
      en: 'Saving victims brings rewards. Save enough of them and you unlock the heroine’s ultimate ability.',
      pl: 'Ratowanie ofiar przynosi nagrody, a uratowanie odpowiedniej ich liczby odblokowuje ostateczną zdolność bohaterki.',
    },
  },
};
