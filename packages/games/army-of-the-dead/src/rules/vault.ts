import type { Option, Rules } from '@dreadhouse/engine';
import type { Vault } from '../content/missions/mission.ts';
import { CHALLENGE_COST, CHALLENGE_DICE, CHALLENGE_ROLLS, DIE, OBJECTIVE_ADRENALINE } from '../content/numbers.ts';
import { vaultCard } from '../content/vault-cards.ts';
import type { Army, ArmyState, Challenge, Help, Slot, VaultState } from '../state.ts';
import { gain } from './adrenaline.ts';
import { chipOf, useReroll } from './dice.ts';
import { counted } from './goals.ts';
import { allHold } from './mission.ts';
import { has } from './skills.ts';
import { isNear, isSpecialist, living, missionIn, specialisationOf, survivor } from './table.ts';
import { affordable, type Lister, offer, pay, priced, type TurnOption } from './turn.ts';

/** AD-VAULT-03: turned over when the first Survivor enters the Trap Zone. */
export function revealVaultCard(g: Army): void {
  const { vault } = g.state;
  const trap = missionIn(g.state).vault?.trap;
  if (vault === null || vault.revealed || !g.state.survivors.some(({ at, health }) => health > 0 && at === trap))
    return;
  vault.revealed = true;
  g.reveal('all', 'vault-card', { card: vault.card, rule: 'AD-VAULT-03' });
}

const CHALLENGE: TurnOption = { id: 'challenge', rule: 'AD-VAULT-04', run: attempt };
const OPEN: TurnOption = { id: 'open-vault', rule: 'AD-VAULT-15', run: openVault };

/** AD-VAULT-01, AD-VAULT-02, AD-R-43: first the traps, by anybody; then the door, by a Safecracker; both from the Trap Zone. */
export const listVault: Lister = (g, slot, looking, out) => {
  const { state } = g;
  const { vault } = state;
  const place = missionIn(state).vault;
  const one = survivor(state, slot);
  if (vault === null || place === null || vault.open || one.at !== place.trap) return;
  const option = vault.beaten ? priced(OPEN, looking, 1) : priced(CHALLENGE, looking, CHALLENGE_COST);
  const why = vault.beaten ? whyNotOpen(g, slot) : whyNotAttempt(state, place);
  offer(out, looking, option, why);
};

function whyNotOpen(g: Army, slot: Slot): string | null {
  if (!isSpecialist(survivor(g.state, slot), 'safecracker')) return 'needs-safecracker';
  return affordable(g.state, 'other') < 1 ? 'no-actions' : null;
}

function whyNotAttempt(state: ArmyState, place: Vault): string | null {
  if (!allHold(state, place.needs)) return 'not-yet';
  return affordable(state, 'other') < CHALLENGE_COST ? 'no-actions' : null;
}

function* openVault(g: Army, slot: Slot): Rules {
  const { state } = g;
  const { door } = missionIn(state).vault as Vault;
  pay(state, 'other', 1);
  (state.vault as VaultState).open = true;
  state.progress.opened.push(door);
  g.tell('all', 'vault-opened', { survivor: survivor(state, slot).id, rule: 'AD-VAULT-15' });
  counted(g, slot, 'objectives');
  yield* gain(g, slot, OBJECTIVE_ADRENALINE, 'AD-AP-02');
}

/** AD-VAULT-08, AD-COMP-05: everybody at Range 0-1, Companions too, by what the card says; AD-R-11: one Bonus each. */
function helpers(g: Army, trap: string): Help[] {
  const { state } = g;
  const { bonuses } = vaultCard((state.vault as VaultState).card);
  const help: Help[] = [];
  const following = state.companions.filter(({ alive, recruited }) => alive && recruited);
  for (const one of [...living(state).map((slot) => survivor(state, slot)), ...following]) {
    if (!isNear(state, one.at, trap)) continue;
    for (const { by, bonus } of bonuses)
      if (specialisationOf(one) === by) help.push({ who: one.id, bonus, used: false });
  }
  return help;
}

