import {
  allEntries,
  type BetrayalOptions,
  betrayal,
  EXPLORER_IDS,
  explorerDef,
  hauntNumbered,
  REGIONS,
  type Region,
} from '@dreadhouse/betrayal';
import { fastChance, Match, randomAnswer } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { CELL, openDoorsOf, planOf, thresholdOf, tilesIn } from '../src/scenes/betrayal/board/plan.ts';
import { askedOf, floorOf } from '../src/scenes/betrayal/board/where.ts';
import { callName } from '../src/scenes/betrayal/call-name.ts';
import { eventText } from '../src/scenes/betrayal/cards/event-text.ts';
import { events } from '../src/scenes/betrayal/events.ts';
import { glance } from '../src/scenes/betrayal/glance.tsx';
import { guide } from '../src/scenes/betrayal/guide/guide.ts';
import { words } from '../src/scenes/betrayal/guide/words.ts';
import { bookOf, entryIn } from '../src/scenes/betrayal/haunt/entries.ts';
import { FIRST_WISHES, quickStart, tableFor, withExplorer, withSeats } from '../src/scenes/betrayal/new-game/wishes.ts';
import { standingOf } from '../src/scenes/betrayal/panels/tracks.tsx';
import { glossary } from '../src/scenes/betrayal/story/glossary.ts';
import { recap } from '../src/scenes/betrayal/story/recap.ts';
import { type View, viewOf } from '../src/scenes/betrayal/view.ts';
import { momentOf } from '../src/table/moment.ts';

const nameOf = (seat: number): string => `Player ${seat + 1}`;
const TODAY = new Date(2026, 10, 18);

