import { BEST_ACCURACY, DIE } from '../content/numbers.ts';

/** How a throw can fall, as far as it matters: how many dice hit, miss, and show a 6. */
export interface Throw {
  readonly hits: number;
  readonly misses: number;
  readonly sixes: number;
  readonly chance: number;
}

interface Roll {
  readonly dice: number;
  readonly ammo: number;
  /** From which face on a die hits; AD-FIGHT-03: never a 1. */
  readonly accuracy: number;
  /** AD-BOLAS-03: added to every die. */
  readonly bonus: number;
  /** AD-SKILL-24: each 6 brings one more die. */
  readonly sixesRollOn: boolean;
}

const FACES = [1, 2, 3, 4, 5, 6];
/** Beyond this many rounds of more dice nothing happens that anybody would notice. */
const ROUNDS = 9;

/** Every way a roll can fall, with its exact chance. Ammo dice hit like any other; their 1 is the empty magazine. */
export function throwsOf({ dice, ammo, accuracy, bonus, sixesRollOn }: Roll): Throw[] {
  const needed = Math.max(BEST_ACCURACY, accuracy);
  const hits = (face: number): boolean => face !== 1 && Math.min(DIE, face + bonus) >= needed;
  let open = new Map([['0 0 0 0', 1]]);
  for (let i = 0; i < dice + ammo; i++) open = oneMore(open, hits);
  for (let round = 0; sixesRollOn && round < ROUNDS; round++) open = rollOn(open, hits);
  const found = new Map<string, Throw>();
  for (const [key, chance] of open) {
    const [hit = 0, missed = 0, sixes = 0] = key.split(' ').map(Number);
    const known = found.get(`${hit} ${missed} ${sixes}`);
    found.set(`${hit} ${missed} ${sixes}`, { hits: hit, misses: missed, sixes, chance: (known?.chance ?? 0) + chance });
  }
  return [...found.values()];
}

/** Keys are hits, misses, sixes, and sixes that have not been rolled on yet. */
function oneMore(open: ReadonlyMap<string, number>, hits: (face: number) => boolean): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, chance] of open) {
    const [hit = 0, missed = 0, sixes = 0, fresh = 0] = key.split(' ').map(Number);
    for (const face of FACES) {
      const six = face === DIE ? 1 : 0;
      const next = `${hit + (hits(face) ? 1 : 0)} ${missed + (hits(face) ? 0 : 1)} ${sixes + six} ${fresh + six}`;
      found.set(next, (found.get(next) ?? 0) + chance / FACES.length);
    }
  }
  return found;
}

function rollOn(open: ReadonlyMap<string, number>, hits: (face: number) => boolean): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, chance] of open) {
    const [hit = 0, missed = 0, sixes = 0, fresh = 0] = key.split(' ').map(Number);
    let thrown = new Map([[`${hit} ${missed} ${sixes} 0`, chance]]);
    for (let i = 0; i < fresh; i++) thrown = oneMore(thrown, hits);
    for (const [next, share] of thrown) found.set(next, (found.get(next) ?? 0) + share);
  }
  return found;
}

/** AD-AMMO-02: at least one of them shows the symbol. */
export function dryChance(ammo: number): number {
  return 1 - (1 - 1 / DIE) ** ammo;
}
