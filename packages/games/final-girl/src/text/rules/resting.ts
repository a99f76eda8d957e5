import type { Chapter } from '@dreadhouse/engine';

/** How the heroine recovers health. */
export const resting: Chapter = {
  title: { en: 'Resting and healing', pl: 'Odpoczywanie i uzdrawianie' },
  rules: {
    'FG-HEAL-01': {
      en: 'Each heart symbol, on an action card or any other card, gives the heroine back 1 health marker, up to her maximum health.',
      pl: 'Każdy symbol serca, na karcie akcji lub innej karcie, przywraca bohaterce 1 znacznik zdrowia, ale nie ponad jej maksymalne zdrowie.',
    },
    'FG-HEAL-02': {
      en: 'The heroine can never have more health than she started with; Laurie, for example, never has more than 5.',
      pl: 'Zdrowie bohaterki nigdy nie przekracza wartości z początku gry; w przypadku Laurie jest to 5.',
    },
    'FG-HEAL-03': {
      en: 'Short Rest, double success: recover 2 health; single success: recover 1 health and lose 1 time.',
      pl: '„Krótki odpoczynek”, podwójny sukces: odzyskujesz 2 punkty zdrowia; pojedynczy sukces: odzyskujesz 1 punkt zdrowia i tracisz 1 punkt czasu.',
    },
  },
};
