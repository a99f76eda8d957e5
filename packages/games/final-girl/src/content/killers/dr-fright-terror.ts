import type { Option, Rules } from '@dreadhouse/engine';
import { kindOfItem } from '../../catalogue.ts';
import { type CardId, type FinalGirl, PLAYER } from '../../state.ts';
import { plainDie } from '../dice.ts';
import { act, B, CHOOSE, H, LASTING, PANIC, T, TOP_ITEM, WHEN } from '../effects.ts';
import {
  answer,
  chooseSpace,
  discardItem,
  harm,
  hasTag,
  heroineSpace,
  itemsOf,
  killerSpace,
  panic,
  putFigure,
  resolve,
  spaces,
  victims,
  victimsOn,
} from '../kit.ts';
import { last, NOVIC, withHeroine, withKiller } from '../select.ts';
import type { Effect, EffectRule, TerrorCard, Thing, Who } from '../types.ts';
import {
  ASLEEP,
  AWAKE,
  dream,
  dreams,
  dreamsLeft,
  FALL_ASLEEP,
  fallAsleep,
  isAsleep,
  RESET_DREAMS,
} from './dr-fright-sleep.ts';

const notIndoor: Who = (g) =>
  victims(g)
    .filter((one) => !hasTag(g, one.space, 'indoor'))
    .map((one) => one.id);

// --- lines of single cards ---

/** dt02: the dead count. */
const HAUNTED: EffectRule = function* (g, ctx) {
  const dead = g.state.dead.length;
  yield* resolve(g, dead === 0 ? [FALL_ASLEEP] : [B(dead < 4 ? +1 : +2)], ctx);
};

const CROSSES: readonly CardId[] = ['crucifix', 'cross'];

/** dt03: a Crucifix or a Silver Cross, wherever the heroine carries it, stops the rest of the card. */
const HOLD_UP_CROSS: EffectRule = function* (g, ctx) {
  const crosses = (): CardId[] =>
    itemsOf(g)
      .map((item) => item.id)
      .filter((id) => CROSSES.includes(kindOfItem(id)));
  const pick = yield* g.choose(PLAYER, 'hold-up-cross', 'FG-GEN-07', (): (Option & { item?: CardId })[] => [
    { id: 'no' },
    ...crosses().map((item) => ({ id: `discard-item:${item}`, at: item, item, details: { item } })),
  ]);
  if (pick.item === undefined) return;
  yield* discardItem(g, pick.item);
  ctx.over = true;
};

/** dt04: his own card takes from his own track (FG-R-31), but never his token. */
const OWN_FINGERS: EffectRule = function* (g, ctx) {
  if (g.state.killer.markers === 0) return;
  if ((yield* harm(g, 'killer', 1, 'self')) > 0) yield* resolve(g, [H(+3), PANIC_AROUND_HIM], ctx);
};

const PANIC_AROUND_HIM: EffectRule = function* (g, ctx) {
  const heroine = heroineSpace(g) === killerSpace(g) ? ['heroine'] : [];
  yield* panic(g, [...withKiller(g, ctx), ...heroine]);
};

/** dt06: not a death in this turn, and no bloodlust (overrides FG-KATK-08). Which pawn makes no difference but to the funniest principle. */
const ALREADY_DEAD: EffectRule = function* (g) {
  const { slots } = g.state.heroine;
  const covered = slots.flatMap((pawn, slot) => (pawn === null ? [] : [slot]));
  const slot = g.state.options.ambiguity === 'hilarity' ? g.pick('ambiguity', covered) : (covered[0] as number);
  g.state.dead.push(slots[slot] as string);
  slots[slot] = null;
  g.tell('all', 'saved-pawn-died', { slot, rule: 'FG-GEN-07' });
};

const ALL_DREAMS: EffectRule = (g) => dreams(g, dreamsLeft(g));

/** dt08 */
const TIRED: EffectRule = function* (g, ctx) {
  if (plainDie(g, ctx.card) < g.state.horror) fallAsleep(g);
};

