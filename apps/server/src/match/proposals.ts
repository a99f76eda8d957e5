import type { Seat } from '@dreadhouse/engine';
import type { Proposal } from '@dreadhouse/protocol';
import type { Matches } from '../store/matches.ts';
import type { Host } from './host.ts';
import type { LiveMatch } from './live.ts';
import { ownId } from './own-id.ts';
import { isAboutMatch, isAway, isEnough, type KeptProposal, mayKnowOf, missingAt, openProposal } from './proposal.ts';
import { DONE, type Outcome, refused } from './refusal.ts';
import { newProposalId } from './tokens.ts';

/** What is proposed, before anybody but its author has agreed. */
type Idea = Pick<Proposal, 'what' | 'seat'>;

/** How often an answer to a proposal is tried again because somebody else answered it at the same moment. */
const TRIES = 20;

/** What the table agrees on. Kept in the database, so that people on other nodes are asked as well. */
export class Proposals {
  readonly #host: Host;
  readonly #matches: Matches;

  constructor(host: Host, matches: Matches) {
    this.#host = host;
    this.#matches = matches;
  }

  async propose(live: LiveMatch, by: Seat, { what, seat }: Idea, command: string): Promise<Outcome> {
    if (live.match === null) return refused('not-started');
    if (live.isOver) return refused('over');
    if (openProposal(live) !== null) return refused('other-proposal');
    const id = newProposalId();
    const about = { id, what, by, ...(seat === undefined ? {} : { seat }) };
    if (!isAboutMatch(about) && !isAway(live, about)) return refused('not-your-seat');
    if (what === 'hand-over' && !live.isAwayForGood(seat ?? by)) return refused('too-early');
    const asked = live.everybody().filter((one) => live.isOnline(one));
    const proposal = { ...about, consents: [by], seq: live.seq, at: Date.now(), asked };
    if (missingAt(live, proposal, proposal.at).length === 0 && !isEnough(live, proposal)) return refused('not-host');
    return (await this.#storeOrCarryOut(live, proposal, command, proposal.at)) ?? refused('stale');
  }

  /** A yes or no to this proposal and to no other. */
  async consent(live: LiveMatch, seat: Seat, id: string, yes: boolean, command: string): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries++) {
      const proposal = openProposal(live);
      if (proposal === null || !mayKnowOf(live, proposal, seat)) return refused('no-proposal');
      if (proposal.id !== id) return refused('other-proposal');
      const consents = [...new Set([...proposal.consents, seat])].sort((a, b) => a - b);
      const outcome = yes
        ? await this.#storeOrCarryOut(live, { ...proposal, consents }, command, Date.now())
        : await this.#store(live, null);
      if (outcome !== null) return outcome;
    }
    return refused('stale');
  }

  /** Notes who has come to the table meanwhile, and does what nobody's word is missing for any more. */
  async check(live: LiveMatch, now: number): Promise<void> {
    if (isOwnerBack(live)) await this.#store(live, null);
    const proposal = openProposal(live);
    if (proposal === null) return;
    const arrived = live.here().filter((seat) => !proposal.asked.includes(seat));
    const noted = { ...proposal, asked: [...proposal.asked, ...arrived] };
    const isAgreed = missingAt(live, noted, now).length === 0 && isEnough(live, noted);
    if (isAgreed || arrived.length > 0) await this.#storeOrCarryOut(live, noted, ownId(`agreed:${proposal.id}`), now);
  }

  /** Once everybody has agreed it is done. Null when somebody has changed the proposal meanwhile. */
  async #storeOrCarryOut(
    live: LiveMatch,
    proposal: KeptProposal,
    command: string,
    now: number,
  ): Promise<Outcome | null> {
    if (missingAt(live, proposal, now).length > 0 || !isEnough(live, proposal)) return this.#store(live, proposal);
    // Whoever takes it off the table carries it out: a "no" that came first has taken it off already.
    const taken = await this.#store(live, null);
    return taken === null ? null : this.#carryOut(live, proposal, command);
  }

  #carryOut(live: LiveMatch, { what, by, seat, seq }: KeptProposal, command: string): Promise<Outcome> {
    if (what === 'rewind') return this.#host.rewind(live, by, seq, command);
    if (what === 'give-up') return this.#giveUp(live);
    if (seat === undefined) return Promise.resolve(refused('not-your-seat'));
    return what === 'hand-over' ? this.#handOver(live, seat) : this.#standIn(live, seat);
  }

  /** The match ends where it is; once over is over for good, on every node. */
  async #giveUp(live: LiveMatch): Promise<Outcome> {
    if (live.isOver) return refused('over');
    await this.#matches.change(live.id, { status: 'over', given_up: 1, touched: Date.now() });
    await this.#host.refresh(live.id);
    return DONE;
  }

  /** Whoever came back while the table was asked keeps the seat; whoever has the link may sit down where nobody does any more. */
  async #handOver(live: LiveMatch, seat: Seat): Promise<Outcome> {
    if (!live.isAwayForGood(seat)) return refused('too-early');
    const expected = { status: 'playing', token: live.seats[seat]?.token ?? null } as const;
    const freed = await this.#matches.vacate(live.id, seat, expected);
    await this.#host.refresh(live.id);
    return freed ? DONE : refused('stale');
  }

  /** Where a bot answers already nothing changes, and nobody is told. */
  async #standIn(live: LiveMatch, seat: Seat): Promise<Outcome> {
    const expected = { status: 'playing', kind: 'person', token: live.seats[seat]?.token ?? null } as const;
    await this.#matches.changeSeat(live.id, seat, { kind: 'bot', level: 'thumb' }, expected);
    await this.#host.refresh(live.id);
    return live.seats[seat]?.kind === 'bot' ? DONE : refused('stale');
  }

  /** Null when it was no longer as this node believed. */
  async #store(live: LiveMatch, proposal: KeptProposal | null): Promise<Outcome | null> {
    const kept = await this.#matches.changeProposal(live.id, written(live.proposal), written(proposal));
    await this.#host.refresh(live.id);
    return kept ? DONE : null;
  }
}

/** Somebody whose seat was to be handed over is there again: that settles it, also when they leave once more. */
function isOwnerBack(live: LiveMatch): boolean {
  const { proposal } = live;
  return proposal?.what === 'hand-over' && proposal.seat !== undefined && live.isOnline(proposal.seat);
}

function written(proposal: KeptProposal | null): string | null {
  return proposal === null ? null : JSON.stringify(proposal);
}
