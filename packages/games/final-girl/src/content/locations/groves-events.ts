import type { Option, Rules } from '@dreadhouse/engine';
import { type CardId, type FinalGirl, PLAYER, type SpaceId } from '../../state.ts';
import { plainDie } from '../dice.ts';
import { TOWARD } from '../effects.ts';
import {
  becomeSpecial,
  contextOf,
  discardRandom,
  divert,
  farthestVictimFromKiller,
  gainTime,
  hasTag,
  heroineSpace,
  isVictim,
  killerSpace,
  kindOfVictim,
  moveVictim,
  nearestVictimToHeroine,
  neighbours,
  onRed,
  placeToken,
  remember,
  removeFromPlay,
  removeVictim,
  resolve,
  roleOf,
  spaceOf,
  spacesWith,
  useOnce,
  victimsOfRole,
  victimsOn,
} from '../kit.ts';
import type { EffectRule, EventCard } from '../types.ts';
import { calmOneWrath, discardAllButAtone, lowerOneWrath, raiseWrath, shareOutWrath, unleash } from '../wrath.ts';

/** ge01: for all action cards except Atone one sacred space may be closed. Not used, the event is discarded. */
const closedForRepairs: EffectRule = function* (g) {
  const pick = yield* g.ask(PLAYER, 'close-space', 'FG-GEN-07', (): (Option & { space?: SpaceId })[] => [
    ...spacesWith(g, 'sacred').map((space) => ({ id: `close:${space}`, at: space, space })),
    { id: 'decline' },
  ]);
  if (pick.space === undefined) return removeFromPlay(g, 'ge01', 'FG-EVENT-02');
  discardAllButAtone(g);
  yield* scatter(g, pick.space);
  placeToken(g, 'closed_space', pick.space);
};

/** Everybody leaves for adjacent spaces of the player's choice, spread evenly. */
function* scatter(g: FinalGirl, from: SpaceId): Rules {
  const arrived = new Map<SpaceId, number>(neighbours(g, from, 'victim').map((to) => [to, 0]));
  for (const id of victimsOn(g, from)) {
    const fewest = Math.min(...arrived.values());
    const open = [...arrived.keys()].filter((to) => arrived.get(to) === fewest);
    const options = (): Option[] => open.map((to) => ({ id: to, at: to }));
    const about = { victim: kindOfVictim(id), from };
    const { id: to } = yield* g.choose(PLAYER, 'scatter', 'FG-GEN-07', options, about);
    arrived.set(to, fewest + 1);
    yield* moveVictim(g, id, to, 'ge01');
  }
}

const BY_DIE: readonly SpaceId[] = ['graveyard', 'graveyard', 'shrine', 'shrine', 'sacred_trees', 'sacred_trees'];

/** ge02, ge03: a die decides which sacred space the card is about. */
function sacredSpaceByDie(card: CardId): EffectRule {
  return function* (g) {
    const die = plainDie(g, card);
    const space = BY_DIE[die - 1] as SpaceId;
    remember(g, card, { space });
    g.tell('all', 'sacred-space', { card, space, rule: 'FG-GEN-07' });
  };
}

/** ge05: as soon as he and the killer are on one space. */
function* holyManMeetsKiller(g: FinalGirl): Rules {
  const [holyMan] = victimsOfRole(g, 'ge05');
  const space = killerSpace(g);
  if (holyMan === undefined || space === null || spaceOf(g, holyMan) !== space) return;
  removeVictim(g, holyMan);
  if (heroineSpace(g) === space) yield* calmOneWrath(g, 4);
  else yield* shareOutWrath(g, 6);
}

export const grovesEvents: readonly EventCard[] = [
  { id: 'ge01', stays: true, effects: [closedForRepairs] },
  { id: 'ge02', stays: true, effects: [sacredSpaceByDie('ge02')] },
  {
    id: 'ge03',
    stays: true,
    effects: [sacredSpaceByDie('ge03')],
    *endOfAction(g, me) {
      if (heroineSpace(g) === me.memory['space'] && !onRed(g)) gainTime(g, 2, me.key);
    },
  },
  {
    id: 'ge04',
    stays: true,
    special: ['white'],
    effects: [becomeSpecial('ge04', ['white'], farthestVictimFromKiller)],
    *retarget(g, _me, aim) {
      const [tourist] = victimsOfRole(g, 'ge04');
      if (tourist === undefined || aim.enemy !== 'killer') return;
      divert(g, aim, spaceOf(g, tourist), 'ge04');
    },
    badDeath: (g, _me, victim) => (roleOf(g, victim) === 'ge04' ? 4 : 0),
    *onVictimSaved(g, _me, saved) {
      if (saved.role === 'ge04') yield* lowerOneWrath(g, 4);
    },
    *onVictimKilled(g, _me, death) {
      if (death.role === 'ge04') yield* raiseWrath(g, 'DW', 4);
    },
  },
  {
    id: 'ge05',
    stays: true,
    special: ['blue'],
    effects: [becomeSpecial('ge05', ['blue'], farthestVictimFromKiller), (g) => holyManMeetsKiller(g)],
    forbidsFollowing: (g, _me, victim) => roleOf(g, victim) === 'ge05',
    *upkeep(g) {
      const space = killerSpace(g);
      if (space === null) return; // FG-R-57
      yield* resolve(g, [TOWARD(() => victimsOfRole(g, 'ge05'), space)], contextOf(g, 'ge05', 'event'));
    },
    *onEnter(g, _me, figure) {
      if (figure === 'killer' || roleOf(g, figure) === 'ge05') yield* holyManMeetsKiller(g);
    },
  },
  {
    id: 'ge06',
    stays: true,
    special: ['orange'],
    effects: [becomeSpecial('ge06', ['orange'], nearestVictimToHeroine)],
    badDeath: (g, _me, victim) => (roleOf(g, victim) === 'ge06' ? 6 : 0),
    *beforeMove(g, _me, move) {
      const guided = victimsOfRole(g, 'ge06').some((id) => spaceOf(g, id) === heroineSpace(g));
      if (!guided || move.spaces < 1 || g.state.tally.usedThisTurn.includes('ge06')) return;
      if (!(yield* g.confirm(PLAYER, 'guided', 'FG-GEN-07', { spaces: move.spaces }))) return;
      useOnce(g, 'ge06', 'turn');
      move.spaces += 1;
    },
    *onVictimKilled(g, _me, death) {
      if (death.role === 'ge06') yield* raiseWrath(g, 'DW', 6);
    },
  },
  {
    id: 'ge07',
    stays: true,
    *beforeWrathRise(_g, _me, rise) {
      if (rise.wrath === 'DW') rise.n += 1;
    },
  },
  {
    id: 'ge08',
    stays: true,
    *afterRoll(g, _me, roll) {
      if (roll.successes === 0) yield* raiseWrath(g, 'DW', 1);
    },
  },
  {
    id: 'ge09',
    stays: true,
    *onVictimKilled(g, _me, death) {
      if (!hasTag(g, death.space, 'sacred') || !useOnce(g, 'ge09', 'turn')) return;
      yield* unleash(g, 'DW', contextOf(g, 'ge09', 'event'));
    },
  },
  {
    id: 'ge10',
    stays: true,
    *onPanic(g, _me, figures) {
      const here = heroineSpace(g);
      if (figures.some((id) => isVictim(id) && spaceOf(g, id) === here)) discardRandom(g, 1, 'FG-GEN-07');
    },
  },
];
