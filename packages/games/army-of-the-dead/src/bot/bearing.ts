/** Somebody on whom attacks may fall. */
export interface Bearer {
  readonly health: number;
  /** The loss of this one loses the game. */
  readonly precious: boolean;
  readonly loss: number;
}

/** What it costs to go down to so much Health. */
function woundCost(left: number, { precious, loss }: Bearer): number {
  if (left <= 0) return loss;
  if (precious) return left === 1 ? 2.6 : 1.1;
  return left === 1 ? 1.6 : 1;
}

export function woundsCost(one: Bearer, wounds: number): number {
  if (wounds >= one.health) return one.loss;
  let cost = 0;
  for (let i = 1; i <= wounds; i++) cost += woundCost(one.health - i, one);
  return cost;
}

interface Body extends Bearer {
  health: number;
}

/**
 * What it costs that so many Wounds fall on these, shared out as well as can be in each pass. Where somebody must fall, all the rest of the
 * pass may fall on the same one (AD-R-15): one who can be spared saves all the others.
 */
export function bearingCost(bearers: readonly Bearer[], passes: readonly number[]): number {
  if (bearers.length === 0) return 0;
  let rest = 0;
  for (const wounds of passes) if (wounds > 0) rest += wounds - Math.floor(wounds + 0.001);
  const low = costOf(bearers, passes, 'fewest');
  if (rest < 0.01) return low;
  return low + Math.min(1, rest) * (costOf(bearers, passes, 'most') - low);
}

/** Parts of a Wound are none, or a whole one. */
function costOf(bearers: readonly Bearer[], passes: readonly number[], rounding: 'fewest' | 'most'): number {
  let bodies: Body[] | null = null;
  let cost = 0;
  for (const expected of passes) {
    const wounds = rounding === 'fewest' ? Math.floor(expected + 0.001) : Math.ceil(expected - 0.001);
    if (wounds <= 0) continue;
    bodies ??= bearers.map(({ health, precious, loss }) => ({ health, precious, loss }));
    const alive = bodies.filter(({ health }) => health > 0);
    if (alive.length === 0) break;
    cost += passCost(alive, wounds);
  }
  return cost;
}

function passCost(alive: readonly Body[], wounds: number): number {
  const spread = spreadCost(alive, wounds);
  const victim = alive.reduce((a, b) => ((b.loss === a.loss ? b.health < a.health : b.loss < a.loss) ? b : a));
  if (spread.cost > victim.loss) {
    victim.health = 0;
    return victim.loss;
  }
  alive.forEach((body, i) => {
    body.health = spread.left[i] ?? 0;
  });
  return spread.cost;
}

/** One Wound after the other, each where it costs least, and nobody falls. */
function spreadCost(bodies: readonly Body[], wounds: number): { cost: number; left: number[] } {
  const left = bodies.map(({ health }) => health);
  let cost = 0;
  for (let i = 0; i < wounds; i++) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    bodies.forEach((body, b) => {
      const health = left[b] ?? 0;
      if (health <= 1) return;
      const each = woundCost(health - 1, body);
      if (each < least) {
        least = each;
        best = b;
      }
    });
    if (best < 0) return { cost: Number.POSITIVE_INFINITY, left };
    cost += least;
    left[best] = (left[best] ?? 1) - 1;
  }
  return { cost, left };
}
