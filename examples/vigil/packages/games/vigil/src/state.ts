import { shape } from '@dreadhouse/engine';
import { MORTAL, NERVE, OMENS, ROOM_IDS } from './content.ts';
import type { VigilOptions } from './options.ts';

/** What was chosen before the game. */
interface Table {
  readonly options: VigilOptions;
  readonly seats: number;
}

const omen = shape.record({
  id: shape.whole(0, OMENS.length - 1),
  face: shape.oneOf(OMENS),
  /** Who has listened to it while it lay on top. */
  heardBy: shape.given(({ seats }: Table) => shape.setOf(shape.whole(0, seats - 1), seats)),
});
const omens = shape.listOf(omen, OMENS.length);

const keeper = shape.record({ room: shape.oneOf(ROOM_IDS), nerve: shape.whole(0, NERVE) });
export interface Keeper extends shape.Of<typeof keeper> {}

const state = shape.record({
  hours: shape.given(({ options }: Table) => shape.exactly(options.hours)),
  /** 0 before the first. */
  hour: shape.given(({ options }: Table) => shape.whole(0, options.hours)),
  keepers: shape.given(({ seats }: Table) => shape.listOf(keeper, seats, seats)),
  /** Where a candle burns. */
  lit: shape.record({ nave: shape.flag, tower: shape.flag, crypt: shape.flag, porch: shape.flag }),
  /** How often the dark has come in. */
  dark: shape.whole(0, MORTAL),
  omens,
  spent: omens,
  result: shape.nullable(shape.oneOf(['dawn', 'dark'])),
});
export interface VigilState extends shape.Of<typeof state> {}

export const stateShape = (options: VigilOptions, seats: number): shape.Shape<VigilState> =>
  shape.within({ options, seats } satisfies Table, state);
