import { type AnyGame, fastChance, Match, type OptionView, randomAnswer } from '@dreadhouse/engine';
import { REGISTERED } from '@dreadhouse/registry';
import { describe, expect, test } from 'vitest';
import type { Guide, Words } from '../src/contract/scene.ts';
import type { Moment } from '../src/contract/table.ts';
import { isSaidAtOnce } from '../src/kit/decision/note.ts';
import type { Language } from '../src/settings/settings.ts';
import { momentOf } from '../src/table/moment.ts';

type In<T> = (language: Language, options: unknown) => T;

/** What each scene says; without its pictures, which only the page's build knows. */
const GUIDES = import.meta.glob<{ readonly guide: In<Guide> }>('../src/scenes/*/guide/guide.ts', { eager: true });
const WORDS = import.meta.glob<{ readonly words: In<Words> }>('../src/scenes/*/guide/words.ts', { eager: true });

const LANGUAGES = ['en', 'pl'] as const;
const GAMES = 30;

interface Reader {
  readonly language: string;
  readonly words: Words;
  readonly guide: Guide;
}

/** What the player reads of an option: its name, its price, and what comes of it. */
function read({ words, guide }: Reader, option: OptionView, moment: Moment): string {
  const kind = moment.decision?.kind ?? '';
  const costs = Object.entries(option.cost ?? {}).map(([what, n]) => guide.cost(what, n));
  return [words.option(kind, option), ...costs, guide.consequence(kind, option, moment) ?? ''].join(' | ');
}

/** What looks like an id, a key or a hole, not like a word. */
const RAW = /[{}×]|\bNaN\b|\bundefined\b|\bnull\b|\b(?:ask|option|why|name)\.[a-z]|[a-z]_[a-z]|[a-z]:[a-z]|#\d/;

/** Answers that give something up: what that is has to be in sight, in every language. */
const GIVING_UP = /^(?:done|end|go-on|stay|pass|stop|enough|finish)$/;

/** Options of one question that read alike, are empty, or have no words of their own: the forbidden ones are read as well. */
function troubleIn(reader: Reader, moment: Moment): string[] {
  const { decision } = moment;
  const all = decision?.options ?? [];
  const said = all.map((option) => ({
    id: option.id,
    text: read(reader, option, moment),
    open: option.blocked === undefined,
  }));
  const consequenceOf = (id: string): string | null => {
    const option = all.find((one) => one.id === id);
    return option === undefined ? null : reader.guide.consequence(decision?.kind ?? '', option, moment);
  };
  const open = said.filter((one) => one.open);
  const alike = open.filter(({ text }, i) => open.findIndex((one) => one.text === text) !== i);
  const folded = all.filter(({ id, blocked, at }) => {
    const note = blocked === undefined && GIVING_UP.test(id) ? consequenceOf(id) : null;
    return note !== null && !isSaidAtOnce(note, at === undefined);
  });
  const wordless = said.filter(({ text }) => /^\s*\|/.test(text) || RAW.test(text));
  const name = (what: string, { id, text }: { id: string; text: string }): string =>
    `${reader.language} ${decision?.kind}: ${what}: ${id.replace(/[0-9]+/g, '0')} "${text}"`;
  return [
    ...alike.map((one) => name('alike', one)),
    ...wordless.map((one) => name('no words', one)),
    ...folded.map(({ id }) => name('folded', { id, text: consequenceOf(id) ?? '' })),
  ];
}

const folder = ({ id }: AnyGame, file: string): string => `../src/scenes/${id}/guide/${file}.ts`;

/** Plays the n-th random game and reads every question in both languages. */
function readGame(game: AnyGame, n: number): string[] {
  const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
  const players = Array.from({ length: seats }, (_, i) => `Seat ${i}`);
  const options = game.sampleOptions(n, seats);
  const started = Match.start(game, { options, players, luck: { kind: 'fast', seed: `read ${n}` } });
  if (!started.ok) throw new Error(started.why);
  const readers = LANGUAGES.map((language): Reader => {
    const [words, guide] = [WORDS[folder(game, 'words')]?.words, GUIDES[folder(game, 'guide')]?.guide];
    if (words === undefined || guide === undefined) throw new Error(`${game.id} says nothing.`);
    return { language, words: words(language, options), guide: guide(language, options) };
  });
  const chance = fastChance(`read ${n} player`);
  const match = started.value;
  const found: string[] = [];
  while (!match.over) {
    const { seat, option } = randomAnswer(match.run, chance);
    const moment = momentOf(match, seat);
    for (const reader of readers) found.push(...troubleIn(reader, moment));
    match.answer(seat, option.id);
  }
  return found;
}

describe.each(REGISTERED)('$title', ({ load }) => {
  test('no two answers to a question read alike, and each has words of its own, in both languages', async () => {
    const game = await load();
    const found = Array.from({ length: GAMES }, (_, n) => readGame(game, n)).flat();
    expect([...new Set(found)].sort()).toEqual([]);
  }, 120_000);
});
