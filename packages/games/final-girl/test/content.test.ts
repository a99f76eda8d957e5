import { describe, expect, test } from 'vitest';
import { registry } from '../src/catalogue.ts';
import type { ActionCard, Effect, EffectData, Location } from '../src/content/types.ts';
import { finalGirl } from '../src/index.ts';
import { FILMS, fresh, HEROINES } from './kit.ts';

const CORE = (finalGirl.content as { readonly actions: readonly ActionCard[] }).actions;
const KILLERS = FILMS.map((film) => film.killer);
const LOCATIONS = FILMS.map((film) => film.location);

const total = (cards: readonly { readonly copies?: number }[]): number =>
  cards.reduce((sum, card) => sum + (card.copies ?? 1), 0);

/** All that can be reached from a space by the printed connections. */
function reachable({ spaces }: Location, from: string): Set<string> {
  const found = new Set([from]);
  for (const space of found) for (const to of Object.keys(spaces[space]?.ways ?? {})) found.add(to);
  return found;
}

describe('action cards', () => {
  test('23 core cards, six of cost 0, which are the first hand', () => {
    expect([total(CORE), total(CORE.filter((card) => card.cost === 0)), CORE.length]).toEqual([23, 6, 15]);
    const { state } = fresh();
    expect([...state.hand].sort()).toEqual(['focus', 'focus', 'short_rest', 'walk', 'walk', 'weak_attack']);
  });

  test('market piles of one or two cards', () => {
    for (const { id, copies } of registry().actions.values()) expect([1, 2], id).toContain(copies);
    const { market } = fresh().state;
    expect(Object.values(market).reduce((sum, n) => sum + n, 0)).toBe(17);
  });

  test('Atone with Inkanyamba or the Groves, Convince on Maple Lane: two of each, never four', () => {
    const extra = (killer: string, location: string): [number, number] => {
      const { market } = fresh({ killer, location }).state;
      return [market['atone'] ?? 0, market['convince'] ?? 0];
    };
    expect([extra('inkanyamba', 'groves'), extra('inkanyamba', 'camp'), extra('hans', 'groves')]).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
    ]);
    expect([extra('inkanyamba', 'maple'), extra('hans', 'camp')]).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });
});

describe('connections', () => {
  test('exist on both sides, except the three one-way ones of Creech Manor', () => {
    const oneWay: string[] = [];
    for (const { id, spaces } of LOCATIONS) {
      for (const space of Object.values(spaces)) {
        for (const to of Object.keys(space.ways)) {
          const back = spaces[to];
          expect(back, `${id}: ${space.id} leads to ${to}`).toBeDefined();
          expect(to, `${id}: ${space.id} leads to itself`).not.toBe(space.id);
          if (back?.ways[space.id] === undefined) oneWay.push(`${id}: ${space.id} -> ${to}`);
          // What is printed as one-way is one-way, and nothing else is.
          expect(space.oneWay.includes(to), `${id}: ${space.id} -> ${to}`).toBe(back?.ways[space.id] === undefined);
        }
      }
    }
    expect(oneWay).toHaveLength(3);
    expect(oneWay.every((way) => way.startsWith('creech: '))).toBe(true);
  });

  test('panic numbers of one space are 1 to 6 and do not overlap', () => {
    for (const { id, spaces } of LOCATIONS) {
      for (const space of Object.values(spaces)) {
        const numbers = Object.values(space.ways).flat();
        expect(new Set(numbers).size, `${id}: ${space.id}`).toBe(numbers.length);
        expect(numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= 6)).toBe(true);
      }
    }
  });

  test('every space can reach every other', () => {
    for (const location of LOCATIONS) {
      const all = Object.keys(location.spaces).sort();
      for (const from of all) expect([...reachable(location, from)].sort(), `${location.id}: ${from}`).toEqual(all);
    }
  });
});

describe('locations', () => {
  const VICTIMS = { camp: 10, creech: 10, groves: 12, carnival: 12, maple: 12 } as Record<string, number>;

  test.each(LOCATIONS.map((location) => [location.id, location] as const))('%s', (id, { spaces, setups }) => {
    const tagged = (tag: string): number =>
      Object.values(spaces).filter((space) => (space.tags as readonly string[]).includes(tag)).length;
    expect(tagged('search')).toBe(3);
    expect(tagged('exit')).toBeGreaterThanOrEqual(3);
    expect(setups.map((card) => card.id)).toEqual([1, 2, 3, 4, 5].map((n) => `${id}_s${n}`));
    for (const card of setups) {
      expect(
        Object.values(card.victims).reduce((sum, n) => sum + n, 0),
        card.id,
      ).toBe(VICTIMS[id]);
      expect(card.heroine, card.id).not.toBe(card.killer);
      const named = [card.heroine, card.killer, ...Object.keys(card.victims)];
      expect(
        named.filter((space) => spaces[space] === undefined),
        card.id,
      ).toEqual([]);
    }
  });

  test('a setup card is what is set up', () => {
    for (const { id, setups } of LOCATIONS) {
      for (const card of setups) {
        const t = fresh({ location: id, setupCard: card.id });
        t.tells('set-up', { card: card.id, heroine: card.heroine, killer: card.killer });
        const added = t.told('victims-added').slice(0, Object.keys(card.victims).length);
        expect(Object.fromEntries(added.map(({ details }) => [details['space'], details['n']])), card.id).toEqual(
          card.victims,
        );
      }
    }
  });
});

