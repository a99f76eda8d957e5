/** Small words of a question, in both languages: they say nothing of what is looked for. Without marks, as words are searched for. */
const SMALL = new Set(
  (
    'a an and are at be by can could did do does for from have how i if in is it may me must my of on or should the their ' +
    'there this to was we were what when where which who why will with you your ' +
    'albo ale bez co czego czemu czy czym dlaczego do dla gdy gdzie i ile jak jaka jaki jakie jest jesli kiedy kto ktora ktory ' +
    'lub ma mam moge moj moja mozna musze na nie o od po sa sie ta te ten to u w z za ze'
  ).split(' '),
);

interface Family {
  /** The words that people ask with. */
  readonly asked: RegExp;
  /** Beginnings of the words that rulebooks answer with. */
  readonly answered: readonly string[];
}

/** Who asks how to win may have to be told of a victory, or of a goal; the ids of rules are the same in both languages. */
const FAMILIES: readonly Family[] = [
  { asked: /^(win|wins|won|winning|victor.*)$/, answered: ['wins', 'win ', 'win.', 'win,', 'victory', 'goal'] },
  { asked: /^(wygr.*|zwyci.*)$/, answered: ['wygr', 'zwyci', 'win-', 'goal-'] },
  { asked: /^(przegr.*|porazk.*)$/, answered: ['przegr', 'porazk'] },
  { asked: /^(icons?|symbols?|pictograms?)$/, answered: ['icon', 'symbol', 'sign'] },
  { asked: /^(ikon.*|symbol.*|piktogram.*)$/, answered: ['ikon', 'symbol', 'znak'] },
];

/** A word as it was typed, without its ending, which changes in Polish and a little in English; and what else answers to it. */
export interface Wanted {
  readonly word: string;
  readonly stem: string;
  readonly family: readonly string[];
}

/** What a question, folded, looks for: its small words only where there are no others. */
export function wantedIn(question: string): readonly Wanted[] {
  const words = question.split(/[\s,.;:!?"]+/).filter((word) => word !== '');
  const telling = words.filter((word) => !SMALL.has(word));
  return (telling.length > 0 ? telling : words).map((word) => ({
    word,
    stem: word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word,
    family: familyOf(word),
  }));
}

function familyOf(word: string): readonly string[] {
  return FAMILIES.find(({ asked }) => asked.test(word))?.answered ?? [];
}
