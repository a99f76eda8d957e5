import {
  act,
  B,
  BURN,
  DP,
  farthestVictimFromKiller,
  H,
  healKiller,
  heroineSpace,
  KHEAL,
  type Killer,
  killerSpace,
  killOne,
  last,
  NEXT,
  NOVIC,
  PUT,
  revealAnotherDarkPower,
  strikeHeroine,
  type TerrorCard,
  victimsOn,
} from '../kit.ts';

const terror: readonly TerrorCard[] = [
  { id: 'ht01', gate: NOVIC, effects: [act('V:MA'), act('V:MA')] },
  { id: 'ht02', copies: 2, effects: [H(+2), act('N:MM')] },
  { id: 'ht03', copies: 3, effects: [H(+1), act('N:MA')] },
  { id: 'ht04', effects: [PUT('killer', farthestVictimFromKiller), H(+1), NEXT] },
  { id: 'ht05', copies: 2, gate: NOVIC, effects: [act('V:MMA')] },
  // FG-KILL-08: Terrible Hammer Charge
  { id: 'ht06', gate: NOVIC, effects: [act('V:MMAA'), H((_g, ctx) => last(ctx).killed.length)] },
  { id: 'ht07', copies: 2, effects: [act('F:MMA')] },
  { id: 'ht08', gate: NOVIC, effects: [act('V:MAA'), B((g) => g.state.tally.killedThisPhase)] },
  { id: 'ht09', effects: [H(+1), KHEAL((g) => Math.min(3, g.state.dead.length))] },
  { id: 'ht10', mdp: 2, effects: [], attackValue: (_g, _me, enemy) => (enemy === 'killer' ? 1 : 0) },
  { id: 'ht11', mdp: 2, effects: [], moveValue: (_g, _me, enemy) => (enemy === 'killer' ? 1 : 0) },
];

/** Hans the Butcher. No special rules. */
export const hans: Killer = {
  id: 'hans',
  film: 'happy-trails',
  health: 12,
  horror: 5,
  // FG-BLOOD-05
  track: [
    { attack: 2, move: 1 },
    { attack: 2, move: 1 },
    { attack: 2, move: 1, effects: [H(+1)] },
    { attack: 2, move: 1 },
    { attack: 3, move: 1, effects: [H(+1)] },
    { attack: 3, move: 2, effects: [DP] },
    { attack: 3, move: 2 },
    { attack: 3, move: 2, effects: [H(+1)] },
    { attack: 4, move: 2 },
    { attack: 4, move: 2, effects: [H(+1)] },
    { attack: 5, move: 3 },
  ],
  endEffect: [KHEAL(1), BURN(1)],
  initial: [act('N:A')], // FG-KILL-07
  finales: [
    { id: 'hans_f1', action: [act('N:MMA')], onReveal: [revealAnotherDarkPower] },
    { id: 'hans_f2', action: [B(+1), act('N:MMA')] },
    { id: 'hans_f3', action: [act('N:MMAA')] },
  ],
  darkPowers: [
    {
      id: 'hans_d1',
      /** Each attack symbol hits every victim on his space, then the heroine. */
      *insteadOfAttack(g, _me, aim, report) {
        if (aim.enemy !== 'killer') return false;
        for (const id of victimsOn(g, killerSpace(g))) yield* killOne(g, 'killer', id, report);
        if (heroineSpace(g) === killerSpace(g)) yield* strikeHeroine(g, 'killer', report);
        return true;
      },
    },
    {
      id: 'hans_d2',
      *afterEnemyAction(g, _me, aim, report) {
        const together = heroineSpace(g) === killerSpace(g);
        if (aim.enemy === 'killer' && report.attacksOnHeroine > 0 && together)
          yield* strikeHeroine(g, 'killer', report);
      },
    },
    {
      id: 'hans_d3',
      *onVictimKilled(g, _me, death) {
        if (death.by === 'killer') healKiller(g, 1);
      },
    },
    { id: 'hans_e', epic: true, bloodlustForDeath: (_g, _me, death) => (death.by === 'killer' ? 1 : 0) },
  ],
  terror,
};
