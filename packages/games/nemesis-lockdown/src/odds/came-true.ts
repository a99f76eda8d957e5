import { type EventOf, type GameEvent, type KnownOptionOdds, NOT_YET } from '@dreadhouse/engine';
import type { NemesisEvents } from '../events.ts';
import { itemDef } from '../rules/carry.ts';

/** Events with their details: nothing else is told in this game. */
type Told = EventOf<NemesisEvents>;

/**
 * Which outcome has come true: looked at when the next action is chosen, after payment and whatever is asked on the way. Null where the
 * action was interrupted or somebody has paid for another outcome.
 */
export function cameTrue(
  option: string,
  { outcomes }: KnownOptionOdds,
  events: readonly GameEvent[],
  asked: string | null,
): string | null | typeof NOT_YET {
  if (asked !== 'act' && asked !== null) return NOT_YET;
  const told = events as unknown as readonly Told[];
  if (told.some(({ kind }) => kind === 'interrupted')) return null;
  const [verb = '', what = ''] = option.split(':');
  const own = untilNext(told);
  if (verb === 'shoot') return shot(what, own);
  if (verb === 'melee') return struck(own);
  if (verb === 'move') return outcomes.some(({ key }) => key === 'unhurt') ? escaped(own) : arrived(own);
  return gotAway(told);
}

/** Up to whatever others do, or nobody. */
function untilNext(told: readonly Told[]): readonly Told[] {
  const end = told.findIndex(({ kind }) => kind === 'turn' || kind === 'event-phase' || kind === 'base-ends');
  return end < 0 ? told : told.slice(0, end);
}

const RESULTS = { dies: 'kills', retreats: 'drives-off', lives: 'wounds' } as const;

function hit({ kind, details }: Told): string | null {
  if (kind === 'damage-check') return RESULTS[details.result];
  return kind === 'killed' ? 'kills' : null; // a larva is not checked
}

/** G-10: another roll, a card and more ammunition are paid for, and no event tells the last of them. */
function shot(weapon: string, told: readonly Told[]): string | null {
  const dice = told.flatMap(({ kind, details }) => (kind === 'die-rolled' ? [details.face] : []));
  const [face] = dice;
  if (face === undefined || dice.length > 1) return null;
  const after = told.slice(told.findIndex(({ kind }) => kind === 'die-rolled'));
  if (after.some(({ kind }) => kind === 'paid')) return null;
  if (face === 'double' && itemDef(weapon).weapon?.surplus !== undefined) return null;
  return after.map(hit).find((key) => key !== null) ?? 'misses';
}

function struck(told: readonly Told[]): string | null {
  const from = told.findIndex(({ kind }) => kind === 'die-rolled');
  if (from < 0) return null;
  for (const one of told.slice(from)) {
    if (one.kind === 'serious-wound') return 'serious-wound';
    if (one.kind === 'died') return 'death';
    const key = hit(one);
    if (key !== null) return key;
  }
  return null;
}

/** Attacks before the step, up to whoever dies on it. */
function escaped(told: readonly Told[]): string | null {
  const to = told.findIndex(({ kind }) => kind === 'moved' || kind === 'died');
  const hurts = ({ kind, details }: Told): boolean => (kind === 'attack-card' && details.hits) || kind === 'infested';
  return to < 0 ? null : told.slice(0, to).some(hurts) ? 'hit' : 'unhurt';
}

/** What the noise roll brought. */
function arrived(told: readonly Told[]): string | null {
  const from = told.findIndex(({ kind }) => kind === 'noise-rolled');
  if (from < 0) return null;
  for (const { kind, details } of told.slice(from)) {
    if (kind === 'surprise') return details.surprised ? 'surprised' : 'meets';
    if (kind === 'stalker-moved') return 'meets';
  }
  return 'quiet';
}

/** A pod leaves at the end of the round, when nobody else has done anything before. */
function gotAway(told: readonly Told[]): string | null {
  for (const { kind } of told) {
    if (kind === 'left-base' || kind === 'locked-in') return 'gets-away';
    if (kind === 'escape-failed' || kind === 'lock-in-failed') return 'stalker-comes';
    if (kind === 'evacuated') return 'pod-leaves';
    if (kind === 'pod-stays') return 'pod-stays';
  }
  return null;
}
