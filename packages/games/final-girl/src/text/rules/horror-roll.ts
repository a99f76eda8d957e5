import type { Chapter } from '@dreadhouse/engine';

/** How dice decide what an action card does. */
export const horrorRoll: Chapter = {
  title: { en: 'The horror roll', pl: 'Rzut horroru' },
  rules: {
    'FG-ROLL-01': {
      en: 'Most action cards, and some other cards, call for a horror roll.',
      pl: 'Do rozpatrzenia większości kart akcji i niektórych innych kart potrzebny jest rzut horroru.',
    },
    'FG-ROLL-02': {
      en: 'The space of the horror marker on the horror track tells you how many dice to use for a horror roll.',
      pl: 'Liczbę kości w rzucie horroru wskazuje to pole toru horroru, na którym stoi znacznik horroru.',
    },
    'FG-ROLL-03': {
      en: 'In normal mode, a horror roll uses 2 dice at horror level 3 and also 2 dice at horror level 4.',
      pl: 'W trybie normalnym zarówno na 3., jak i na 4. poziomie horroru wykonujesz rzut horroru 2 kośćmi.',
    },
    'FG-ROLL-04': {
      en: 'In a horror roll, each die showing 5 or 6 is a success.',
      pl: 'W rzucie horroru każda kość z wynikiem 5 lub 6 to sukces.',
    },
    'FG-ROLL-05': {
      en: 'In a horror roll, each die showing 3 or 4 is a partial success.',
      pl: 'W rzucie horroru każda kość z wynikiem 3 lub 4 to częściowy sukces.',
    },
    'FG-ROLL-06': {
      en: 'In a horror roll, a die showing 1 or 2 adds nothing.',
      pl: 'W rzucie horroru kość z wynikiem 1 lub 2 nic nie daje.',
    },
    'FG-ROLL-07': {
      en: 'You may discard 2 action cards from your hand to turn one partial success (a 3 or 4) into a success.',
      pl: 'Możesz odrzucić z ręki 2 karty akcji, aby jeden częściowy sukces (wynik 3 lub 4) stał się sukcesem.',
    },
    'FG-ROLL-08': {
      en: 'You may convert every die showing 3 or 4 into a success, discarding 2 action cards from your hand for each die.',
      pl: 'Każdą kość z wynikiem 3 lub 4 możesz zamienić na sukces, ale za każdą z osobna odrzucasz z ręki 2 karty akcji.',
    },
    'FG-ROLL-09': {
      en: 'You never have to convert a partial success; you may keep the roll as it is.',
      pl: 'Zamiana częściowego sukcesu na sukces nigdy nie jest obowiązkowa – możesz pozostać przy wyrzuconym wyniku.',
    },
    'FG-ROLL-10': {
      en: 'If you neither rolled a success nor converted a die into one, the horror roll is a failure.',
      pl: 'Jeśli na kościach nie ma ani jednego sukcesu – wyrzuconego lub uzyskanego przez zamianę – rzut horroru jest porażką.',
    },
    'FG-ROLL-11': {
      en: 'Card effects may change the number of dice in a horror roll.',
      pl: 'Efekty kart mogą zmieniać liczbę kości w rzucie horroru.',
    },
    'FG-ROLL-12': {
      en: 'Some cards, such as Close Call, let you re-roll some or all of the dice of a horror roll.',
      pl: 'Dzięki niektórym kartom, takim jak „O mały włos”, możesz ponownie rzucić częścią kości lub wszystkimi kośćmi rzutu horroru.',
    },
    'FG-ROLL-13': {
      en: 'A horror roll always uses at least 1 die, whatever reduces the number.',
      pl: 'W rzucie horroru zawsze używasz co najmniej 1 kości, niezależnie od tego, co zmniejsza ich liczbę.',
    },
    'FG-ROLL-14': {
      en: 'A horror roll is not limited to 6 dice: if more are due, note the results, roll the missing dice and count all results together.',
      pl: 'Liczba kości w rzucie horroru nie jest ograniczona do 6: gdy potrzeba ich więcej, zanotuj wyniki, dorzuć brakujące kości i policz wszystkie wyniki łącznie.',
    },
  },
};