describe('killers', () => {
  const deep = (effects: readonly Effect[]): EffectData[] =>
    effects.flatMap((effect) => (typeof effect === 'function' ? [] : [effect]));

  test.each(KILLERS.map((killer) => [killer.id, killer] as const))('%s', (id, killer) => {
    expect([total(killer.terror), killer.finales.length]).toEqual([16, 3]);
    expect(killer.darkPowers.map((card) => card.epic === true)).toEqual([false, false, false, true]);
    const powerRows = killer.track.filter((row) =>
      deep(row.effects ?? []).some((effect) => effect.do === 'dark-power'),
    );
    expect(powerRows).toHaveLength(1);
    expect(killer.track[0]?.effects ?? []).toEqual([]); // nobody enters the row at the start
    expect(killer.endEffect.length).toBeGreaterThan(0);
    const { state } = fresh({ killer: id });
    expect(state.killer.bloodlust).toBe(1);
    // Values never sink on the way up.
    for (const [i, row] of killer.track.entries()) {
      const before = killer.track[i - 1] ?? row;
      expect([row.attack >= before.attack, row.move >= before.move], `row ${i + 1}`).toEqual([true, true]);
    }
  });

  test('end effects never raise horror or bloodlust', () => {
    for (const killer of KILLERS)
      for (const effect of deep(killer.endEffect)) expect(['horror', 'bloodlust']).not.toContain(effect.do);
  });
});

describe('decks of the locations', () => {
  test.each(LOCATIONS.map((location) => [location.id, location] as const))('%s', (id, location) => {
    expect([total(location.terror), location.events.length, total(location.items)]).toEqual([8, 10, 18]);
    expect(total(location.pileItems ?? [])).toBe(id === 'carnival' ? 3 : 0);
  });
});

describe('the terror deck', () => {
  test('10 of 24 cards, of killer and location together, for every pair', () => {
    for (const killer of KILLERS) {
      for (const location of LOCATIONS) {
        const { terror } = fresh({ killer: killer.id, location: location.id }).state;
        expect([terror.deck.length, terror.unused.length, terror.discard.length]).toEqual([10, 14, 0]);
        const own = new Set([...killer.terror, ...location.terror].map((card) => card.id));
        expect([...terror.deck.map((card) => card.id), ...terror.unused].every((id) => own.has(id))).toBe(true);
      }
    }
  });
});

/** What a line of a card can be; anything else must be a rule of its own, written as a function. */
const PRIMITIVES = [
  ...['move', 'search', 'horror', 'time', 'heal', 'lose', 'hit', 'damage', 'harm', 'end', 'bloodlust', 'event', 'next'],
  ...['burn', 'killer-heal', 'add', 'kill', 'panic', 'put', 'act', 'toward', 'dark-power', 'ignore-attack', 'reduce'],
  ...['next-roll-dice', 'take', 'take-cost', 'top-item', 'lasting', 'when', 'choose', 'times'],
];

/** Every line inside of this line, itself included. */
function lines(effect: Effect): Effect[] {
  if (typeof effect === 'function') return [effect];
  const inner =
    effect.do === 'when'
      ? [...effect.then, ...(effect.else ?? [])]
      : effect.do === 'choose'
        ? Object.values(effect.options).flat()
        : effect.do === 'times'
          ? effect.each
          : [];
  return [effect, ...inner.flatMap(lines)];
}

/** Every line of every card, with the card that it is on. */
function allLines(): [string, Effect][] {
  const cards: [string, readonly Effect[]][] = [
    ...[...registry().actions.values()].flatMap((card): [string, readonly Effect[]][] => [
      ...Object.values(card.rows).map((row): [string, readonly Effect[]] => [card.id, row]),
      [card.id, card.orElse ?? []],
    ]),
    ...KILLERS.flatMap((killer): [string, readonly Effect[]][] => [
      [killer.id, [...killer.initial, ...killer.endEffect, ...killer.track.flatMap((row) => row.effects ?? [])]],
      ...killer.finales.map((card): [string, readonly Effect[]] => [
        card.id,
        [...card.action, ...(card.onReveal ?? [])],
      ]),
      ...killer.darkPowers.map((card): [string, readonly Effect[]] => [card.id, card.onReveal ?? []]),
    ]),
    ...[...KILLERS, ...LOCATIONS].flatMap(({ terror }) =>
      terror.map((card): [string, readonly Effect[]] => [card.id, card.effects]),
    ),
    ...LOCATIONS.flatMap(({ events }) =>
      events.map((card): [string, readonly Effect[]] => [card.id, card.effects ?? []]),
    ),
    ...HEROINES.map(({ id, slots, further }): [string, readonly Effect[]] => [id, [...slots, further]]),
  ];
  return cards.flatMap(([id, effects]) => effects.flatMap(lines).map((line): [string, Effect] => [id, line]));
}

