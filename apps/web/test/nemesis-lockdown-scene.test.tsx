import { fastChance, Match, randomAnswer } from '@dreadhouse/engine';
import {
  CHARACTER_IDS,
  CORRIDOR_IDS,
  corridorDef,
  type NemesisEvent,
  nemesisLockdown,
  ROOM_IDS,
  roomDef,
  SECTORS,
  TILE_IDS,
  TYPES,
  texts,
} from '@dreadhouse/nemesis-lockdown';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PersonFigure } from '../src/scenes/nemesis-lockdown/art/person.tsx';
import { ROOM_LINES } from '../src/scenes/nemesis-lockdown/art/room-lines.ts';
import { StalkerFigure } from '../src/scenes/nemesis-lockdown/art/stalker.tsx';
import { BaseArt } from '../src/scenes/nemesis-lockdown/board/base-art.tsx';
import { placesOf } from '../src/scenes/nemesis-lockdown/board/base-board.tsx';
import { figuresOf, roomWith } from '../src/scenes/nemesis-lockdown/board/figures.tsx';
import { Marks } from '../src/scenes/nemesis-lockdown/board/marks.tsx';
import { noiseOdds } from '../src/scenes/nemesis-lockdown/board/noise-odds.ts';
import { planOf } from '../src/scenes/nemesis-lockdown/board/plan.ts';
import { text } from '../src/scenes/nemesis-lockdown/board/text.ts';
import { events } from '../src/scenes/nemesis-lockdown/events.ts';
import { chosenBy } from '../src/scenes/nemesis-lockdown/guide/chosen-by.ts';
import { guide } from '../src/scenes/nemesis-lockdown/guide/guide.ts';
import { words } from '../src/scenes/nemesis-lockdown/guide/words.ts';
import { namesIn } from '../src/scenes/nemesis-lockdown/names.ts';
import { shownOf } from '../src/scenes/nemesis-lockdown/panels/shown.ts';
import { bagOf, endsAt, heldBy, trackOf, woundsToDeath } from '../src/scenes/nemesis-lockdown/panels/standing.ts';
import { objectiveOf, type View, viewOf } from '../src/scenes/nemesis-lockdown/view.ts';
import { momentOf } from '../src/table/moment.ts';
import { sayIn } from '../src/text/text.ts';

function start(game: number, seats: number): Match<unknown> {
  const options = nemesisLockdown.sampleOptions?.(game, seats);
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const started = Match.start(nemesisLockdown, { options, players, luck: { kind: 'fast', seed: `scene ${game}` } });
  if (!started.ok) throw new Error(started.why);
  return started.value as Match<unknown>;
}

/** Plays by chance, and looks now and then. */
function play(match: Match<unknown>, look: (view: View) => void, every = 60, answers = 600): void {
  const chance = fastChance('nemesis scene');
  for (let n = 0; !match.over && n < answers; n++) {
    if (n % every === 0) look(match.view(0) as View);
    const { seat, option } = randomAnswer(match.run, chance);
    match.answer(seat, option.id);
  }
  look(match.view(0) as View);
}

const PLAN = planOf(SECTORS);
const board = (view: View): string =>
  renderToStaticMarkup(
    <svg>
      <title>The base</title>
      <BaseArt view={view} plan={PLAN} lightOf={String} />
      <Marks view={view} plan={PLAN} />
    </svg>,
  );
