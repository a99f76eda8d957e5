import { memo, NOTHING_HAPPENS, type Option, type Rules } from '@dreadhouse/engine';
import { type CardId, type FinalGirl, PLAYER } from '../state.ts';
import { heroineSpace } from './board.ts';
import { handNames } from './hand.ts';
import { type Runnable, rewardOptions } from './rewards.ts';
import { saveOptions } from './save-victims.ts';
import { isOffer, offers, take } from './things.ts';
import { discardForTime, onRed } from './time.ts';

/** What the player may do at any moment of the Action phase (FG-TIME-05, FG-SAVE-01, FG-SAVE-10). */
export function anytimeOptions(g: FinalGirl, looking: boolean): readonly Option[] {
  if (g.state.phase !== 'action') return [];
  return [...rewardOptions(g), ...saveOptions(g, looking), ...timeOptions(g, looking)];
}

/** FG-TIME-05: any number of cards for +1 time each, but not once the marker is on red (FG-R-05). */
function timeOptions(g: FinalGirl, looking: boolean): readonly Option[] {
  const options = handNames(g).map(timeOption);
  if (!onRed(g)) return options;
  return looking ? options.map((option) => ({ ...option, blocked: 'time-on-red' })) : [];
}

const timeOption = memo(
  (card: CardId): Runnable => ({
    id: `discard:${card}`,
    at: `hand:${card}`,
    rule: 'FG-TIME-05',
    blocked: false,
    details: { card },
    own: true,
    run(g) {
      discardForTime(g, card);
      return NOTHING_HAPPENS;
    },
  }),
);

/** Items and abilities that can be used in the middle of a card, though never in mid-move (FG-R-17). */
export function quickOffers(g: FinalGirl): readonly Option[] {
  return g.state.phase === 'action' ? offers(g, 'actions').filter((offer) => offer.when !== 'between') : [];
}

/** FG-R-05: the player's last chance before time runs out or the phase ends. */
export function* lastMoment(g: FinalGirl, kind: 'time-runs-out' | 'phase-ends', rule: string, n = 0): Rules {
  const list = (looking: boolean): Option[] => [{ id: 'go-on' }, ...anytimeOptions(g, looking), ...quickOffers(g)];
  for (;;) {
    const pick = yield* g.choose(PLAYER, kind, rule, list, { n, time: g.state.time });
    if (pick.id === 'go-on') return;
    yield* run(g, pick);
  }
}

/** FG-SAVE-01, FG-SAVE-10: before her last health goes she may still save those with her and take the rewards that wait. */
export function* beforeLastHealth(g: FinalGirl, n: number): Rules {
  if (g.state.phase !== 'action' || n <= g.state.heroine.markers) return;
  if (rewardOptions(g).length + saveOptions(g, false).length > 0) yield* lastMoment(g, 'phase-ends', 'FG-SAVE-01', n);
}

/** FG-SAVE-01, FG-SAVE-02: on an exit, in passing or at the very end, she may save where no other question lets her. */
export function* atExit(g: FinalGirl): Rules {
  const saveable = (): boolean => g.state.phase === 'action' && saveOptions(g, false).length > 0;
  const list = (looking: boolean): Option[] => [{ id: 'go-on' }, ...anytimeOptions(g, looking)];
  while (saveable()) {
    const pick = yield* g.ask(PLAYER, 'at-exit', 'FG-SAVE-01', list, { space: heroineSpace(g) });
    if (pick.id === 'go-on') return;
    yield* run(g, pick);
  }
}

/** Carries out an option that knows how. */
export function run(g: FinalGirl, pick: Option): Rules {
  return isOffer(pick) ? take(g, pick) : (pick as Runnable).run(g);
}
