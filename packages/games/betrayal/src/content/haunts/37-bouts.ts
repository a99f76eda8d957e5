import type { Betrayal, Hands, Per, Rules, Seat, TileId, Token, Trait } from '../kit.ts';
import {
  carriedBy,
  damage,
  expose,
  heroes,
  heroesOn,
  isAlive,
  keep,
  monsters,
  plainDice,
  roundOf,
  say,
  sealed,
  shape,
  TRAITS,
  tileOf,
  tokensOn,
  traitRoll,
} from '../kit.ts';

// The bouts of The Host's Champion: who may fight, with what, and what comes of it.

export const champion = monsters('champion');

const WEAK = shape.whole(0, 99);
export const memory = {
  laurels: keep.count(99),
  /** Traits with a Won marker. */
  won: keep.some(TRAITS),
  /** Weakness tokens of the Champion. */
  weak: keep.as(
    () => ({ might: 0, speed: 0, knowledge: 0, sanity: 0 }),
    () => shape.record({ might: WEAK, speed: WEAK, knowledge: WEAK, sanity: WEAK }),
  ),
  /** The round of the last bout, and who fought it. */
  boutIn: keep.count(99),
  fighter: keep.seat,
};
type Mine = Hands<typeof memory, Record<'dice', Per>>;

export const BALLROOM: TileId = 'ballroom';
export const RELICS = { might: 'gauntlet', speed: 'spur', knowledge: 'visor', sanity: 'crest' } as const;
export const RELIC_KINDS = Object.values(RELICS);
export const relicsOf = (g: Betrayal, seat: Seat): Token[] => RELIC_KINDS.flatMap((kind) => carriedBy(g, seat, kind));
export const relicOn = (g: Betrayal, tile: TileId): Token | undefined =>
  RELIC_KINDS.flatMap((kind) => tokensOn(g, tile, kind))[0];

export const isOn = (g: Betrayal, seat: Seat): boolean => isAlive(g, seat) && tileOf(g, seat) === BALLROOM;
export const isFought = (g: Betrayal, me: Mine): boolean => me.memory.boutIn === roundOf(g);
export const left = ({ memory }: Mine): Trait[] => TRAITS.filter((trait) => !memory.won.includes(trait));
/** Whoever fought the last bout waits for the next, unless nobody else is left. */
export const mayFight = (g: Betrayal, me: Mine, seat: Seat): boolean =>
  me.memory.fighter !== seat || heroes(g).every((one) => one === seat);

export const isCheered = (g: Betrayal, seat: Seat): boolean => heroesOn(g, BALLROOM).some((one) => one !== seat);
export const armed = (g: Betrayal, seat: Seat, trait: Trait): number => carriedBy(g, seat, RELICS[trait]).length;

/** The Champion's dice on a trait, besides what guards it. */
export function champions(g: Betrayal, me: Mine, trait: Trait): number {
  const watched = isOn(g, me.traitor) ? 1 : 0;
  return Math.max(2, me.n.dice - me.memory.weak[trait]) + watched;
}

export function* bout(g: Betrayal, me: Mine, fighter: Seat): Rules {
  Object.assign(me.memory, { boutIn: roundOf(g), fighter });
  const picks = left(me).map((trait) => ({ id: `bout:${trait}`, trait, details: { trait } }));
  const asked = [fighter, me.traitor];
  const [chosen, guard] = yield* sealed(g, asked, 'bout', () => picks);
  if (chosen === undefined) return;
  const { trait } = chosen;
  expose(g, `with-${trait}`, { who: fighter });
  if (guard !== undefined) expose(g, `guard-${guard.trait}`);
  const more = { dice: armed(g, fighter, trait), bonus: isCheered(g, fighter) ? 1 : 0 };
  const mine = yield* traitRoll(g, fighter, trait, { purpose: 'haunt', rule: 'BH-STRUCT-06', ...more });
  if (!isAlive(g, fighter)) return;
  const dice = Math.min(8, champions(g, me, trait) + (guard?.trait === trait ? 2 : 0));
  const theirs = yield* plainDice(g, dice, champion.first(g)?.id ?? null);
  yield* settle(g, me, fighter, trait, mine - theirs);
}

/** Won, drawn or lost; what it counts for comes before what it costs. */
function* settle(g: Betrayal, { memory }: Mine, fighter: Seat, trait: Trait, margin: number): Rules {
  if (margin > 0) {
    memory.won.push(trait);
    return say(g, 'won', { who: fighter, n: memory.won.length });
  }
  memory.weak[trait] += 1;
  if (margin === 0) return say(g, 'drawn', { who: fighter });
  memory.laurels += 1;
  say(g, 'lost', { who: fighter, n: memory.laurels });
  const kind = trait === 'might' || trait === 'speed' ? 'physical' : 'mental';
  yield* damage(g, fighter, kind, Math.min(2, -margin), 'BH-STRUCT-06');
}

/** The bill for a round without a bout. */
export function* bill(g: Betrayal, { memory }: Mine): Rules {
  memory.laurels += 1;
  say(g, 'billed', { n: memory.laurels });
  for (const seat of heroes(g)) yield* damage(g, seat, 'general', 1, 'BH-STRUCT-05');
}
