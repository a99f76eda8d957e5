import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import { bestRated, fastChance, Match, type Spoken } from '@dreadhouse/engine';
import { terrorscape } from '@dreadhouse/terrorscape';
import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../src/contract/table.ts';
import { MatesHere } from '../src/table/mates-here.ts';

function begun(game: typeof armyOfTheDead | typeof terrorscape, seats: number): Match<unknown> {
  const players = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const options = game === terrorscape ? { killer: 'murderer', survivors: ['anna', 'marco', 'johnson'] } : {};
  const started = Match.start<unknown>(game as never, { options, players, luck: { kind: 'fast', seed: 'mates' } });
  if (!started.ok) throw new Error(started.why);
  return started.value;
}

const people = (...kinds: readonly SeatInfo['kind'][]): SeatInfo[] => kinds.map((kind) => ({ name: kind, kind }));
const COME = { kind: 'at', at: 'C2' } as const;
const spoken = (heard: Spoken['heard']): Spoken => ({ reason: { why: 'key' }, plan: [], heard });

/** Gives the next answers by the rule of thumb until this seat has been told of something. */
function goOn(match: Match<unknown>, seat: number): void {
  const before = match.eventsFor(seat).length;
  const chance = fastChance('go on');
  while (match.eventsFor(seat).length === before) {
    const [mover = 0] = match.waitingFor();
    match.answer(mover, bestRated(match.run, mover, chance).id);
  }
}

describe('who may tell whom', () => {
  test('people tell bots on their side, and nobody else tells anybody', () => {
    const mates = new MatesHere(begun(terrorscape, 4), people('person', 'person', 'bot', 'person'), []);
    expect(mates.tell(0, 2, COME)).toBe(false); // the Killer
    expect(mates.tell('spectator', 2, COME)).toBe(false);
    expect(mates.tell(1, 3, COME)).toBe(false); // a person
    expect(mates.tell(1, 9, COME)).toBe(false);
    expect(mates.tell(1, 2, COME)).toBe(true);
    expect(mates.wishFor(2)).toEqual(COME);
    expect(mates.seenBy(3).map(({ seat, wish }) => [seat, wish])).toEqual([[2, COME]]);
    expect(mates.seenBy(0)).toEqual([]);
    expect(mates.listeners(2)).toEqual([1, 3]);
  });

  test('a bot does nobody’s wish who is not on its side any more', () => {
    const kept = [{ seat: 2, by: 0, wish: COME }];
    expect(new MatesHere(begun(terrorscape, 4), people('person', 'bot', 'bot', 'bot'), kept).wishFor(2)).toBeNull();
  });
});

describe('what is said', () => {
  test('is heard once anything is told of the answer, by those to whom it was said', () => {
    const match = begun(armyOfTheDead, 3);
    const mates = new MatesHere(match, people('person', 'bot', 'person'), []);
    goOn(match, 0);
    mates.says(1, [0, 2], [spoken(null), null]);
    expect(mates.seenBy(0)[0]?.spoken).toBeNull();
    goOn(match, 0);
    expect(mates.seenBy(0)[0]?.spoken).toEqual(spoken(null));
    expect(mates.seenBy(2)[0]?.spoken).toBeNull();
  });

  test('a new wish takes the place of the old one; it is over when it is fulfilled, or taken back', () => {
    const match = begun(armyOfTheDead, 3);
    const mates = new MatesHere(match, people('person', 'bot', 'bot'), []);
    const fight = { kind: 'why', why: 'kill' } as const;
    mates.tell(0, 1, COME);
    mates.tell(0, 1, fight);
    mates.tell(0, 2, COME);
    expect([mates.wishFor(1), mates.wishFor(2)]).toEqual([fight, COME]);
    mates.says(2, [0], [spoken('doing')]);
    expect(mates.wishFor(2)).toEqual(COME);
    mates.says(2, [0], [spoken('done')]);
    expect(mates.wishFor(2)).toBeNull();
    mates.tell(0, 1, null);
    expect(mates.wishes).toEqual([]);
  });
});
