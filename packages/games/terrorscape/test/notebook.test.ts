import {
  bestRated,
  type Chance,
  drawRated,
  fastChance,
  type Match,
  type Option,
  type Run,
  randomAnswer,
  viewOf,
} from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  type Notebook,
  type SurvivorWhereabouts,
  type TerrorscapeState,
  type TerrorscapeView,
  terrorscape,
  type Whereabouts,
} from '../src/index.ts';
import { bitsOf } from '../src/notebook/places.ts';
import { trailAt } from '../src/notebook/trail.ts';
import { dice, K, killerAt, S, type Table, table, turn, view } from './kit.ts';

/** More of them by `NOTEBOOK_GAMES=2000 npx vitest run packages/games/terrorscape/test/notebook.test.ts`. */
const GAMES = Number(process.env['NOTEBOOK_GAMES'] ?? 60);

function newMatch(n: number): Match<TerrorscapeState> {
  const seats = 2 + (n % 3);
  const options = { ...terrorscape.sampleOptions(n, seats), notebook: true };
  return begun(terrorscape, { seed: `notebook ${n}`, options, seats }, { events: false, marks: false });
}

function notebook(state: TerrorscapeState, viewer: number): Notebook | null {
  return (viewOf(terrorscape, state, viewer) as TerrorscapeView).notebook ?? null;
}

/** What is wrong with an entry of the notebook about somebody who is in fact there. */
function trouble({ rooms, heat }: Whereabouts, at: string): string | null {
  if (!rooms.includes(at)) return `excludes ${at}: ${rooms.join(' ')}`;
  const sum = Object.values(heat).reduce((a, b) => a + b, 0);
  if (Math.abs(sum - 1) > 1e-9) return `has heat ${sum}`;
  if (Object.keys(heat).join() !== rooms.join()) return 'has heat elsewhere';
  return Object.values(heat).some((one) => one <= 0) ? 'has a room without heat' : null;
}

function allTrouble(state: TerrorscapeState): string[] {
  const found: string[] = [];
  for (const viewer of [K, S]) {
    const page = notebook(state, viewer);
    if (page === null) continue;
    for (const entry of page.survivors) {
      const one = state.survivors.find(({ id }) => id === entry.id);
      const wrong = trouble(entry, one?.at ?? '');
      if (wrong !== null) found.push(`${viewer}: ${entry.id} ${wrong}`);
      if (!entry.usual.every((room) => entry.rooms.includes(room))) found.push(`${entry.id}: unusual rooms`);
    }
    if (page.of === 'survivors' && page.killer !== null) {
      const wrong = trouble(page.killer, state.killer.at);
      if (wrong !== null) found.push(`the Killer ${wrong}`);
    }
  }
  return found;
}

type Player = (run: Run<TerrorscapeState>, chance: Chance) => { seat: number; option: Option };

/** The rules of thumb, a little absent-minded: they use items as people do. */
const thumb: Player = (run, chance) => {
  const seat = chance.pick('seat', run.waitingFor());
  const wild = chance.below('wild', 5) === 0;
  return { seat, option: wild ? drawRated(run, seat, chance) : bestRated(run, seat, chance) };
};

function checkTruth(games: number, player: Player): void {
  for (let n = 0; n < games; n++) {
    const match = newMatch(n);
    const chance = fastChance(`notebook player ${n}`);
    while (!match.over) {
      const { seat, option } = player(match.run, chance);
      match.answer(seat, option.id);
      const wrong = allTrouble(match.state);
      if (wrong.length > 0) throw new Error(`game ${n} at ${match.position}, after ${option.id}: ${wrong.join('; ')}`);
    }
  }
}