const RESTLESS: EffectRule = function* (g, ctx) {
  const before = g.state.tally.lost;
  yield* dream(g);
  if (g.state.tally.lost > before) yield* resolve(g, [H(+1)], ctx);
};

/** dt12 */
const ANYWHERE: EffectRule = function* (g) {
  const open = spaces(g).filter((id) => answer(g, 'forbidsEntering', 'heroine', id, id) === undefined);
  const space = yield* chooseSpace(g, 'lucid-space', 'FG-GEN-07', open);
  if (space !== null) yield* putFigure(g, 'heroine', space);
};

const LUCID: EffectRule = function* (g, ctx): Rules {
  if (!(yield* g.confirm(PLAYER, 'lucid', 'FG-GEN-07'))) return;
  yield* resolve(g, [B(+1), LUCID_CHOICE], ctx);
};

const LUCID_CHOICE: Effect = CHOOSE('lucid-choice', {
  'lucid-item': [TOP_ITEM],
  'lucid-space': [ANYWHERE],
  'lucid-time': [T(+4)],
});

const withVictim = (g: FinalGirl): boolean => victimsOn(g, killerSpace(g)).length > 0;

/** The sixteen killer terror cards. */
export const drFrightTerror: readonly TerrorCard[] = [
  { id: 'dt01', effects: [act('N:A'), act('N:MA'), PANIC(notIndoor)] },
  { id: 'dt02', effects: [HAUNTED, act('N:MA')] },
  { id: 'dt03', effects: [HOLD_UP_CROSS, act('N:MA'), act('N:MA')] },
  { id: 'dt04', effects: [act('N:MM'), OWN_FINGERS] },
  { id: 'dt05', effects: [act('F:M'), act('N:A'), LASTING('dt05', 'end-of-action')] },
  {
    id: 'dt06',
    gate: (g) => g.state.heroine.flipped || g.state.heroine.slots.every((pawn) => pawn === null),
    effects: [ALREADY_DEAD, act('V:MA')],
  },
  { id: 'dt07', effects: [WHEN(ASLEEP, [ALL_DREAMS], [LASTING('dt07', 'end-of-action')]), act('N:MA')] },
  { id: 'dt08', effects: [WHEN(ASLEEP, [RESTLESS], [TIRED]), act('V:M')] },
  { id: 'dt09', effects: [LASTING('dt09', 'start-of-killer'), act('N:MA')] },
  { id: 'dt10', effects: [H(+2)] },
  {
    id: 'dt11',
    effects: [
      PANIC(withHeroine),
      act('F:M'),
      act('N:A'),
      WHEN((g, ctx) => last(ctx).attacksOnHeroine === 0 && !isAsleep(g), [FALL_ASLEEP]),
    ],
  },
  { id: 'dt12', gate: AWAKE, effects: [LUCID] },
  { id: 'dt13', gate: NOVIC, effects: [act('V:M'), H((g) => (withVictim(g) ? 2 : 1))] },
  {
    id: 'dt14',
    effects: [
      H(+1),
      WHEN(
        ASLEEP,
        [
          CHOOSE('never-sleep-again', {
            'reset-dreams': [RESET_DREAMS],
            'extra-dream': [LASTING('dt14', 'end-of-killer')],
          }),
        ],
        [FALL_ASLEEP],
      ),
    ],
  },
  { id: 'dt15', mdp: 1, effects: [FALL_ASLEEP] }, // while in play she cannot wake up: `cannotWake`
  { id: 'dt16', mdp: 2, effects: [] }, // one more dream card each Killer phase: `dreamsDue`
];

/** What some of them leave behind for a while. */
export const drFrightLasting: readonly Thing[] = [
  {
    id: 'dt05',
    forbidsEntering: (g, _me, mover, _from, to) =>
      mover === 'heroine' && g.state.phase === 'action' && hasTag(g, to, 'indoor') && victimsOn(g, to).length > 0
        ? 'door-locked'
        : undefined,
  },
  { id: 'dt07', dice: (g) => (g.state.phase === 'action' ? -1 : 0) },
  { id: 'dt09' }, // they can hurt each other: `canHurtEachOther`
  { id: 'dt14' }, // counted by `dreamsDue`
];
