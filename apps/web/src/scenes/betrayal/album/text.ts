import { texts } from '../../../text/text.ts';

/** What the page is called. */
export const albumTitle = texts({
  en: { title: 'Haunts met' },
  pl: { title: 'Nawiedzenia' },
});

export const text = texts({
  en: {
    met: '{met} of {all} met here',
    note: 'Whatever is not met yet stays unknown. Once a haunt has been played to its end, both its books can be read here.',
    unmet: 'not met yet',
    'not-ended': 'not played to its end yet',
    'heroes-won': 'won as a hero: {n}',
    'heroes-lost': 'lost as a hero: {n}',
    'traitor-won': 'won as the traitor: {n}',
    'traitor-lost': 'lost as the traitor: {n}',
    'alone-won': 'won alone: {n}',
    'alone-lost': 'lost alone: {n}',
    all: 'All haunts',
    rules: 'Rules of the game',
    seats: 'As it is for',
    'for-seats': '{n} players',
    closed: 'Its books stay closed until it has been played to its end here.',
    'no-such': 'There is no such haunt.',
  },
  pl: {
    met: 'Poznano tu {met} z {all}',
    note: 'Co jeszcze niepoznane, pozostaje tajemnicą. Gdy nawiedzenie zostanie rozegrane do końca, można tu przeczytać obie jego księgi.',
    unmet: 'jeszcze niepoznane',
    'not-ended': 'jeszcze nierozegrane do końca',
    'heroes-won': 'wygrane po stronie bohaterów: {n}',
    'heroes-lost': 'przegrane po stronie bohaterów: {n}',
    'traitor-won': 'wygrane w roli zdrajcy: {n}',
    'traitor-lost': 'przegrane w roli zdrajcy: {n}',
    'alone-won': 'wygrane w pojedynkę: {n}',
    'alone-lost': 'przegrane w pojedynkę: {n}',
    all: 'Wszystkie nawiedzenia',
    rules: 'Zasady gry',
    seats: 'Jak dla',
    'for-seats': '{n} graczy',
    closed: 'Jego księgi pozostają zamknięte, dopóki nie zostanie tu rozegrane do końca.',
    'no-such': 'Nie ma takiego nawiedzenia.',
  },
});
