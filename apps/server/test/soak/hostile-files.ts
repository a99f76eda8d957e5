import { type AnyGame, digest, fastChance, Match, randomAnswer, type SavedMatch, save } from '@dreadhouse/engine';
import { type Change, changed, changesOf } from '@dreadhouse/engine/testing';

/** A file that somebody might send, and what is wrong with it. */
export interface HostileFile {
  readonly what: string;
  readonly text: string;
}

type Body = Omit<SavedMatch, 'digest'>;

const fileOf = (body: unknown): string => JSON.stringify({ ...(body as object), digest: digest(JSON.stringify(body)) });

/** A match of this game somewhere in its middle, laid out as it stands there. */
export function laidOut(game: AnyGame, seed: string, least = 0): Body {
  const chance = fastChance(seed);
  const { min, max } = game.seats;
  const seats = min + chance.below('seats', max - min + 1);
  const players = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const options = game.sampleOptions(chance.below('options', 1000), seats);
  const started = Match.start(game, { options, players, luck: { kind: 'fast', seed } }, { events: false });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const length = least + chance.below('length', 120);
  for (let i = 0; i < length && !match.over; i++) {
    const { seat, option } = randomAnswer(match.run, chance);
    match.answer(seat, option.id);
  }
  const { digest: _, ...body } = save(match);
  const boundary = body.snapshots.at(-1);
  const layout = boundary === undefined ? {} : { layout: { ...boundary, position: 0 } };
  return { ...body, header: { ...body.header, ...layout }, answers: [], marks: [], snapshots: [], outcome: null };
}

/** Any number, name or list of a file made into something else; the digest is right. */
export function* hostileFiles(games: ReadonlyMap<string, AnyGame>, seed: number): Generator<HostileFile> {
  for (const game of games.values()) yield* monsters(game, `monsters ${seed}`);
  for (let round = 0; ; round++) {
    for (const game of games.values()) {
      const body = laidOut(game, `${seed} ${round}`);
      const changes = [...changesOf(body)];
      const chance = fastChance(`${seed} ${round} ${game.id}`);
      for (let i = 0; i < 20; i++) {
        const change: Change = chance.pick('change', changes);
        const what = `${game.id} ${change.place.join('.')} = ${JSON.stringify(change.value)?.slice(0, 40)}`;
        yield { what, text: fileOf(changed(body, change)) };
      }
    }
  }
}

/** Each of these once ended or froze a server, or would have. */
function* monsters(game: AnyGame, seed: string): Generator<HostileFile> {
  const body = laidOut(game, seed, 30);
  const { header } = body;
  const { layout } = header;
  if (layout === undefined) throw new Error('This match has no boundary.');
  const withLayout = (more: object): Body => ({ ...body, header: { ...header, layout: { ...layout, ...more } } });
  const withState = (more: object): Body => withLayout({ state: { ...(layout.state as object), ...more } });
  const stacks = { dice: Array<number>(300_000).fill(0) };
  const cases: Record<string, Body> = {
    'time = 1e9': withState({ time: 1e9 }),
    'round = 1e9': withState({ round: 1e9 }),
    'layout.position = 3e9': withLayout({ position: 3e9 }),
    'places = 1e15': withLayout({ places: { dice: 1e15, items: 2 ** 53 } }),
    'answers by the hundred thousand': {
      ...body,
      answers: Array.from({ length: 150_000 }, () => [0, 'end'] as const),
    },
    'marks by the hundred thousand': {
      ...body,
      marks: Array.from({ length: 90_000 }, (_, i) => [i, 'x', 'y'] as const),
    },
    'huge stacks': { ...body, header: { ...header, luck: { kind: 'fast', seed, stacks } } },
    'a thousand players': { ...body, header: { ...header, players: Array<string>(1000).fill('P') } },
    'a name of a megabyte': { ...body, header: { ...header, players: ['P'.repeat(1_000_000)] } },
  };
  for (const [what, one] of Object.entries(cases)) yield { what: `${game.id} ${what}`, text: fileOf(one) };
  yield { what: `${game.id} nested`, text: nested(body) };
}

/** Deeper than a program can follow. */
function nested(body: Body): string {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  return JSON.stringify({ ...body, header: { ...body.header, options: 'DEEP' }, digest: '' }).replace('"DEEP"', deep);
}
