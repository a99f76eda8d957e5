import type { Ending, FinalGirl, Side } from '../state.ts';

/** FG-GEN-06, FG-END-01: the killer is defeated; also when the heroine would die of the same thing (FG-GEN-09). */
export function win(g: FinalGirl, why: Ending = 'killer-dead', rule = 'FG-END-01'): never {
  return finish(g, 'heroine', why, rule);
}

/** FG-GEN-08, FG-END-01: the heroine is dead. */
export function lose(g: FinalGirl, why: Ending = 'heroine-dead', rule = 'FG-END-01'): never {
  return finish(g, 'killer', why, rule);
}

function finish(g: FinalGirl, side: Side, why: Ending, rule: string): never {
  announce(g, side, why, rule);
  return g.end();
}

function announce(g: FinalGirl, side: Side, why: Ending, rule: string): void {
  g.state.result = { side, why };
  g.tell('all', side === 'heroine' ? 'won' : 'lost', { why, turn: g.state.turn, rule });
}
