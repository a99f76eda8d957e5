import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    house: 'Dreadhouse',
    'cannot-load': 'The game could not be loaded. Check the connection and try again.',
    home: 'Back to the shelf',
    'no-such-game': 'There is no such game on the shelf.',
    'no-such-page': 'There is no such page. The address may have been mistyped.',
    incomplete: 'This address is incomplete: something is missing at its end. Ask for the link once more.',
    elsewhere: 'This game is open in another tab of this browser, and goes on there. Nothing of it is lost.',
    'play-here': 'Play on in this tab',
    'unknown-game': 'This game is not kept in this browser. It may have been deleted, or started on another device.',
    'unkept-game':
      'This browser keeps nothing for this page, so the game ended with it. If you saved it as a file, open that on the shelf.',
  },
  pl: {
    house: 'Dreadhouse',
    'cannot-load': 'Nie udało się wczytać gry. Sprawdź połączenie i spróbuj jeszcze raz.',
    home: 'Wróć do półki',
    'no-such-game': 'Nie ma takiej gry na półce.',
    'no-such-page': 'Nie ma takiej strony. Może w adresie jest błąd.',
    incomplete: 'Ten adres jest niepełny: brakuje czegoś na końcu. Poproś o link jeszcze raz.',
    elsewhere: 'Ta gra jest otwarta w innej karcie tej przeglądarki i toczy się tam dalej. Nic z niej nie ginie.',
    'play-here': 'Graj dalej w tej karcie',
    'unknown-game':
      'Ta gra nie jest zapisana w tej przeglądarce. Mogła zostać usunięta albo zaczęta na innym urządzeniu.',
    'unkept-game':
      'Ta przeglądarka niczego dla tej strony nie zapisuje, więc gra skończyła się razem z nią. Jeśli masz ją w pliku, otwórz go na półce.',
  },
});
