import { armyOfTheDead, EQUIPMENT_IDS, SURVIVOR_IDS } from '@dreadhouse/army-of-the-dead';
import { fastChance, type Game, Match, type Viewer } from '@dreadhouse/engine';
import { type FinalGirlOptions, type FinalGirlView, finalGirl, locationCalled, teller } from '@dreadhouse/final-girl';
import { ITEM_IDS, KILLERS, mansion, skillCards, terrorscape } from '@dreadhouse/terrorscape';
import { describe, expect, test } from 'vitest';
import type { GlossaryEntry } from '../src/contract/story.ts';
import type { RuleAbout } from '../src/kit/board/types.ts';
import { type Book, bookOf, entryFor } from '../src/kit/rules/book.ts';
import { ruleOf as ruleOfEquipment } from '../src/scenes/army-of-the-dead/cards/rule-of.ts';
import { namesIn as armyNames } from '../src/scenes/army-of-the-dead/names.ts';
import { rulesAbout as rulesAboutZone } from '../src/scenes/army-of-the-dead/on-board/about-zone.ts';
import { text as armyText } from '../src/scenes/army-of-the-dead/on-board/text.ts';
import { glossary as armyGlossary } from '../src/scenes/army-of-the-dead/story/glossary.ts';
import { type View as ArmyView, missionIn } from '../src/scenes/army-of-the-dead/view.ts';
import { rulesAbout as rulesAboutSpace } from '../src/scenes/final-girl/board/about-space.ts';
import { text as girlText } from '../src/scenes/final-girl/board/text.ts';
import { glossary as girlGlossary } from '../src/scenes/final-girl/story/glossary.ts';
import { aboutRoom, rulesAbout as rulesAboutRoom } from '../src/scenes/terrorscape/board/about-room.ts';
import { text as mansionText } from '../src/scenes/terrorscape/board/text.ts';
import { ruleOf as ruleOfCard } from '../src/scenes/terrorscape/cards/rule-of.ts';
import { namesIn } from '../src/scenes/terrorscape/names.ts';
import { glossary as mansionGlossary } from '../src/scenes/terrorscape/story/glossary.ts';
import type { View as MansionView } from '../src/scenes/terrorscape/view.ts';
import { sayIn } from '../src/text/text.ts';

type Glossary = (language: 'en', options?: unknown) => readonly GlossaryEntry[];

interface Sight<View> {
  readonly view: View;
  readonly options: unknown;
  readonly book: Book;
}

/** What a viewer sees now and then in games of chance, with the book that lies beside each. */
function* sights<View>(
  game: Game<never, never>,
  glossary: Glossary,
  viewers: readonly Viewer[],
): Generator<Sight<View>> {
  for (let n = 0; n < 4; n++) {
    const seats = game.seats.min;
    const options = game.sampleOptions?.(n, seats);
    const players = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
    const started = Match.start(game as never, { options, players, luck: { kind: 'fast', seed: `book ${n}` } });
    if (!started.ok) throw new Error(started.why);
    const match = started.value as Match<unknown>;
    const book = bookOf(game.ledger, glossary('en', match.header.options), 'en');
    const chance = fastChance(`book player ${n}`);
    for (let answers = 0; !match.over && answers < 240; answers++) {
      const [seat = 0] = match.waitingFor();
      match.answer(seat, chance.pick('player:option', match.legal(seat)).id);
      if (answers % 24 !== 0) continue;
      for (const viewer of viewers) yield { view: match.view(viewer) as View, options: match.header.options, book };
    }
  }
}

/** Every one of them is a paragraph of its own in the book, and has a name. */
function expectInBook(book: Book, rules: readonly RuleAbout[]): void {
  expect(rules.length).toBeGreaterThan(0);
  for (const { name, rule } of rules) {
    expect(entryFor(book, rule)?.id, name).toBe(rule);
    expect(name, rule).not.toBe('');
  }
}

describe('a place of the board opens the book at what is there', () => {
  test('Final Girl', () => {
    const say = sayIn(girlText, 'en');
    for (const { view, options, book } of sights<FinalGirlView>(finalGirl as never, girlGlossary, [0])) {
      const spoken = teller('en', options as FinalGirlOptions);
      for (const space of Object.keys(locationCalled(view.options.location).spaces))
        expectInBook(book, rulesAboutSpace(view, space, spoken, say));
    }
  });

  test('Terrorscape, from either side', () => {
    const names = namesIn('en');
    const say = sayIn(mansionText, 'en');
    for (const { view, book } of sights<MansionView>(terrorscape as never, mansionGlossary, [0, 1, 'spectator']))
      for (const room of mansion.locations)
        expectInBook(book, rulesAboutRoom(view, room, aboutRoom(view, room, [], names, say), names, say));
  });

  test('Army of the Dead', () => {
    const names = armyNames('en');
    const say = sayIn(armyText, 'en');
    for (const { view, book } of sights<ArmyView>(armyOfTheDead as never, armyGlossary, [0]))
      for (const zone of missionIn(view).board.byId.keys()) expectInBook(book, rulesAboutZone(view, zone, names, say));
  });
});

describe('a card opens the book at the rule behind it', () => {
  test('Terrorscape', () => {
    const book = bookOf(terrorscape.ledger, [], 'en');
    for (const id of ITEM_IDS) expect(entryFor(book, ruleOfCard({ kind: 'item', id })), id).not.toBeNull();
    for (const killer of Object.values(KILLERS))
      for (const id of [...skillCards(killer, false), ...skillCards(killer, true)])
        expect(entryFor(book, ruleOfCard({ kind: 'skill', id })), id).not.toBeNull();
  });

  test('Army of the Dead', () => {
    const book = bookOf(armyOfTheDead.ledger, [], 'en');
    for (const id of EQUIPMENT_IDS) expect(entryFor(book, ruleOfEquipment({ kind: 'item', id })), id).not.toBeNull();
    for (const id of SURVIVOR_IDS) expect(entryFor(book, ruleOfEquipment({ kind: 'survivor', id })), id).not.toBeNull();
  });
});

describe.each(['en', 'pl'] as const)('chapters of the book (%s)', (language) => {
  test.each([
    [finalGirl, girlGlossary],
    [terrorscape, mansionGlossary],
    [armyOfTheDead, armyGlossary],
  ] as const)('have names of their own', (game, glossary) => {
    const titles = bookOf(game.ledger, glossary(language), language).map(({ title }) => title.toLowerCase());
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });
});