describe('every line of every card is a primitive or a rule of its own', () => {
  test('no unknown tokens', () => {
    const all = allLines();
    expect(all.length).toBeGreaterThan(300);
    const unknown = all.filter(([, line]) => typeof line !== 'function' && !PRIMITIVES.includes(line.do));
    expect(unknown.map(([id]) => id)).toEqual([]);
  });

  test('killer actions name a target of four and consist of moves and attacks', () => {
    for (const [id, line] of allLines()) {
      if (typeof line === 'function' || line.do !== 'act') continue;
      const { target, symbols, by = 'all' } = line.action;
      expect(['N', 'V', 'F', 'V/F'], id).toContain(target);
      expect([symbols.length > 0, symbols.every((symbol) => symbol === 'M' || symbol === 'A')], id).toEqual([
        true,
        true,
      ]);
      expect(['all', 'killer', 'minions'], id).toContain(by);
    }
  });

  test('every card does something', () => {
    const idle = [...KILLERS, ...LOCATIONS]
      .flatMap(({ terror }) => terror)
      .filter((card) => card.effects.length === 0 && Object.keys(card).every((key) => PRINTED.includes(key)));
    // Dr. Fright himself looks whether dt16 is in play.
    expect(idle.map((card) => card.id)).toEqual(['dt16']);
  });

  test('spaces that cards name exist', () => {
    for (const { id, spaces, terror, events } of LOCATIONS) {
      for (const card of [...terror, ...events]) {
        for (const line of (card.effects ?? []).flatMap(lines)) {
          if (typeof line === 'function') continue;
          const named = line.do === 'add' ? line.at : line.do === 'put' || line.do === 'toward' ? line.to : null;
          if (typeof named === 'string') expect(spaces[named], `${id}: ${card.id} names ${named}`).toBeDefined();
        }
      }
    }
  });
});

/** Properties of a terror card that do nothing by themselves. */
const PRINTED = ['id', 'copies', 'gate', 'effects', 'mdp', 'stays'];

describe('ids', () => {
  test('killers and locations', () => {
    expect(KILLERS.map((one) => one.id)).toEqual(['hans', 'poltergeist', 'inkanyamba', 'geppetto', 'dr_fright']);
    expect(LOCATIONS.map((one) => one.id)).toEqual(['camp', 'creech', 'groves', 'carnival', 'maple']);
    expect(HEROINES.map((one) => one.id).sort()).toEqual([
      ...['adelaide', 'alice', 'asami', 'barbara', 'charlie', 'laurie', 'nancy', 'reiko', 'selena', 'sheila'],
    ]);
  });

  test('spaces are known by their key; the same id may occur in several locations', () => {
    const seen: string[] = [];
    for (const { spaces } of LOCATIONS) {
      for (const [key, space] of Object.entries(spaces)) expect(space.id).toBe(key);
      seen.push(...Object.keys(spaces));
    }
    const shared = [...new Set(seen.filter((id, i) => seen.indexOf(id) !== i))].sort();
    expect(shared).toEqual(expect.arrayContaining(['north_exit', 'se_exit', 'west_exit']));
  });

  test('cards of one kind have ids of their own; items are shared as one definition', () => {
    const unique = (cards: readonly { readonly id: string }[]): void =>
      expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    unique([...KILLERS, ...LOCATIONS].flatMap((one) => one.terror));
    unique(LOCATIONS.flatMap((one) => one.events));
    unique(LOCATIONS.flatMap((one) => one.setups));
    unique(KILLERS.flatMap((one) => one.finales));
    unique(KILLERS.flatMap((one) => one.darkPowers));
    unique([...KILLERS, ...LOCATIONS, ...HEROINES]);
    for (const { items } of LOCATIONS) unique(items);
    for (const { items } of LOCATIONS)
      for (const item of items) expect(registry().items.get(item.id), item.id).toBe(item);
  });

  test('the catalogue lists everything once', () => {
    expect(new Set(finalGirl.catalogue).size).toBe(finalGirl.catalogue.length);
    const many = (kind: string): number => finalGirl.catalogue.filter((id) => id.startsWith(`${kind}:`)).length;
    expect(['action', 'event', 'finale', 'darkpower', 'setup'].map(many)).toEqual([17, 50, 15, 20, 25]);
  });
});
