import { finalGirl } from '@dreadhouse/final-girl';
import { REGISTERED } from '@dreadhouse/registry';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../src/contract/scene.ts';
import { bookOf, entryFor, linked } from '../src/kit/rules/book.ts';
import { folded, search } from '../src/kit/rules/search.ts';
import { glossary } from '../src/scenes/final-girl/story/glossary.ts';

/** Of every game; the scenes themselves bring typefaces, which need a page. */
const GLOSSARIES = import.meta.glob<{ readonly glossary: NonNullable<Scene['glossary']> }>(
  '../src/scenes/*/story/glossary.ts',
);

const OPTIONS = { killer: 'hans', location: 'camp', heroine: 'laurie' };
const english = bookOf(finalGirl.ledger, glossary('en', OPTIONS), 'en');
const polish = bookOf(finalGirl.ledger, glossary('pl', OPTIONS), 'pl');
const ids = (query: string, book = english): string[] => search(book, query).map(({ entry }) => entry.id);

describe('searching the rulebook', () => {
  test('does not mind marks and capitals, and keeps places', () => {
    expect(folded('Zażółć GĘŚLĄ Jaźń’s')).toBe("zazolc gesla jazn's");
    expect(folded('ŁÓDŹ')).toHaveLength(4);
  });

  test('finds a rule by its id, first', () => {
    expect(ids('FG-TARG-05')[0]).toBe('FG-TARG-05');
    expect(ids('targ-05')[0]).toBe('FG-TARG-05');
  });

  test('finds cards by name before texts that mention them', () => {
    expect(ids('axe')[0]).toBe('item.axe');
    expect(ids('mysterious pills')[0]).toBe('item.pills');
    expect(ids('dock')[0]).toBe('space.camp.dock');
  });

  test('finds Polish words in other cases, typed without marks', () => {
    const hits = search(polish, 'morderca rusza');
    expect(hits.length).toBeGreaterThan(0);
    expect(ids('ofiara', polish).length).toBeGreaterThan(10);
    expect(ids('zeton', polish).length).toBeGreaterThan(0);
  });

  test('needs all the words, and marks them', () => {
    const hits = search(english, 'terror deck');
    expect(hits.length).toBeGreaterThan(0);
    for (const { entry, chapter, marks } of hits) {
      const all = folded(`${entry.name ?? ''} ${entry.id} ${entry.text} ${chapter.title}`);
      expect(all).toContain('terr');
      expect(all).toContain('deck');
      for (const [from, to] of marks) expect(folded(entry.text.slice(from, to))).toMatch(/terr|deck/);
    }
  });

  test('finds nothing in nothing', () => {
    expect(ids('   ')).toEqual([]);
    expect(ids('xyzzy')).toEqual([]);
  });
});

describe('what first players ask', () => {
  const books = REGISTERED.flatMap((one) => (['en', 'pl'] as const).map((language) => ({ id: one.id, one, language })));
  const bookIn = async ({ one, language }: (typeof books)[number]) => {
    const [game, story] = await Promise.all([one.load(), GLOSSARIES[`../src/scenes/${one.id}/story/glossary.ts`]?.()]);
    return bookOf(game.ledger, story?.glossary(language) ?? [], language);
  };

  test.each(books)('$id, $language: how to win leads to a rule about winning', async (one) => {
    const book = await bookIn(one);
    for (const question of one.language === 'en' ? ['How do I win?', 'victory'] : ['Jak wygrać?', 'zwycięstwo']) {
      const first = search(book, question).slice(0, 3);
      expect(first.map(({ entry }) => entry.text).join(' ')).toMatch(
        one.language === 'en' ? /\b(win|wins|victory|goal)\b/i : /wygr|zwyci/i,
      );
      expect(first.some(({ chapter }) => chapter.kind === 'rules')).toBe(true);
    }
  });

  test.each(books)('$id, $language: every icon stands in the book, with its picture and its meaning', async (one) => {
    const book = await bookIn(one);
    const found = search(book, one.language === 'en' ? 'icon' : 'ikony').map(({ entry }) => entry);
    const icons = book.flatMap(({ entries }) => entries.filter(({ id }) => id.startsWith('sign.')));
    expect(icons.length).toBeGreaterThan(5);
    for (const icon of icons) {
      expect(icon.sign).toBeDefined();
      expect(found).toContain(icon);
      expect(search(book, icon.name ?? '').map(({ entry }) => entry)).toContain(icon);
    }
  });

  test('small words alone are looked for all the same', () => {
    expect(ids('you').length).toBeGreaterThan(0);
  });

  test('a short word is not found by chance within others', () => {
    expect(search(english, 'win').every(({ entry }) => !/drawing/i.test(entry.name ?? ''))).toBe(true);
    expect(ids('win')[0]).toMatch(/^FG-(GEN|END)/);
  });
});

describe('the rulebook', () => {
  test('opens at rules, cards and targets of the table', () => {
    expect(entryFor(english, 'FG-KILL-01')?.id).toBe('FG-KILL-01');
    expect(entryFor(english, 'hand:walk')?.id).toBe('action.walk');
    expect(entryFor(english, 'item:crucifix#2')?.id ?? null).toBe(entryFor(english, 'crucifix')?.id ?? null);
    expect(entryFor(english, 'cabins')?.id).toBe('space.camp.cabins');
    expect(entryFor(english, 'nothing of the kind')).toBeNull();
  });

  test('lists only what can come up in the match, and everything without one', () => {
    const listed = glossary('en', OPTIONS).map(({ id }) => id);
    expect(listed).toContain('killer.hans');
    expect(listed).not.toContain('killer.geppetto');
    expect(listed).not.toContain('dream.d1');
    expect(listed).not.toContain('action.atone');
    expect(listed).not.toContain('heroine.reiko');
    const all = glossary('en').map(({ id }) => id);
    expect(all).toContain('killer.geppetto');
    expect(all).toContain('dream.d1');
    expect(new Set(all).size).toBe(all.length);
  });

  test('says the same things in both languages', () => {
    expect(glossary('pl').map(({ id }) => id)).toEqual(glossary('en').map(({ id }) => id));
    for (const { id, name, text } of glossary('pl')) expect(name !== '' && text !== '', id).toBe(true);
  });

  test('links other rules that a text names', () => {
    const pieces = linked('As in FG-KILL-01, and XX-NO-01.', (id) => id === 'FG-KILL-01');
    expect(pieces.filter(({ link }) => link).map(({ text }) => text)).toEqual(['FG-KILL-01']);
    expect(pieces.map(({ text }) => text).join('')).toBe('As in FG-KILL-01, and XX-NO-01.');
  });
});
