import { type Wanted, wantedIn } from './asked.ts';
import type { Book, BookChapter, Entry } from './book.ts';

/** Letters as they are searched for: small, without marks. One letter stays one letter, so that places in the text stay the same. */
export function folded(text: string): string {
  return text.replace(/[^a-z0-9 ]/g, foldedLetter);
}

const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', '’': "'" };

function foldedLetter(letter: string): string {
  const small = letter.toLowerCase();
  if (small.length !== 1) return letter; // a letter that changes its length would move all places after it
  return PLAIN[small] ?? small.normalize('NFD').charAt(0);
}

interface Hit {
  readonly chapter: BookChapter;
  readonly entry: Entry;
  /** Where in the entry's text the words are: `[from, to)`, in order, not overlapping. */
  readonly marks: readonly (readonly [number, number])[];
  readonly score: number;
}

/** Every entry that has all the words, or what else answers to them, the best first: names and ids before texts, whole words before stems. */
export function search(book: Book, query: string): readonly Hit[] {
  const wanted = wantedIn(folded(query));
  if (wanted.length === 0) return [];
  const hits = book.flatMap((chapter) => chapter.entries.flatMap((entry) => hitIn(chapter, entry, wanted)));
  return hits.sort((a, b) => b.score - a.score);
}

function hitIn(chapter: BookChapter, entry: Entry, wanted: readonly Wanted[]): Hit[] {
  const { title, text } = foldedEntry(entry);
  const heading = ` ${folded(chapter.title)}`;
  let score = 0;
  for (const one of wanted) {
    const found = scoreOf(one, title, text, heading);
    if (found === 0) return [];
    score += found;
  }
  return [{ chapter, entry, marks: marksIn(text.slice(1), wanted), score }];
}

/** Two words of a family are better than one, and a chapter about it is the place to look. */
function scoreOf({ word, stem, family }: Wanted, title: string, text: string, heading: string): number {
  const asTyped =
    scoreIn(title, word, 12) ||
    scoreIn(title, stem, 8) ||
    scoreIn(text, word, 4) ||
    scoreIn(text, stem, 2) ||
    scoreIn(heading, stem, 1);
  let akin = 0;
  for (const member of family) {
    if (isBegun(title, member)) akin += 6;
    if (isBegun(text, member)) akin += 3;
    if (isBegun(heading, member)) akin += 3;
  }
  return asTyped + akin;
}

interface Folded {
  readonly title: string;
  readonly text: string;
}

const entries = new WeakMap<Entry, Folded>();

/** Folded once, with a space in front, so that every word begins after one. */
function foldedEntry(entry: Entry): Folded {
  let found = entries.get(entry);
  if (found === undefined) {
    found = { title: ` ${folded(`${entry.name ?? ''} ${entry.id}`)}`, text: ` ${folded(entry.text)}` };
    entries.set(entry, found);
  }
  return found;
}

/** So short a word is found by chance within others, and at their beginning. */
const SHORT = 3;

/** More where it begins a word, and more again where it is the whole word. */
function scoreIn(text: string, part: string, worth: number): number {
  const begins = STARTS.filter((start) => text.includes(start + part));
  if (begins.length === 0) return part.length > SHORT && text.includes(part) ? worth / 2 : 0;
  if (begins.some((start) => isWhole(text, start + part))) return worth + 2;
  return part.length > SHORT ? worth + 1 : worth / 2;
}

function isBegun(text: string, part: string): boolean {
  return STARTS.some((start) => text.includes(start + part));
}

function isWhole(text: string, part: string): boolean {
  return !/[a-z]/.test(text.charAt(text.indexOf(part) + part.length));
}

const STARTS = [' ', '-', '(', '„', '“', '.'];

function marksIn(text: string, wanted: readonly Wanted[]): readonly (readonly [number, number])[] {
  const found = wanted.flatMap(({ word, stem, family }) => [
    ...placesOf(text, text.includes(word) ? word : stem),
    ...family.flatMap((member) => placesOf(text, member.trim())),
  ]);
  const marks: [number, number][] = [];
  for (const [from, to] of found.sort((a, b) => a[0] - b[0])) {
    const last = marks.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

function placesOf(text: string, part: string): [number, number][] {
  const places: [number, number][] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    places.push([at, at + part.length]);
  return places;
}
