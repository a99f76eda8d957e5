import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    house: 'Dreadhouse',
    'cannot-load': 'The game could not be loaded. Check the connection and try again.',
    home: 'Back to the shelf',
    'no-such-game': 'There is no such game on the shelf.',
    'unknown-game': 'This game is not kept in this browser. It may have been deleted, or started on another device.',
  },
  pl: {
    house: 'Dreadhouse',
    'cannot-load': 'Nie udało się wczytać gry. Sprawdź połączenie i spróbuj jeszcze raz.',
    home: 'Wróć do półki',
    'no-such-game': 'Nie ma takiej gry na półce.',
    'unknown-game':
      'Ta gra nie jest zapisana w tej przeglądarce. Mogła zostać usunięta albo zaczęta na innym urządzeniu.',
  },
});
