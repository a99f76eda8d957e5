import type { Option, Rules } from '@dreadhouse/engine';
import { type CardId, type FinalGirl, PLAYER, type SpaceId, type VictimId } from '../../state.ts';
import { plainDie } from '../dice.ts';
import { act, B, H, HIT, LASTING, LOSE, PUT, WHEN } from '../effects.ts';
import {
  adjacent,
  answer,
  attackOf,
  chooseVictim,
  decideVictim,
  discardable,
  discardItem,
  hasItem,
  heroineSpace,
  hitHeroine,
  killVictims,
  loseTime,
  moveVictim,
  neighbours,
  onRed,
  panic,
  removeItemFromGame,
  resolve,
  shuffleInto,
  shufflePile,
  takeAway,
  turnUp,
  useOnce,
  victims,
  victimsOn,
  victimsOnAny,
} from '../kit.ts';
import { atHeroine, last, NOVIC, nearestVictimToKiller } from '../select.ts';
import type { EffectRule, TerrorCard, Thing, Where } from '../types.ts';
import {
  CAROLYN,
  darkPowerRevealed,
  MR_FLOPPY,
  nearestPile,
  withCarolyn,
  withoutCarolyn,
} from './poltergeist-child.ts';
import { chooseDamageCard, manifestation, strikeAt } from './poltergeist-manifestation.ts';

// --- lines of single cards ---

/** pt01; rule 5: Mr. Floppy may be given up instead. */
const WHERE_ARE_YOU: EffectRule = function* (g) {
  if (darkPowerRevealed(g) && hasItem(g, MR_FLOPPY) && (yield* g.confirm(PLAYER, 'give-up-floppy', 'FG-GEN-07'))) {
    return removeItemFromGame(g, MR_FLOPPY);
  }
  const space = nearestPile(g, heroineSpace(g));
  if (space === null) return;
  takeAway(g, CAROLYN);
  shuffleInto(g, CAROLYN, space);
};

/** pt03 */
const toNearestVictim: Where = (g) => (victims(g).length === 0 ? [heroineSpace(g)] : nearestVictimToKiller(g));

/** pt05 */
const MALICE: EffectRule = function* (g, ctx) {
  const n = plainDie(g, ctx.card);
  const pick = yield* g.ask(
    PLAYER,
    'malice',
    'FG-GEN-07',
    () => [{ id: 'suffer' }, { id: 'sacrifice', blocked: victims(g).length < n && 'too-few-victims' }],
    { n },
  );
  if (pick.id === 'suffer') return yield* resolve(g, [HIT(n)], ctx);
  const chosen: VictimId[] = [];
  for (let i = 0; i < n; i++) {
    const left = victims(g)
      .map((one) => one.id)
      .filter((id) => !chosen.includes(id));
    const id = yield* chooseVictim(g, 'sacrifice-victim', 'FG-GEN-07', left);
    if (id !== null) chosen.push(id);
  }
  yield* killVictims(g, chosen, { cause: ctx.card });
};

/** pt06 */
const STORM: EffectRule = function* (g, ctx) {
  const struck = [heroineSpace(g), ...adjacent(g, heroineSpace(g))];
  yield* killVictims(g, oneOnEach(g, struck), { cause: ctx.card });
};

/** One victim of every space that has any (FG-R-26). */
function oneOnEach(g: FinalGirl, spaces: readonly SpaceId[]): VictimId[] {
  return [...new Set(spaces)]
    .map((space) => victimsOn(g, space))
    .filter((here) => here.length > 0)
    .map((here) => decideVictim(g, here, 'FG-R-26'));
}

/** pt07 */
const NOT_AS_IT_SEEMS: EffectRule = function* (g, ctx) {
  const { piles } = g.state.items;
  for (const { space } of piles) {
    shufflePile(g, space);
    turnUp(g, space);
  }
  const tops = piles.map((pile) => pile.cards[0]?.id);
  if (tops.includes(CAROLYN) || tops.includes(MR_FLOPPY)) yield* resolve(g, [B(+2)], ctx);
};

/** pt08; FG-R-47: who would have to come the wrong way through a one-way connection stays. */
const VOICES: EffectRule = function* (g, ctx) {
  const here = heroineSpace(g);
  const near = adjacent(g, here).filter((space) => neighbours(g, space, 'victim').includes(here));
  for (const id of victimsOnAny(g, near)) yield* moveVictim(g, id, here, ctx.card);
  yield* lashOut(g, here);
  const hostile = victimsOn(g, here);
  yield* resolve(g, [HIT(1, hostile.length)], ctx);
  yield* panic(g, hostile);
};