describe('the notebook', () => {
  test(`never excludes the truth, in ${GAMES} random games`, { timeout: 3_600_000 }, () => {
    checkTruth(GAMES, randomAnswer);
  });

  test('nor where both sides play well', { timeout: 3_600_000 }, () => {
    checkTruth(GAMES / 2, thumb);
  });

  test('TS-SETUP-08, TS-MOVE-01: everybody starts at the Main Exit, and can be two steps away after a phase', () => {
    const t = table('report', {}, { survivors: ['anna', 'johnson', 'marco'] });
    const near = ['C1', 'C2', 'C3', 'C5', 'N1', 'N2', 'N3', 'N5', 'Z1'];
    for (const { rooms, usual } of killersPage(t)) expect([rooms, usual]).toEqual([near, near]);
  });

  test('TS-EXTRA-02, TS-SPEC-04: adrenaline and a sprint take them farther, and the notebook says which', () => {
    const [anna, william] = killersPage(table('report'));
    expect(anna?.usual).toHaveLength(9);
    expect(anna?.rooms).toHaveLength(13); // the adrenaline may have been handed to her
    expect(william?.usual).toHaveLength(13);
    expect(william?.rooms).toHaveLength(15);
  });

  test('TS-MOVE-04: block tokens keep Survivors where they are', () => {
    const t = table('report', { blocks: ['C1-C2', 'C1-C3', 'C1-N2', 'N1-N2'] });
    expect(killersPage(t)[0]?.rooms).toEqual(['C1', 'N1']);
  });

  test('TS-KW-12, TS-FLEE-01: whoever is found is there, and afterwards no farther than one step', () => {
    const t = killerAt('C1', ['anna'], {
      everybody: { trail: { sets: [bitsOf(['C1', 'C2', 'N1'])] } },
      survivors: { william: 'C2', marco: 'C2' },
    });
    t.answers('search');
    expect(killersPage(t).map(({ rooms }) => rooms)).toEqual([['C1'], ['C2', 'N1'], ['C2', 'N1']]);
    t.answers('none');
    dice(t, 3, 3, 3, 3).answers('none').answers('stay');
    expect(killersPage(t)[0]?.rooms).toEqual(['C1', 'C2', 'C3', 'N1', 'N2']);
  });

  test('TS-RADIO-05: where only one of them can have repaired, the Killer knows who it was', () => {
    const t = table('report', {
      everybody: { at: 'Z5', trail: trailAt('Z5') },
      survivors: { anna: { at: 'N1', trail: trailAt('N1') } },
      visits: [{ kind: 'repair', at: bitsOf(['N1']) }],
      noise: ['N1'],
    });
    expect(killersPage(t)[0]?.usual).toEqual(['N1']);
    expect(killersPage(t)[0]?.rooms).toEqual(['C1', 'N1', 'N2']);
  });

  test('TS-KW-15, TS-KW-16: an answer to DETECT narrows down everybody but Anna', () => {
    const t = table('killer-quick', {
      survivors: { marco: 'N1' },
      hand: ['prick-up-ears'],
      also: (s) => {
        for (const one of s.survivors) one.trail.sets = [bitsOf(['C1', 'C2', 'N1'])];
      },
    });
    t.answers('play:prick-up-ears').answers('area:N');
    expect(killersPage(t).map(({ rooms }) => rooms)).toEqual([['C1', 'C2', 'N1'], ['C1', 'C2'], ['N1']]);
  });

  test('TS-KW-22: the Survivors know where a sneaking Killer can be, and what he can know of them', () => {
    const t = turn('anna', { sneaking: { at: 'Z3', from: 'Z5' } });
    const page = view(t, S).notebook;
    expect(page?.of === 'survivors' && page.killer?.rooms).toEqual(['Z3', 'Z5']);
    expect(page?.survivors).toEqual(view(t, K).notebook?.survivors);
    expect(view(turn('anna'), S).notebook).toMatchObject({ of: 'survivors', killer: null });
  });

  test('it can be switched off, and those who only watch have none', () => {
    expect(view(turn('anna', {}, { notebook: false }), K)).not.toHaveProperty('notebook');
    expect(view(turn('anna'), 'spectator').notebook).toBeNull();
  });
});

function killersPage(t: Table): readonly SurvivorWhereabouts[] {
  return view(t, K).notebook?.survivors ?? [];
}