test.each(['en', 'pl'] as const)('%s: every explorer is called by a name that is short, and their own', (language) => {
  const called = EXPLORER_IDS.map((id) => callName(language, id));
  expect(new Set(called).size).toBe(EXPLORER_IDS.length);
  expect(called.filter((name) => name.length > 14 || /["“„”]|\b(Hooper|Leung|Nguyen)\b/u.test(name))).toEqual([]);
  expect(called).toEqual(expect.arrayContaining(['Josef', language === 'en' ? 'Father Warren' : 'Ojciec Warren']));
});

test('BH-EVT-02: an Event has all its lines on it, each with the results that it is for', () => {
  expect(eventText('en', 'a-bite')).toEqual({
    rule: '',
    traits: ['might'],
    dice: 0,
    lines: [
      { least: 4, results: '4+', text: 'Nothing happens.' },
      { least: 2, results: '2–3', text: '1 Physical damage.' },
      { least: 0, results: '0–1', text: '3 Physical damage.' },
    ],
  });
  expect(eventText('pl', 'an-eerie-feeling')).toMatchObject({ traits: [], dice: 2 });
  expect(eventText('en', 'a-moment-of-hope')).toMatchObject({ lines: [], rule: expect.stringContaining('Blessing') });
});

test('a number that stands twice on a track says that it is a step lower all the same', () => {
  const moment = momentOf(start(0, { explorers: ['isa', 'josef', 'sammy'] }), 0);
  const note = (kind: string) => guide('en', {}).consequence(kind, { id: 'might' }, moment);
  expect([note('lose-trait'), note('gain-trait')]).toEqual(['3 → 3, a step lower', '3 → 4']);
});

test('the floor that is seen is that of the monster that is asked about, or of what is offered where none of it is here', () => {
  const before = viewOf(momentOf(start(0, { explorers: ['isa', 'josef', 'sammy'] }), 0));
  const monsters = [{ id: 'rat:1', at: 'upper-landing' }] as unknown as View['monsters']; // as far as floors look
  const view: View = { ...before, monsters };
  const floor = (about: Record<string, unknown>, ...targets: string[]) =>
    floorOf(view, askedOf(view, { about, options: targets.map((at) => ({ id: at, at })) }));
  expect(floor({})).toBe('ground');
  expect(floor({ monster: 'rat:1' }, 'tile:hallway')).toBe('upper');
  expect(floor({}, 'monster:rat:1')).toBe('upper');
  expect(floor({}, 'monster:rat:1', 'tile:hallway')).toBe('ground');
  expect(floor({}, 'tile:basement-landing')).toBe('basement');
});

describe('setting a game up', () => {
  test('one click and the first wishes are games that can be played', () => {
    for (const { options, seats } of [quickStart(), tableFor(FIRST_WISHES, nameOf, TODAY)])
      expect(betrayal.options(options, seats.length)).toMatchObject({ ok: true });
    expect(tableFor(FIRST_WISHES, nameOf, TODAY).options).toMatchObject({ today: '11-18' });
  });

  test.each([3, 4, 5, 6])('%i seats have as many explorers, of different colours', (count) => {
    const none = FIRST_WISHES.explorers.reduce(withExplorer, FIRST_WISHES);
    expect(none.explorers).toEqual([]);
    const { options, seats } = tableFor(withSeats(none, count), nameOf, TODAY);
    expect(seats).toHaveLength(count);
    expect(betrayal.options(options, count)).toMatchObject({ ok: true });
  });

  test('the other face of a card takes its place, and whoever comes last the last seat', () => {
    expect(explorerDef('anita').colour).toBe(explorerDef('isa').colour);
    expect(withExplorer(FIRST_WISHES, 'anita').explorers).toEqual(['anita', 'josef', 'stephanie', 'sammy']);
    expect(withExplorer(FIRST_WISHES, 'dan').explorers).toEqual(['isa', 'josef', 'stephanie', 'dan']);
  });

  test('a seat that is gone does not begin', () => {
    expect(withSeats({ ...FIRST_WISHES, first: 3 }, 3).first).toBeNull();
  });
});

function start(game: number, chosen: Partial<BetrayalOptions> = {}): Match<unknown> {
  const seats = 3 + (game % 4);
  const options = { ...(betrayal.sampleOptions?.(game, seats) as object), ...chosen };
  const players = Array.from({ length: seats }, (_, seat) => nameOf(seat));
  const started = Match.start(betrayal, { options, players, luck: { kind: 'fast', seed: `scene ${game}` } });
  if (!started.ok) throw new Error(started.why);
  return started.value as Match<unknown>;
}

/** Plays by chance, and looks after every answer. */
function play(match: Match<unknown>, seed: string, look: () => void = () => {}, answers = 250): void {
  const chance = fastChance(seed);
  for (let n = 0; !match.over && n < answers; n++) {
    look();
    const { seat, option } = randomAnswer(match.run, chance);
    match.answer(seat, option.id);
  }
}

/** Words that nobody wrote: a key, a hole, something that is not there. */
const UNWRITTEN = /[{}]|undefined|NaN|\bnull\b|^(ask|option|event|why|note|group|name|haunt)\./;

describe.each(['en', 'pl'] as const)('what the page says in %s', (language) => {
  test('about every question, answer and event of games of chance', () => {
    for (let game = 0; game < 4; game++) {
      const match = start(game);
      const own = words(language, match.header.options);
      const said = guide(language, match.header.options);
      play(match, `texts ${game}`, () => {
        const [seat = 0] = match.waitingSeenBy('spectator');
        const moment = momentOf(match, seat);
        const { decision } = moment;
        if (decision === null) return;
        const sentences = [said.phase(moment), said.goal(moment)?.text ?? '', own.ask(decision)];
        for (const option of decision.options) {
          sentences.push(own.option(decision.kind, option), said.group(decision.kind, option));
          sentences.push(said.consequence(decision.kind, option, moment) ?? 'ok');
          if (option.blocked !== undefined) sentences.push(own.why(option.blocked));
        }
        for (const one of sentences) expect(one, `${decision.kind}: ${one}`).not.toMatch(UNWRITTEN);
      });
      const moment = momentOf(match, 0);
      for (const event of moment.events) expect(own.event(event), event.kind).not.toMatch(UNWRITTEN);
      for (const one of recap(moment, language).sentences) expect(one).not.toMatch(UNWRITTEN);
      if (match.over) expect(said.ending(moment).why).not.toMatch(UNWRITTEN);
      const { title, detail } = glance(
        { options: match.header.options, look: match.view('spectator'), over: match.over },
        language,
      );
      expect(`${title} ${detail}`).not.toMatch(UNWRITTEN);
    }
  });

  test('about every card, explorer and room, and about no book of a haunt', () => {
    const entries = glossary(language);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { id, name, text } of entries) {
      expect(name, id).not.toBe('');
      expect(text, id).not.toBe('');
      expect(`${name} ${text}`, id).not.toMatch(UNWRITTEN);
    }
    expect(entries.filter(({ id }) => id.startsWith('haunt'))).toEqual([]);
  });
});

describe('the two books', () => {
  /** A match with an open traitor, under way. */
  function haunted(): { match: Match<unknown>; view: View } {
    const match = start(1, { haunt: 1 });
    const chance = fastChance('two books');
    for (let n = 0; n < 3000; n++) {
      const view = match.view('spectator') as View;
      if (view.haunt !== null && view.turn.number > 0 && !match.over) return { match, view };
      const { seat, option } = randomAnswer(match.run, chance);
      match.answer(seat, option.id);
    }
    throw new Error('No haunt has come.');
  }

  test('each side reads its own goal, rules and actions, and nothing of the other’s', () => {
    const { match, view } = haunted();
    const traitor = view.haunt?.traitor ?? -1;
    const hero = view.explorers.findIndex((_, seat) => seat !== traitor);
    const [dark, bright] = [traitor, hero].map((seat) => viewOf(momentOf(match, seat)));
    if (dark === undefined || bright === undefined) throw new Error('Both are there.');
    expect(bookOf(dark, 'en').map(({ id }) => id)).toContain('goal:traitor');
    expect(bookOf(bright, 'en').map(({ id }) => id)).toContain('goal:heroes');
    expect(entryIn(dark, 'goal:heroes', 'en')).toBeNull();
    expect(entryIn(bright, 'goal:traitor', 'en')).toBeNull();
    expect(entryIn(view, 'goal:heroes', 'en')).toBeNull();
    const goal = (seat: number): string | undefined =>
      guide('en', match.header.options).goal(momentOf(match, seat))?.text;
    expect(goal(traitor)).toContain('when all heroes are dead.');
    expect(goal(hero)).not.toContain('when all heroes are dead.');
    expect(hauntNumbered(1).type).toBe('traitor');
  });

  test('nothing is left unwritten in either, and after the end both can be read', () => {
    const { match, view } = haunted();
    const chance = fastChance('both books');
    while (!match.over) {
      const { seat, option } = randomAnswer(match.run, chance);
      match.answer(seat, option.id);
    }
    const both = bookOf(viewOf(momentOf(match, 0)), 'pl');
    expect(both.map(({ id }) => id)).toEqual(expect.arrayContaining(['goal:heroes', 'goal:traitor']));
    expect(both.map(({ id }) => id).sort()).toEqual(allEntries(hauntNumbered(view.haunt?.number ?? 0)).sort());
    for (const { id, text, name } of both) {
      expect(text, id).not.toBe('');
      expect(`${name} ${text}`, id).not.toMatch(UNWRITTEN);
    }
  });
});

describe('the plan of the house', () => {
  test.each([0.5, 1, 2])(
    'a window %f times as wide as high: no two rooms or doors lie on each other, and all on the board',
    (aspect) => {
      const match = start(2);
      play(match, 'plan', () => {
        if (match.position % 40 !== 0) return;
        const { house } = match.view(0) as View;
        const plan = planOf(house, REGIONS, aspect);
        const rooms = tilesIn(house).map((id) => plan.boxOf(house[id] as NonNullable<(typeof house)[typeof id]>));
        const places = rooms.map((box) => `${box?.x} ${box?.y}`);
        expect(new Set(places).size).toBe(places.length);
        const thresholds = openDoorsOf(house).map((door) => thresholdOf({ ...door, ...plan.boxOf(door) }, CELL));
        for (const box of [...rooms, ...thresholds]) {
          if (box === null) throw new Error('Every floor is shown.');
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(plan.size.width);
          expect(box.y + box.height).toBeLessThanOrEqual(plan.size.height);
        }
        for (const one of plan.floors)
          for (const other of plan.floors.filter((floor) => floor !== one))
            expect(overlap(one, other), `${one.region} ${other.region}`).toBe(false);
      });
    },
  );

  test('one floor alone shows no room of another', () => {
    const { house } = start(0).view(0) as View;
    const plan = planOf(house, ['upper'], 1);
    const shown = (region: Region): boolean => plan.boxOf({ region, x: 0, y: 0 }) !== null;
    expect(REGIONS.filter(shown)).toEqual(['upper']);
  });

  test('an open door is one behind which nothing lies', () => {
    const { house } = start(0).view(0) as View;
    expect(
      openDoorsOf(house)
        .filter(({ tile }) => tile === 'hallway')
        .map(({ side }) => side),
    ).toEqual(['N', 'S']);
  });
});

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('what is read at a glance', () => {
  test('a trait: where it stands, when it is critical, and what one more wound would do', () => {
    const at = (might: number) => ({ id: 'josef' as const, traits: { might, speed: 4, knowledge: 3, sanity: 3 } });
    expect(standingOf(at(4), 'might', false)).toMatchObject({ value: 5, next: 4, critical: false, start: 4 });
    expect(standingOf(at(1), 'might', false)).toMatchObject({ value: 4, next: 'stays', critical: true });
    expect(standingOf(at(1), 'might', true)).toMatchObject({ next: 'skull', critical: true });
    expect(standingOf(at(0), 'might', true)).toMatchObject({ step: 0, critical: true });
  });
});

test('a way to a room says what the room does now, and nothing of what its discovery did', () => {
  const match = start(2);
  play(match, 'rooms', () => {}, 20);
  const moment = momentOf(match, 0);
  const note = (tile: string): string | null =>
    guide('en', match.header.options).consequence?.('turn', { id: `go:${tile}`, details: { tile } }, moment) ?? null;
  expect(note('furnace-room')).toContain('Physical damage');
  for (const tile of ['larder', 'junk-room', 'vault']) expect(note(tile), tile).toBeNull();
});

describe('what the page makes of events', () => {
  test('they point at where it happens, then at whom and what it concerns', () => {
    expect(events.at({ kind: 'moved', details: { who: 1, from: 'hallway', to: 'chapel' } })).toEqual([
      'tile:chapel',
      'tile:hallway',
      'explorer:1',
    ]);
    const fight = { attacker: 'ghost:1', defender: 0, weapon: null, trait: 'sanity' };
    expect(events.at({ kind: 'attacked', details: fight })).toEqual(['explorer:0', 'monster:ghost:1']);
    expect(events.at({ kind: 'won', details: { side: 'heroes', haunt: 1, why: 'laid', winners: [0, 2] } })).toEqual([
      'explorer:0',
      'explorer:2',
    ]);
    expect(events.at({ kind: 'haunt-tells', details: { haunt: 1, what: 'laid' } })).toEqual([]);
  });

  test('each turn is a part of the story under its own number', () => {
    expect(events.place({ kind: 'turn', details: { seat: 2, moves: 4, n: 7 } })).toEqual({ turn: 7, phase: 'seat-2' });
    expect(words('en', { explorers: ['isa', 'josef', 'dan'] }).name('seat-2', ['phase'])).toBe('Dr Dan Nguyen');
  });
});
