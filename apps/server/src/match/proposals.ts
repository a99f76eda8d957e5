import type { Seat } from '@dreadhouse/engine';
import type { Proposal } from '@dreadhouse/protocol';
import type { Matches } from '../store/matches.ts';
import type { Host } from './host.ts';
import type { LiveMatch } from './live.ts';
import { DONE, type Outcome, refused } from './refusal.ts';

/** What is proposed, before anybody but its author has agreed. */
export type Idea = Pick<Proposal, 'what' | 'seat'>;

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
    if (live.match.over && what !== 'export') return refused('over');
    if (what === 'stand-in' && !isAway(live, seat, by)) return refused('not-your-seat');
    return this.#settle(live, { what, by, ...(seat === undefined ? {} : { seat }), consents: [by] }, command);
  }

  async consent(live: LiveMatch, seat: Seat, yes: boolean, command: string): Promise<Outcome> {
    const { proposal } = live;
    if (proposal === null) return refused('no-proposal');
    if (!yes) return this.#keep(live, null);
    const consents = [...new Set([...proposal.consents, seat])].sort((a, b) => a - b);
    return this.#settle(live, { ...proposal, consents }, command);
  }

  /** Once everybody has agreed it is done. A match that may be given away stays so until the next answer. */
  async #settle(live: LiveMatch, draft: Omit<Proposal, 'missing'>, command: string): Promise<Outcome> {
    const missing = askedAbout(live, draft).filter((seat) => !draft.consents.includes(seat));
    if (missing.length > 0 || draft.what === 'export') return this.#keep(live, { ...draft, missing });
    if (draft.what === 'rewind') return this.#host.rewind(live, draft.by, command);
    if (draft.seat !== undefined) await this.#standIn(live, draft.seat);
    return this.#keep(live, null);
  }

  async #standIn(live: LiveMatch, seat: Seat): Promise<void> {
    const still = { status: 'playing', kind: 'person', token: live.seats[seat]?.token ?? null } as const;
    await this.#matches.changeSeat(live.id, seat, { kind: 'bot', level: 'thumb' }, still);
  }

  async #keep(live: LiveMatch, proposal: Proposal | null): Promise<Outcome> {
    const kept = await this.#matches.changeProposal(live.id, written(live.proposal), written(proposal));
    await this.#host.refresh(live.id);
    return kept ? DONE : refused('stale');
  }
}

function written(proposal: Proposal | null): string | null {
  return proposal === null ? null : JSON.stringify(proposal);
}

/** Somebody else's seat whose owner is not there. */
function isAway(live: LiveMatch, seat: Seat | undefined, by: Seat): boolean {
  return seat !== undefined && seat !== by && live.seats[seat]?.kind === 'person' && !live.isOnline(seat);
}

/** Whose word counts: everybody who plays; about an empty chair, everybody who is there. */
function askedAbout(live: LiveMatch, { what }: Idea): readonly Seat[] {
  return what === 'stand-in' ? live.people().filter((seat) => live.isOnline(seat)) : live.people();
}