/** pt08: each point of one damage card kills a victim, without bloodlust (overrides FG-KATK-08). */
function* lashOut(g: FinalGirl, space: SpaceId): Rules {
  const mob = victimsOn(g, space).length;
  if (mob === 0) return;
  const card = yield* chooseDamageCard(g, 'face-voices', mob);
  if (card === null) return;
  yield* strikeAt(g, card, { kind: 'victims', space, suffer: (game, amount) => killInMob(game, space, amount) });
}

function* killInMob(g: FinalGirl, space: SpaceId, amount: number): Rules<number> {
  let killed = 0;
  while (killed < amount && victimsOn(g, space).length > 0) {
    const id = decideVictim(g, victimsOn(g, space), 'FG-R-26');
    killed += yield* killVictims(g, [id], { by: 'heroine', cause: 'attack', bloodlust: false });
  }
  return killed;
}

/** pt09 */
const TOWERING_SHAPE: EffectRule = function* (g) {
  if (yield* manifestation(g, 2)) return;
  if ((yield* manifestationHits(g, attackOf(g, 'killer') + 1)) === 0) return;
  if (discardable(g).length === 0) return;
  const pick = yield* g.choose(PLAYER, 'lose-item', 'FG-GEN-07', (): (Option & { item: CardId })[] =>
    discardable(g).map((item) => ({ id: `lose-item:${item}`, at: `item:${item}`, item, details: { item } })),
  );
  yield* discardItem(g, pick.item, 'FG-GEN-07');
};

/** pt10 */
const DOLL: EffectRule = function* (g, ctx) {
  if (yield* manifestation(g, 1)) return;
  if ((yield* manifestationHits(g, attackOf(g, 'killer'))) > 0) yield* resolve(g, [B(+1)], ctx);
};

/** FG-R-54: nothing that Retaliation could hurt. */
function* manifestationHits(g: FinalGirl, amount: number): Rules<number> {
  return yield* hitHeroine(g, { attacker: null, damageable: false, amount, cancelled: false });
}

// --- the cards ---

/** pt11: panicked movement for the first space of each Action phase. */
const unseenHands: TerrorCard = {
  id: 'pt11',
  gate: withCarolyn,
  mdp: 0,
  effects: [],
  *beforeMove(g, me, move) {
    if (!g.state.tally.usedThisPhase.includes(me.key)) move.panicked = Math.max(1, move.panicked);
  },
  *onEnter(g, me, figure, _space, how) {
    if (figure === 'heroine' && how === 'step') useOnce(g, me.key, 'phase');
  },
  *afterPanic(g, me, figure) {
    if (figure === 'heroine') useOnce(g, me.key, 'phase');
  },
};

/** pt12: a die less for Search, or 3 time. */
const cloudedMind: TerrorCard = {
  id: 'pt12',
  gate: withCarolyn,
  mdp: 0,
  effects: [],
  *beforeRoll(g, _me, roll) {
    if (roll.card !== 'search' || answer(g, 'exactDice', roll) !== undefined) return;
    if (!onRed(g) && (yield* g.confirm(PLAYER, 'clear-mind', 'FG-GEN-07'))) return yield* loseTime(g, 3, 'pt12');
    roll.dice -= 1;
  },
};

/** The sixteen killer terror cards. */
export const poltergeistTerror: readonly TerrorCard[] = [
  { id: 'pt01', copies: 2, gate: withoutCarolyn, effects: [WHERE_ARE_YOU] },
  { id: 'pt02', copies: 2, gate: NOVIC, effects: [H(+2), act('V:MA')] },
  { id: 'pt03', copies: 2, effects: [PUT('killer', toNearestVictim), act('N:A')] },
  {
    id: 'pt04',
    copies: 2,
    effects: [
      PUT('killer', atHeroine),
      act('N:A'),
      WHEN((_g, ctx) => last(ctx).heroineLost > 0, [LASTING('pt04', 'end-of-action')]),
    ],
  },
  { id: 'pt05', effects: [MALICE] },
  { id: 'pt06', effects: [STORM, LOSE((g) => attackOf(g, 'killer'))] },
  { id: 'pt07', gate: withCarolyn, effects: [NOT_AS_IT_SEEMS] },
  { id: 'pt08', gate: NOVIC, effects: [VOICES] },
  { id: 'pt09', effects: [TOWERING_SHAPE] },
  { id: 'pt10', effects: [DOLL] },
  unseenHands,
  cloudedMind,
];

/** What outlasts its card. */
export const poltergeistLasting: readonly Thing[] = [
  {
    id: 'pt04',
    *beforeMove(_g, _me, move) {
      move.panicked = Math.max(move.panicked, move.spaces);
    },
  },
];
