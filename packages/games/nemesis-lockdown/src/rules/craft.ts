import type { Seat } from '@dreadhouse/engine';
import { registry } from '../catalogue.ts';
import type { Act, Item } from '../content/definitions.ts';
import type { Nemesis } from '../state.ts';
import { discardItem, fits, itemDef, makeRoom, takeCrafted } from './carry.ts';
import { isObject } from './objects.ts';
import { person, type Table } from './table.ts';

// Crafting (G-22): one item for each of the two symbols; in Storage one of the two is enough, and some cards bend a symbol.

interface Making {
  readonly price: number;
  readonly combat: Act['combat'];
  readonly rule: string;
  /** What the ids of the options begin with. */
  readonly as: string;
  /** NL-SPEC-STORE-02: how many items fewer. */
  readonly fewer?: number;
  /** JA-5: one item of this kind may stand for any symbol. */
  readonly wild?: (item: Item) => boolean;
}

/** Every item that can be made just now, with every choice of what it is made of. */
export function craftActs(g: Nemesis, seat: Seat, making: Making): Act[] {
  const { price, combat, rule, as } = making;
  const left = new Set(g.state.decks.crafted.draw.map(({ face }) => face));
  const makeable = [...registry().items.values()].filter(({ id, recipe }) => recipe !== undefined && left.has(id));
  return makeable.flatMap((item) =>
    choices(g, seat, item, making).map(
      (components): Act => ({
        ...{ id: [as, item.id, ...components].join(':'), rule, price, combat },
        ...{ needs: components, details: { item: item.id, components } },
        *run(now) {
          for (const one of components) discardItem(now, seat, one);
          yield* makeRoom(now, seat);
          if (takeCrafted(now, seat, item.id))
            now.tell('all', 'crafted', { seat, item: item.id, components, rule: 'NL-G-22' });
        },
      }),
    ),
  );
}

/** The sets of own items that make it, each once, and after which it can be held. */
function choices(t: Table, seat: Seat, item: Item, { fewer = 0, wild }: Making): string[][] {
  const [a, b] = item.recipe ?? [];
  const own = materials(t, seat);
  const fitsSymbol = (id: string, symbol: string | undefined): boolean => itemDef(id).component === symbol;
  const sets = new Map<string, string[]>();
  const add = (...ids: string[]): void => {
    if (isHeld(t, seat, item, ids)) sets.set([...ids].sort().join(' '), [...ids].sort());
  };
  for (const [i, one] of own.entries()) {
    if (fewer > 0 && (fitsSymbol(one, a) || fitsSymbol(one, b))) add(one);
    for (const [j, two] of own.entries()) {
      if (i === j || fewer > 0) continue;
      const isWild = wild?.(itemDef(one)) === true;
      if ((fitsSymbol(one, a) && fitsSymbol(two, b)) || (isWild && (fitsSymbol(two, a) || fitsSymbol(two, b))))
        add(one, two);
    }
  }
  return [...sets.values()];
}

/** A heavy one needs a hand, which a heavy component may set free. */
function isHeld(t: Table, seat: Seat, item: Item, components: readonly string[]): boolean {
  const { hands } = person(t, seat);
  return fits(
    t,
    seat,
    item.id,
    hands.filter(({ what }) => components.includes(what)),
  );
}

/** Each card of one's own, twice where there are two. */
function materials(t: Table, seat: Seat): string[] {
  const { pack, hands } = person(t, seat);
  const held = hands.map(({ what }) => what).filter((what) => !isObject(what));
  const usable = (id: string): boolean => itemDef(id).deck !== 'starting' && itemDef(id).deck !== 'personal';
  return [...pack.map(({ face }) => face), ...held].filter(usable);
}