interface ChallengeOption extends Option {
  readonly act?: (g: Army, challenge: Challenge) => void;
  readonly stop?: true;
}

/** AD-VAULT-04, AD-VAULT-05: up to three rolls of five dice for a Straight. */
function* attempt(g: Army, slot: Slot): Rules {
  const { state } = g;
  pay(state, 'other', CHALLENGE_COST);
  const { trap } = missionIn(state).vault as Vault;
  const reroll = { rolls: CHALLENGE_ROLLS, lucky: has(state, slot, 'lucky') };
  const challenge: Challenge = { slot, dice: [], reserved: [], ...reroll, help: helpers(g, trap) };
  state.challenge = challenge;
  const { id, seat } = survivor(state, slot);
  g.tell('all', 'challenge', { survivor: id, rule: 'AD-VAULT-04' });
  while (!isStraight(reserve(challenge))) {
    const about = { survivor: id, dice: [...challenge.dice], reserved: reserve(challenge), rolls: challenge.rolls };
    const pick = yield* g.ask(seat, 'challenge', 'AD-VAULT-06', () => challengeOptions(g, challenge), about);
    if (pick.stop === true) break;
    pick.act?.(g, challenge);
  }
  finishAttempt(g, challenge);
}

/** AD-VAULT-07, AD-R-10: without a Straight nothing stays in reserve. */
function finishAttempt(g: Army, challenge: Challenge): void {
  const { state } = g;
  const won = isStraight(reserve(challenge));
  const { id } = survivor(state, challenge.slot);
  state.challenge = null;
  if (won) {
    (state.vault as VaultState).beaten = true;
    g.tell('all', 'challenge-won', { survivor: id, dice: reserve(challenge), rule: 'AD-VAULT-15' });
  } else g.tell('all', 'challenge-lost', { survivor: id, rule: 'AD-VAULT-07' });
}

function reserve({ dice, reserved }: Challenge): number[] {
  return dice.filter((_, i) => reserved[i]).sort((a, b) => a - b);
}

/** AD-VAULT-05: 1-2-3-4-5 or 2-3-4-5-6. */
export function isStraight(dice: readonly number[]): boolean {
  return [2, 3, 4, 5].every((face) => dice.includes(face)) && (dice.includes(1) || dice.includes(DIE));
}

const STOP: ChallengeOption = { id: 'give-up', rule: 'AD-VAULT-07', stop: true };

/** AD-VAULT-06: before the first roll only dice are added; then dice go into reserve, Bonuses are used, the others are rolled again. */
function challengeOptions(g: Army, challenge: Challenge): ChallengeOption[] {
  const options: ChallengeOption[] = [];
  const fresh = challenge.dice.length === 0;
  if (challenge.rolls > 0)
    options.push({ id: 'roll', rule: 'AD-VAULT-05', details: { rolls: challenge.rolls }, act: roll });
  if (!fresh) {
    listKeeping(challenge, options);
    listLuck(g, challenge, options);
    options.push(STOP);
  }
  for (const help of challenge.help) if (!help.used) listBonus(challenge, help, fresh, options);
  return options;
}

function roll(g: Army, challenge: Challenge): void {
  challenge.rolls -= 1;
  if (challenge.dice.length === 0) {
    const extra = challenge.help.filter(({ bonus, used }) => bonus === 'extra-die' && used).length; // AD-VAULT-14
    challenge.dice = g.rollDice('vault', DIE, CHALLENGE_DICE + extra);
    challenge.reserved = challenge.dice.map(() => false);
  } else rollFree(g, challenge);
  g.tell('all', 'challenge-rolled', { dice: [...challenge.dice], reserved: reserve(challenge), rule: 'AD-VAULT-05' });
}

function rollFree(g: Army, challenge: Challenge): void {
  challenge.dice = challenge.dice.map((face, i) => (challenge.reserved[i] ? face : g.roll('vault', DIE)));
}