const name = { name: (_: string, id: string) => id, text: () => '' };

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the plan of the base', () => {
  test('has every room and every corridor, and no two rooms lie on each other', () => {
    const { rooms, corridors, size } = planOf(SECTORS);
    expect([...rooms.keys()]).toEqual(ROOM_IDS);
    expect(corridors.map(({ id }) => id)).toEqual(CORRIDOR_IDS);
    const boxes = [...rooms.values()];
    for (const [i, box] of boxes.entries()) {
      expect(boxes.slice(i + 1).filter((other) => overlap(box, other))).toEqual([]);
      expect(overlap(box, { x: 0, y: 0, ...size })).toBe(true);
    }
  });

  test('no corridor runs through a room that it does not lead to, and all run upright or level', () => {
    const { rooms, corridors } = planOf(SECTORS);
    for (const { id, points } of corridors) {
      const others = [...rooms].filter(([room]) => !corridorDef(id).ends.includes(room));
      for (const [i, from] of points.slice(0, -1).entries()) {
        const to = points[i + 1] ?? from;
        expect(from.x === to.x || from.y === to.y, id).toBe(true);
        const line = {
          ...{ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) },
          ...{ width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) },
        };
        expect(
          others.filter(([, box]) => overlap(line, box)).map(([room]) => room),
          id,
        ).toEqual([]);
      }
    }
  });

  test.each(SECTORS)('%s alone shows its own rooms and the passages that lead out of it', (sector) => {
    const { rooms, sectors } = planOf([sector]);
    const own = ROOM_IDS.filter((id) => roomDef(id).sector === sector);
    const [box] = [...sectors.values()];
    expect([...rooms.keys()]).toEqual(expect.arrayContaining(own));
    for (const id of own) expect(overlap(rooms.get(id) as Area, box as Area), id).toBe(true);
    const passages = [...rooms.keys()].filter((id) => !own.includes(id));
    for (const id of passages) expect(roomDef(id).sector, id).toBeNull();
    expect(passages).toHaveLength(sector === 'S-02' ? 4 : 2);
  });
});

describe('what is drawn', () => {
  test('every room has a drawing of its own', () => {
    const drawings = TILE_IDS.map((id) => JSON.stringify(ROOM_LINES[id]));
    expect(new Set(drawings).size).toBe(TILE_IDS.length);
  });

  test('no two characters and no two stalkers look alike', () => {
    const people = CHARACTER_IDS.map((id) => renderToStaticMarkup(<PersonFigure id={id} />));
    const stalkers = TYPES.map((type) => renderToStaticMarkup(<StalkerFigure type={type} />));
    expect(new Set([...people, ...stalkers]).size).toBe(people.length + stalkers.length);
  });

  test('a stalker that shares the room of whoever looks is seen close, and its damage is a number', () => {
    expect(renderToStaticMarkup(<StalkerFigure type="adult" near />)).not.toBe(
      renderToStaticMarkup(<StalkerFigure type="adult" />),
    );
    expect(renderToStaticMarkup(<StalkerFigure type="adult" damage={3} />)).toContain('>3<');
  });
});

describe('the base in games of chance', () => {
  test.each([1, 3, 5])('%i at the table: everybody and everything is where the view has it', (seats) => {
    play(start(seats, seats), (view) => {
      const figures = figuresOf(view, 0, name);
      const onBoard = view.people.filter(({ at }) => roomWith(view, at) !== null);
      expect(figures).toHaveLength(onBoard.length + view.stalkers.length);
      const html = board(view);
      const count = (what: RegExp): number => html.match(what)?.length ?? 0;
      const rooms = ROOM_IDS.map((id) => view.rooms[id]);
      expect(count(/data-state="unknown"/g)).toBe(rooms.filter((room) => room?.tile === null).length);
      expect(count(/data-state="explored"/g)).toBe(rooms.filter((room) => room?.explored).length);
      expect(count(/data-sign="fire"/g)).toBe(rooms.filter((room) => room?.fire).length);
      expect(count(/data-sign="malfunction"/g)).toBe(rooms.filter((room) => room?.malfunction).length);
      for (const language of ['en', 'pl'] as const) {
        const places = placesOf(view, PLAN, name, sayIn(text, language));
        expect(places).toHaveLength(ROOM_IDS.length + CORRIDOR_IDS.length);
        for (const { description } of places) expect(description).not.toMatch(/[{}]|undefined|NaN/);
      }
      const dark = SECTORS.filter((sector) => !view.power[sector].on);
      expect(count(/☾/g)).toBe(dark.length);
      expect(html).not.toMatch(/undefined|NaN/);
    });
  });

  test('no two rooms of the plan are called alike: a list that says “Evacuation Passage C” can be found on it', () => {
    const places = placesOf(start(1, 3).view(0) as View, PLAN, namesIn('en'), sayIn(text, 'en'));
    const printed = places.filter(({ id, unnamed }) => id.startsWith('room:') && unnamed !== true);
    const called = printed.map((place) => place.name);
    expect(new Set(called).size).toBe(called.length);
    expect(called).toEqual(expect.arrayContaining(['Evacuation Passage C', 'Storage']));
  });

  test('what lies behind a door that nobody has opened is nowhere on the board', () => {
    const match = start(2, 3);
    const view = match.view(0) as View;
    const unknown = TILE_IDS.filter((tile) => !ROOM_IDS.some((id) => view.rooms[id]?.tile === tile));
    expect(unknown.length).toBeGreaterThan(0);
    const html = board(view);
    for (const tile of unknown) expect(html, tile).not.toContain(ROOM_LINES[tile].lines);
  });
});

