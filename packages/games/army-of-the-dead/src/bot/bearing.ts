/** Somebody on whom attacks may fall. */
export interface Bearer {
  readonly health: number;
  /** The loss of this one loses the game. */
  readonly precious: boolean;
  /** What it costs to lose this one. */
  readonly loss: number;
}

/** What it costs to go down to so much Health. */
function woundCost(left: number, { precious, loss }: Bearer): number {
  if (left <= 0) return loss;
  if (precious) return left === 1 ? 2.6 : 1.1;
  return left === 1 ? 1.6 : 1;
}

/** What it costs one to take so many Wounds. */
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
  if (bearers.length === 0 || passes.every((wounds) => wounds <= 0)) return 0;
  const whole = passes.map((wounds) => Math.floor(wounds + 0.001));
  const rest = passes.reduce((sum, wounds, i) => sum + wounds - (whole[i] ?? 0), 0);
  const low = costOf(bearers, whole);
  if (rest < 0.01) return low;
  const high = costOf(
    bearers,
    passes.map((wounds) => Math.ceil(wounds - 0.001)),
  );
  return low + Math.min(1, rest) * (high - low);
}

function costOf(bearers: readonly Bearer[], passes: readonly number[]): number {
  const bodies: Body[] = bearers.map((one) => ({ ...one }));
  let cost = 0;
  for (const wounds of passes) {
    const alive = bodies.filter(({ health }) => health > 0);
    if (wounds <= 0 || alive.length === 0) continue;
    const spread = spreadCost(alive, wounds);
    const victim = alive.reduce((a, b) => ((b.loss === a.loss ? b.health < a.health : b.loss < a.loss) ? b : a));
    const sacrifice = victim.loss;
    if (spread.cost <= sacrifice) {
      cost += spread.cost;
      alive.forEach((body, i) => {
        body.health = spread.left[i] ?? 0;
      });
    } else {
      cost += sacrifice;
      victim.health = 0;
    }
  }
  return cost;
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
