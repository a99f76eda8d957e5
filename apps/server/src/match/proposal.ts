import { type AnyGame, type Seat, teamsHiddenFrom, type Viewer } from '@dreadhouse/engine';
import type { Proposal, Screen } from '@dreadhouse/protocol';
import type { SeatRow } from '../store/schema.ts';

/** What the table is to agree on, as it is kept. */
export interface KeptProposal extends Omit<Proposal, 'missing' | 'until'> {
  /** The last entry when it was made: it is about the match as it was then, and void after the next one. Told to nobody: it counts answers. */
  readonly seq: number;
  readonly at: number;
  /** Who has been at the table since: whoever could have answered, and did not, has not agreed. */
  readonly asked: readonly Seat[];
}

/** What one has to know of a table to say who has a say. */
export interface Assembly {
  readonly game: AnyGame;
  readonly status: Screen['status'];
  readonly seats: readonly SeatRow[];
  readonly seq: number;
  /** As it is kept, also when it is void by now. */
  readonly proposal: KeptProposal | null;
  /** For how many seconds nothing is rewound or given up without the word of somebody who is away; null: never. */
  readonly patience: number | null;
  /** The seat of whoever sat down first and still sits. */
  readonly host: Seat | null;
  isOnline(seat: Seat): boolean;
  /** Whether a seat's owner has been away for longer than lines are lost for. */
  isAwayForGood(seat: Seat): boolean;
}

/** What is about the match, and not about somebody's seat: whoever holds a seat has a say in it. */
export const isAboutMatch = ({ what }: Pick<KeptProposal, 'what'>): boolean => what === 'rewind' || what === 'give-up';

/** What is to be agreed on just now. */
export function openProposal(table: Assembly): KeptProposal | null {
  const { proposal, seq, status } = table;
  if (proposal === null || status !== 'playing') return null;
  // Whose seat it is, and whether to go on at all, has nothing to do with how far the match has got.
  if (proposal.what !== 'hand-over' && proposal.what !== 'give-up' && proposal.seq !== seq) return null;
  return !isAboutMatch(proposal) && !isAway(table, proposal) ? null : proposal;
}

/**
 * Somebody else's seat whose owner is not there, as far as whoever proposes it may know: out of whose sight the seat acts, they must not find out
 * by asking that a bot answers for it already.
 */
export function isAway(table: Assembly, { what, seat, by }: Pick<KeptProposal, 'what' | 'seat' | 'by'>): boolean {
  const row = seat === undefined || seat === by ? undefined : table.seats[seat];
  if (row === undefined || row.token === null || table.isOnline(row.seat)) return false;
  return what === 'hand-over' || row.kind === 'person' || isHiddenFrom(table, row.seat, by);
}

function isHiddenFrom({ game, seats }: Assembly, seat: Seat, viewer: Viewer): boolean {
  return teamsHiddenFrom(game, seats.length, viewer).some((team) => team.includes(seat));
}

/** Whoever has a seat's token has a say, also while a bot answers for them; about an empty chair, those who are there. */
function voters(table: Assembly, proposal: KeptProposal): Seat[] {
  const holders = table.seats.filter(({ token }) => token !== null).map(({ seat }) => seat);
  if (isAboutMatch(proposal)) return holders;
  const there = holders.filter((seat) => isThere(table, proposal, seat) && mayKnowOf(table, proposal, seat));
  return proposal.what === 'hand-over' ? there.filter((seat) => seat !== proposal.seat) : there;
}

/** Whoever was asked is there also while the page is reloaded or the line is lost: nobody agrees by blinking. */
function isThere(table: Assembly, { asked }: KeptProposal, seat: Seat): boolean {
  return table.isOnline(seat) || (asked.includes(seat) && !table.isAwayForGood(seat));
}

/** Whether so many have agreed that a seat may change hands: two who are there, or the host; the host's own is up to whoever is left. */
export function isEnough({ host }: Assembly, { what, seat, consents }: KeptProposal): boolean {
  if (what !== 'hand-over' || consents.length > 1) return true;
  return host === null || host === seat || consents.includes(host);
}

/** Whose word is still missing at this time. */
export function missingAt(table: Assembly, proposal: KeptProposal, now: number): Seat[] {
  const until = endOfPatience(table, proposal);
  const missing = voters(table, proposal).filter((seat) => !proposal.consents.includes(seat));
  return until !== null && now >= until ? missing.filter((seat) => !mayBeSilent(table, proposal, seat)) : missing;
}

function endOfPatience({ patience }: Assembly, proposal: KeptProposal): number | null {
  return !isAboutMatch(proposal) || patience === null ? null : proposal.at + patience * 1000;
}

/** Away now, and never there since it was proposed. */
function mayBeSilent(table: Assembly, { asked }: KeptProposal, seat: Seat): boolean {
  return !asked.includes(seat) && !table.isOnline(seat);
}

/** For whom of a team that acts out of sight a bot is to answer is the team's own affair: it would tell others who is acting. */
export function mayKnowOf(table: Assembly, { what, by, seat }: KeptProposal, viewer: Viewer): boolean {
  if (what !== 'stand-in' || seat === undefined) return true;
  return !isHiddenFrom(table, seat, viewer) || isHiddenFrom(table, seat, by);
}

/** What a viewer is told of it. */
export function proposalSeenBy(table: Assembly, viewer: Viewer): Proposal | null {
  const proposal = openProposal(table);
  if (proposal === null || !mayKnowOf(table, proposal, viewer)) return null;
  const { seq: _, at: __, asked: ___, ...shown } = proposal;
  const missing = missingAt(table, proposal, 0);
  const waits = missing.some((seat) => mayBeSilent(table, proposal, seat));
  return { ...shown, missing, until: waits ? endOfPatience(table, proposal) : null };
}