describe('what is read at a glance', () => {
  const hurt = (light: number, serious: number) =>
    woundsToDeath({ light, serious: Array.from({ length: serious }, () => ({ wound: 'arm', dressed: false })) });

  test('NL-G-11: the third light wound is a serious one, and after three of those any wound kills', () => {
    expect(hurt(0, 0)).toEqual({ light: 10, serious: 4 });
    expect(hurt(2, 2)).toEqual({ light: 2, serious: 2 });
    expect(hurt(2, 3)).toEqual({ light: 1, serious: 1 });
  });

  test('the time track shows the token, what it will cross, and cargo tokens face down', () => {
    const view = start(0, 2).view(0) as View;
    const fields = trackOf(view);
    expect(fields.map(({ label }) => label).join(' ')).toBe('15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 S');
    expect(fields.filter(({ isHere }) => isHere).map(({ field }) => field)).toEqual([view.time.field]);
    expect(fields.filter(({ threshold }) => threshold === 'blue').map(({ field }) => field)).toEqual([7, 3]);
    expect(fields.filter(({ css }) => css === '?')).toHaveLength(view.css.length);
  });

  test('what ends the game first: the alert or the red token before S, a yellow token does not', () => {
    expect(endsAt({ alert: null, selfDestruct: null })).toEqual({ field: 0, why: 'time' });
    expect(endsAt({ alert: 3, selfDestruct: { field: 5, red: false } })).toEqual({ field: 3, why: 'alert' });
    expect(endsAt({ alert: 3, selfDestruct: { field: 5, red: true } })).toEqual({ field: 5, why: 'self-destruct' });
  });

  test('the colony bag is counted, and the chances add up', () => {
    const { bag } = start(0, 3).view(0) as View;
    const rows = bagOf({ bag });
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(bag.length);
    expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(rows.at(-1)).toMatchObject({ type: null, n: 1 });
    expect(bagOf({ bag: ['blank', 'adult-1', 'adult-2', 'queen-1'] })).toEqual([
      { type: 'queen', n: 1, share: 0.25 },
      { type: 'adult', n: 2, share: 0.5 },
      { type: null, n: 1, share: 0.25 },
    ]);
  });

  test('NL-G-05: a noise roll meets somebody by every number whose corridor is noisy already', () => {
    const { corridors } = start(0, 3).view(0) as View;
    const quiet = Object.fromEntries(
      Object.keys(corridors).map((id) => [id, { door: 'open', noise: false }]),
    ) as View['corridors']; // every corridor again
    // Storage: 3 to the elevator, 4 to 006, 2 to 010, and 1 is its technical entrance.
    expect(noiseOdds({ corridors: quiet, technicalNoise: false }, 'STO')).toEqual({ encounter: 0, danger: 0.1 });
    expect(noiseOdds({ corridors: quiet, technicalNoise: true }, 'STO').encounter).toBeCloseTo(0.2);
    const loud = { ...quiet, 'EL2-STO': { door: 'open' as const, noise: true } };
    expect(noiseOdds({ corridors: loud, technicalNoise: true }, 'STO').encounter).toBeCloseTo(0.4);
  });

  test('contamination cards lie apart from the cards that can be played', () => {
    expect(heldBy({ hand: ['search', 'contamination', 'infected', 'search', 'contamination'] })).toEqual({
      actions: ['search', 'search'],
      contamination: [
        { kind: 'contamination', n: 2 },
        { kind: 'infected', n: 1 },
      ],
    });
    expect(heldBy({ hand: [null, null] })).toEqual({ actions: [], contamination: [] });
  });

  test('whatever is paid with or played is chosen by the card in hand', () => {
    const match = start(3, 3);
    const chance = fastChance('hands');
    let paid = 0;
    for (let n = 0; !match.over && n < 400; n++) {
      const [seat = 0] = match.waitingSeenBy('spectator');
      const { decision, view } = momentOf(match, seat);
      const held = heldBy((view as View).people[seat] ?? { hand: [] }).actions.map((card) => `hand:${card}`);
      for (const option of decision?.options ?? []) {
        const targets = chosenBy(option);
        if (option.id.startsWith('play:') || decision?.kind === 'pay') expect(held, option.id).toContain(targets[0]);
        if (option.id.startsWith('move:')) expect(targets).toEqual([option.id.replace('move', 'room')]);
      }
      if (decision?.kind === 'pay') paid += 1;
      const { seat: who, option } = randomAnswer(match.run, chance);
      match.answer(who, option.id);
    }
    expect(paid).toBeGreaterThan(0);
  });
});

