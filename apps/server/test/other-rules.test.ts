import { randomUUID } from 'node:crypto';
import type { AnyGame, Play, Rules } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { openDatabase } from '../src/store/database.ts';
import { Journal } from '../src/store/journal.ts';
import { Client } from './client.ts';
import { child, GENEROUS, newFolder, newTable } from './fixtures/belfry.ts';
import { bells } from './fixtures/bells.ts';
import { Player } from './fixtures/player.ts';

/** The next edition: the second bell has cracked. */
const oneBell: AnyGame = { ...bells, version: '2', phases: { ...bells.phases, ring: ringTheOneBell } };

function* ringTheOneBell(g: Play<{ rung: number[] }>): Rules<string> {
  const { seat } = yield* g.askAny([...g.state.rung.keys()], 'ring', 'BE-RING-01', () => [{ id: 'ding' }]);
  g.state.rung[seat] = (g.state.rung[seat] ?? 0) + 1;
  return 'ring';
}

/** Nothing that was agreed on before is allowed any more. */
const closed: AnyGame = { ...bells, version: '3', options: () => ({ ok: false, why: 'the belfry is closed' }) };

const serve = (game: AnyGame, data: string): Promise<RunningServer> =>
  startServer(readConfig({ ...GENEROUS, DATA_DIR: data }), new Map([[game.id, game]]));

async function ring(player: Player, bellsRung: readonly string[]): Promise<void> {
  for (const bell of bellsRung) {
    await player.until(({ question }) => question !== null);
    const ask = player.screen?.question?.ask;
    expect((await player.answer(bell)).ok).toBe(true);
    await player.until(({ question }) => question?.ask !== ask);
  }
}

const times = (n: number, bell: string): string[] => Array<string>(n).fill(bell);

async function entriesOf(data: string, match: string) {
  const db = await openDatabase(readConfig({ DATA_DIR: data }));
  const entries = await new Journal(db).since(match, 0);
  await db.destroy();
  return entries;
}

test('over is over, also by rules that would go on: nobody plays on with luck that has been told', async () => {
  const data = newFolder();
  let server = await serve(bells, data);
  const { match, tokens } = await newTable(server.address, 1, 4);
  const player = new Player(() => [server.address], match, tokens[0]);
  await ring(player, times(4, 'ding'));
  await player.until(({ status }) => status === 'over');
  await server.close();
  server = await serve(oneBell, data); // without an end
  const again = new Player(() => [server.address], match, tokens[0]);
  await again.until(({ status }) => status === 'over');
  expect(await again.answer('ding')).toMatchObject({ ok: false, why: 'over' });
  expect(await again.command({ t: 'undo', id: randomUUID() })).toMatchObject({ ok: false, why: 'over' });
  const file = await fetch(`${server.address}/api/matches/${match}/file`);
  expect([file.status, await file.json()]).toMatchObject([409, { error: 'unplayable' }]);
  expect(
    (await entriesOf(data, match)).map(({ kind }) => kind),
    'nothing is written',
  ).toEqual(times(4, 'answer'));
  await server.close();
  server = await serve(bells, data); // and by its own rules it is as it was
  expect((await fetch(`${server.address}/api/matches/${match}/file`)).status).toBe(200);
  await server.close();
  for (const one of [player, again]) one.close();
});

test('a deploy with changed rules: the match goes on from its last boundary, everybody is told, nothing is erased', async () => {
  const data = newFolder();
  let server = await serve(bells, data);
  const { match, tokens } = await newTable(server.address, 2, 1000);
  const player = new Player(() => [server.address], match, tokens[0]);
  await ring(player, [...times(18, 'ding'), 'dong', 'dong']);
  await server.close();
  server = await serve(oneBell, data);
  await player.until(({ notes }) => notes.length > 0);
  // Eight rings make a phase: sixteen are behind the last boundary, two more still hold, the cracked bell's do not.
  expect(player.screen).toMatchObject({ notes: [{ kind: 'rules-changed', undone: 2 }], view: { rung: [18, 0] } });
  await ring(player, times(5, 'ding'));
  expect(player.screen).toMatchObject({ view: { rung: [23, 0] } });
  await server.close();
  server = await serve(oneBell, data); // and a plain restart changes nothing more
  const again = new Player(() => [server.address], match, tokens[1]);
  await again.until(({ question }) => question !== null);
  expect(again.screen).toMatchObject({ notes: [{ kind: 'rules-changed', undone: 2 }], view: { rung: [23, 0] } });
  player.close();
  again.close();
  await server.close();
  const entries = await entriesOf(data, match);
  expect(entries.map(({ kind }) => kind)).toEqual([...times(20, 'answer'), 'carried', ...times(5, 'answer')]);
});

test('killed before any boundary was kept: it begins again with the answers that still hold', async () => {
  const data = newFolder();
  const doomed = await child({ DATA_DIR: data });
  const { match, tokens } = await newTable(doomed.address, 1, 1000);
  let address = doomed.address;
  const player = new Player(() => [address], match, tokens[0]);
  await ring(player, [...times(11, 'ding'), 'dong', 'ding']);
  await doomed.kill();
  const server = await serve(oneBell, data);
  address = server.address;
  await player.until(({ notes }) => notes.length > 0);
  expect(player.screen).toMatchObject({ notes: [{ kind: 'rules-changed', undone: 2 }], view: { rung: [11] } });
  await ring(player, times(2, 'ding'));
  player.close();
  await server.close();
});

test('rules that cannot go on with a match say so, and keep it', async () => {
  const data = newFolder();
  let server = await serve(bells, data);
  const { match, tokens } = await newTable(server.address, 1, 1000);
  const player = new Player(() => [server.address], match, tokens[0]);
  await ring(player, times(3, 'ding'));
  player.close();
  await server.close();
  server = await serve(closed, data);
  const turnedAway = await Client.connect(server.address, match, { token: tokens[0] ?? '' });
  await turnedAway.until(() => turnedAway.troubles.includes('unplayable'));
  expect((await fetch(`${server.address}/api/matches/${match}`)).status).toBe(200);
  await server.close();
  server = await serve(bells, data); // back to the rules that it was begun with
  const back = new Player(() => [server.address], match, tokens[0]);
  await back.until(({ question }) => question !== null);
  expect(back.screen).toMatchObject({ notes: [], view: { rung: [3] } });
  back.close();
  await server.close();
});
