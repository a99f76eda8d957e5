import { texts } from '../../../text/text.ts';

export const text = texts({
  en: {
    title: 'Director’s cut',
    note: 'what each side knew, turn by turn',
    killer: 'What the Killer knew',
    'killer-after': 'What the Killer could know after their turns',
    survivors: 'What the Survivors knew',
    truth: 'Show the truth on both maps',
    close: 'Back to the ending',
    nothing: 'Nothing that this side could notice.',
    controls: 'Time',
    which: 'Which side',
    hand: 'Hand: {cards}',
    empty: 'empty',
    pack: '{name}: {items}',
  },
  pl: {
    title: 'Wersja reżyserska',
    note: 'co wiedziała każda ze stron, tura po turze',
    killer: 'Co wiedział Zabójca',
    'killer-after': 'Wiedza Zabójcy po ich turach',
    survivors: 'Co wiedzieli Ocalali',
    truth: 'Pokaż prawdę na obu mapach',
    close: 'Wróć do zakończenia',
    nothing: 'Nic, co ta strona mogłaby zauważyć.',
    controls: 'Czas',
    which: 'Która strona',
    hand: 'Ręka: {cards}',
    empty: 'pusta',
    pack: '{name}: {items}',
  },
});