describe('what the page makes of events', () => {
  test('they point at where it happens, then at whom it concerns', () => {
    expect(events.at({ kind: 'moved', details: { seat: 1, from: 'STO', to: 'EL2' } })).toEqual([
      'room:EL2',
      'room:STO',
      'person:1',
    ]);
    expect(events.at({ kind: 'door', details: { corridor: 'EL2-STO', door: 'closed' } })).toEqual(['corridor:EL2-STO']);
    expect(events.at({ kind: 'winners', details: { seats: [0, 2] } })).toEqual(['person:0', 'person:2']);
    expect(events.place({ kind: 'round', details: { round: 4, seat: 1 } })).toEqual({ turn: 4, phase: 'players' });
  });

  test('in games of chance they point at rooms, corridors and people that are there, and cards that are shown have a text', () => {
    const match = start(4, 4);
    play(match, () => {}, 600, 900);
    const known = new Set([
      ...ROOM_IDS.map((id) => `room:${id}`),
      ...CORRIDOR_IDS.map((id) => `corridor:${id}`),
      ...[0, 1, 2, 3].map((seat) => `person:${seat}`),
      ...['time', 'corridor:technical'],
    ]);
    const told = momentOf(match, 0).events as readonly NemesisEvent[];
    expect(told.length).toBeGreaterThan(100);
    for (const event of told) {
      expect(
        events.at(event).filter((target) => !known.has(target)),
        event.kind,
      ).toEqual([]);
      const { card, die } = shownOf(event) ?? {};
      if (die !== undefined && Number.isNaN(Number(die.face)))
        expect(texts.pl, die.face).toHaveProperty([`name.${die.kind}.${die.face}`]);
      if (card === undefined) continue;
      for (const language of ['en', 'pl'] as const)
        expect(texts[language], `${card.kind} ${card.id}`).toHaveProperty([`text.${card.kind}.${card.id}`]);
    }
  });
});

