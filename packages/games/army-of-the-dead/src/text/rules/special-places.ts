import type { Chapter } from '@dreadhouse/engine';

/** Elevators and the Statue. */
export const specialPlaces: Chapter = {
  title: { en: 'Elevators and the Statue of Liberty', pl: 'Windy i Statua Wolności' },
  rules: {
    'AD-ELEV-01': {
      en: 'Elevator Zones on different floors count as adjacent to each other.',
      pl: 'Strefy Windy na różnych piętrach zawsze sąsiadują ze sobą.',
    },
    'AD-ELEV-02': {
      en: 'There is no line of sight between Elevator Zones on different floors.',
      pl: 'Między Strefami Windy na różnych piętrach nic nie widać.',
    },
    'AD-ELEV-03': {
      en: 'Anybody may travel from one Elevator Zone to another with one Move.',
      pl: 'Każda Postać może jednym Ruchem przejechać z jednej Strefy Windy do drugiej.',
    },
    'AD-ELEV-04': {
      en: 'Zombies take the elevator when it lies on their shortest path.',
      pl: 'Zombie korzystają z windy, jeśli prowadzi tamtędy ich najkrótsza droga.',
    },
    'AD-STATUE-01': {
      en: 'Nobody can enter the Statue of Liberty or the marked area around it.',
      pl: 'Żadna Postać nie może wejść na Statuę Wolności ani na zaznaczony obszar wokół niej.',
    },
    'AD-STATUE-02': {
      en: 'Zombies that appear in that area may only leave it, to adjacent Zones, and never come back.',
      pl: 'Zombie, które pojawią się na tym obszarze, mogą z niego tylko wyjść do sąsiednich Stref i nigdy tam nie wracają.',
    },
    'AD-STATUE-03': {
      en: 'The Statue blocks the view.',
      pl: 'Statua zasłania widok.',
    },
  },
};