function listKeeping(challenge: Challenge, options: ChallengeOption[]): void {
  challenge.dice.forEach((face, i) => {
    if (challenge.reserved[i]) return;
    const act = (_: Army, on: Challenge): void => {
      on.reserved[i] = true;
    };
    options.push({ id: `keep:${i}`, at: `die:${i}`, rule: 'AD-VAULT-06', details: { face }, act });
  });
}

/** AD-R-22: who is Lucky, or has a Chip, rolls all dice anew that are not in reserve. */
function listLuck(g: Army, challenge: Challenge, options: ChallengeOption[]): void {
  const { slot } = challenge;
  if (challenge.reserved.every((kept) => kept)) return;
  if (challenge.lucky) options.push({ id: 'lucky', rule: 'AD-R-22', act: luck('lucky') });
  if (chipOf(g.state, slot) !== undefined)
    options.push({ id: 'chip', rule: 'AD-R-102', details: { item: 'chip' }, act: luck('chip') });
}

const luck =
  (how: 'lucky' | 'chip') =>
  (g: Army, on: Challenge): void => {
    if (how === 'lucky') on.lucky = false;
    useReroll(g, on.slot, how, chipOf(g.state, on.slot));
    rollFree(g, on);
    g.tell('all', 'challenge-rolled', { dice: [...on.dice], reserved: reserve(on), rule: 'AD-R-22' });
  };

function listBonus(challenge: Challenge, help: Help, fresh: boolean, options: ChallengeOption[]): void {
  const id = help.who;
  const place = challenge.help.indexOf(help);
  const add = (what: string, rule: string, details: Record<string, number>, change: (on: Challenge) => void): void => {
    const act = (g: Army, on: Challenge): void => {
      (on.help[place] as Help).used = true;
      change(on);
      g.tell('all', 'bonus', { survivor: id, bonus: help.bonus, dice: [...on.dice], rule });
    };
    options.push({
      id: `${what}:${id}`,
      at: `survivor:${id}`,
      rule,
      details: { survivor: id, bonus: help.bonus, ...details },
      act,
    });
  };
  if (help.bonus === 'extra-die' && fresh) add('extra-die', 'AD-VAULT-14', {}, () => {});
  if (help.bonus === 'extra-roll' && !fresh)
    add('extra-roll', 'AD-VAULT-13', {}, (on) => {
      on.rolls += 1;
    });
  if (fresh) return;
  if (help.bonus === 'nudge') listNudges(challenge, add);
  if (help.bonus === 'balance') listBalances(challenge, add);
  if (help.bonus === 'set') listSettings(challenge, add);
}

type Add = (what: string, rule: string, details: Record<string, number>, change: (on: Challenge) => void) => void;

const shift = (on: Challenge, i: number, by: number): void => {
  on.dice[i] = (on.dice[i] as number) + by;
};

/** AD-VAULT-09, AD-VAULT-10: one die up or down by 1, never from 6 to 1 or back. */
function listNudges({ dice }: Challenge, add: Add): void {
  dice.forEach((face, i) => {
    if (face < DIE) add(`up:${i}`, 'AD-VAULT-09', { face, to: face + 1 }, (on) => shift(on, i, 1));
    if (face > 1) add(`down:${i}`, 'AD-VAULT-09', { face, to: face - 1 }, (on) => shift(on, i, -1));
  });
}

/** AD-VAULT-11: one die up and another one down; both, or none. */
function listBalances({ dice }: Challenge, add: Add): void {
  dice.forEach((up, i) => {
    dice.forEach((down, j) => {
      if (i === j || up === DIE || down === 1) return;
      add(`balance:${i}:${j}`, 'AD-VAULT-11', { up, down }, (on) => {
        shift(on, i, 1);
        shift(on, j, -1);
      });
    });
  });
}

/** AD-VAULT-12. */
function listSettings({ dice }: Challenge, add: Add): void {
  dice.forEach((face, i) => {
    for (let to = 1; to <= DIE; to++) {
      if (to === face) continue;
      add(`set:${i}:${to}`, 'AD-VAULT-12', { face, to }, (on) => {
        on.dice[i] = to;
      });
    }
  });
}