/** Words that nobody wrote: a key, a hole, something that is not there. */
const UNWRITTEN = /[{}]|undefined|NaN|\bnull\b|^(ask|option|event|why|note|group|name)\./;

describe.each(['en', 'pl'] as const)('what the page says in %s', (language) => {
  test('about every question, answer and event of games of chance', () => {
    for (const seats of [1, 3, 5]) {
      const match = start(seats, seats);
      const own = words(language, match.header.options);
      const said = guide(language, match.header.options);
      const chance = fastChance(`texts ${seats}`);
      for (let n = 0; !match.over && n < 250; n++) {
        const [seat = 0] = match.waitingSeenBy('spectator');
        const moment = momentOf(match, seat);
        const { decision } = moment;
        const sentences = [said.title, said.phase(moment), said.goal(moment)?.text ?? ''];
        if (decision !== null) sentences.push(own.ask(decision));
        for (const option of decision?.options ?? []) {
          sentences.push(own.option(decision?.kind ?? '', option), said.group(decision?.kind ?? '', option));
          sentences.push(said.consequence(decision?.kind ?? '', option, moment) ?? '');
          if (option.blocked !== undefined) sentences.push(own.why(option.blocked));
        }
        for (const one of sentences) expect(one, `${decision?.kind}: ${one}`).not.toMatch(UNWRITTEN);
        const { seat: who, option } = randomAnswer(match.run, chance);
        match.answer(who, option.id);
      }
      const moment = momentOf(match, 0);
      for (const event of moment.events) expect(own.event(event), event.kind).not.toMatch(UNWRITTEN);
      expect(said.ending(moment).why).not.toMatch(UNWRITTEN);
    }
  });
});

test('the goal is one’s own: whoever watches has none, and nobody reads another’s', () => {
  const match = start(2, 3);
  const said = guide('en', match.header.options);
  expect(said.goal(momentOf(match, 'spectator'))).toBeNull();
  const goals = [0, 1, 2].map((seat) => said.goal(momentOf(match, seat))?.text);
  expect(new Set(goals).size).toBe(3);
});

test('NL-BREAK-01: whoever keeps one of two objectives reads what each of them asks for', () => {
  const match = start(2, 3);
  const { consequence } = guide('en', match.header.options);
  const moment = momentOf(match, 0);
  const open = viewOf(moment).people[0]?.objectives.flatMap((id) => id ?? []) ?? [];
  expect(open).toHaveLength(2);
  const view = viewOf(moment);
  for (const id of open) expect(consequence?.('objective', { id }, moment)).toBe(objectiveOf(view, 0, id, 'en'));
});

test('a look at two tiles is one answer among the cards, and then places on the board', () => {
  const { group } = guide('en', start(2, 3).header.options);
  const looks = { id: 'play:patrol-routes:look', details: { tiles: 2 } };
  expect([looks, { id: 'play:sabotage' }].map((option) => group('act', option))).toEqual([
    'Action cards',
    'Action cards',
  ]);
});

test('NL-G-34: together everybody reads the same goal, and it names all objectives that lie open', () => {
  const options = { characters: ['sentry', 'hacker', 'janitor'], mode: 'cooperative' };
  const luck = { kind: 'fast', seed: 'together' } as const;
  const started = Match.start(nemesisLockdown, { options, players: ['a', 'b', 'c'], luck });
  if (!started.ok) throw new Error(started.why);
  const match = started.value as Match<unknown>;
  const said = guide('en', match.header.options);
  const goals = new Set([0, 1, 2].map((seat) => said.goal(momentOf(match, seat))?.text));
  const open = viewOf(momentOf(match, 0)).people.flatMap(({ objectives }) => objectives.flatMap((id) => id ?? []));
  expect([goals.size, open.length]).toEqual([1, 2]);
  for (const id of open) expect([...goals][0]).toContain(namesIn('en').name('objective', id));
});
