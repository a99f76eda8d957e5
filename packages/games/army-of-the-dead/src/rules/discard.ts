import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { SurvivorId } from '../content/survivors.ts';
import type { ArmyQuestions } from '../questions.ts';
import type { Army, ArmyState, Survivor } from '../state.ts';
import { carriedCount, drop, dropOptions, itemsOf, label } from './inventory.ts';
import { DECIDE, decideAgain, takingBack } from './left-to-the-game.ts';
import { slotOf, survivor } from './table.ts';
import type { Lister, TurnOption } from './turn.ts';

const DISCARD: TurnOption = {
  id: 'discard',
  rule: 'AD-INV-02',
  run: (g, slot) => discard(g, survivor(g.state, slot).seat),
};
const NOTHING: Option & { who?: SurvivorId; label?: string } = { id: 'nothing' };

/** AD-INV-02: free, and for any of one's own Survivors, whichever of them is acting. */
export const listDiscard: Lister = (g, slot, _looking, out) => {
  if (canDiscard(g.state, survivor(g.state, slot).seat)) out.push(DISCARD);
};

function canDiscard({ survivors }: ArmyState, seat: Seat): boolean {
  return survivors.some((one) => one.seat === seat && carriedCount(one) > 0);
}

function* discard(g: Army, seat: Seat): Rules {
  const { state } = g;
  const options: (typeof NOTHING)[] = [];
  for (const one of state.survivors) if (one.seat === seat) options.push(...unpromised(state, one));
  options.push(NOTHING);
  const pick = yield* g.choose(seat, 'discard', 'AD-INV-02', () => options);
  if (pick.who !== undefined && pick.label !== undefined) drop(g, survivor(state, slotOf(state, pick.who)), pick.label);
}

/** What is part of a trade under way stays until that is decided. */
function unpromised(state: ArmyState, one: Survivor): ReturnType<typeof dropOptions> {
  const { trade } = state;
  if (trade === null) return dropOptions(one);
  const slot = slotOf(state, one.id);
  const promised = trade.from === slot ? trade.give : trade.to === slot ? trade.take : [];
  const count = (list: readonly string[], name: string): number => list.filter((each) => each === name).length;
  const held = itemsOf(one).map(label);
  return dropOptions(one).filter(({ label: name }) => count(held, name) > count(promised, `card.${name}`));
}

const YES: Option = { id: 'yes' };
const NO: Option = { id: 'no' };

/** What others are asked in a player's turn. */
type Request = 'tactician' | 'agree' | 'be-saved';

/** AD-INV-02: whoever is asked something in another player's turn may first throw cards away. */
export function* confirmOrDiscard<K extends Request>(
  g: Army,
  seat: Seat,
  kind: K,
  rule: string,
  about: ArmyQuestions[K],
): Rules<boolean> {
  const asked: Request = kind;
  for (;;) {
    const options = [YES, NO, ...(canDiscard(g.state, seat) ? [DISCARD] : []), ...takingBack(g.state, seat)];
    const { id } = yield* g.ask(seat, asked, rule, (): readonly Option[] => options, about);
    if (id === DECIDE.id) decideAgain(g, seat);
    else if (id === DISCARD.id) yield* discard(g, seat);
    else return id === YES.id;
  }
}
