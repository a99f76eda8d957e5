import { texts } from '../../../text/text.ts';

export const text = texts({
  en: {
    start: 'Open the front door',
    scenario: 'Why have you come?',
    vote: 'A vote',
    'vote-note': 'You decide together at the table.',
    explorers: 'Who goes in?',
    chosen:
      '{n} of {of} chosen, in the order of the seats; whoever is missing is found. Two of one colour are the two faces of one card: only one of them can come.',
    people: 'Who plays?',
    count: 'Seats',
    rules: 'More rules',
    first: 'Who begins',
    birthday: 'whose birthday is next',
    tonight: 'Tonight’s haunt',
    'any-haunt': 'as scenario and omen decide',
    'no-spoiler':
      'Whoever knows the haunt beforehand knows what is coming; the rulebook leaves it to scenario and omen.',
    'unmet-haunts': 'as scenario and omen decide, but only such as were never met here',
    unmet: 'not met yet',
    'event-haunts': 'Events may bring a haunt',
    'event-haunts-note': 'Five Events have haunts of their own. The rulebook plays without.',
  },
  pl: {
    start: 'Otwórz drzwi wejściowe',
    scenario: 'Po co przyszliście?',
    vote: 'Głosowanie',
    'vote-note': 'Zdecydujecie razem przy stole.',
    explorers: 'Kto wchodzi?',
    chosen:
      'Wybrano {n} z {of}, w kolejności miejsc; brakujące osoby dobierze dom. Dwie osoby jednego koloru to dwie strony jednej karty: może przyjść tylko jedna z nich.',
    people: 'Kto gra?',
    count: 'Miejsca',
    rules: 'Więcej zasad',
    first: 'Kto zaczyna',
    birthday: 'kto ma najbliższe urodziny',
    tonight: 'Nawiedzenie na dziś',
    'any-haunt': 'według scenariusza i Omenu',
    'no-spoiler': 'Kto zna nawiedzenie z góry, wie, co nadchodzi; instrukcja zostawia to scenariuszowi i Omenowi.',
    'unmet-haunts': 'jak zdecydują scenariusz i Omen, ale tylko spośród jeszcze tu niepoznanych',
    unmet: 'jeszcze niepoznane',
    'event-haunts': 'Wydarzenia mogą sprowadzić nawiedzenie',
    'event-haunts-note': 'Pięć Wydarzeń ma własne nawiedzenia. Według instrukcji gra się bez nich.',
  },
});
