import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { newFolder, newTable, node } from './fixtures/belfry.ts';

test('a match that was given up keeps its secret, also after a restart: no file, no odds, no hints, nothing taken back', async () => {
  const env = { DATA_DIR: newFolder() };
  let server = await node(env);
  const { match, tokens } = await newTable(server.address, 2, 20);
  const clients = await Promise.all(tokens.map((token) => Client.connect(server.address, match, { token })));
  const [one, two] = clients;
  if (one === undefined || two === undefined) throw new Error('Nobody plays.');
  await one.until(() => one.screen?.question != null);
  expect(await one.answer('ding')).toMatchObject({ ok: true });
  await one.command({ t: 'propose', id: randomUUID(), what: 'give-up' });
  await two.until(() => two.screen?.proposal != null);
  const proposal = two.screen?.proposal?.id ?? '';
  expect(await two.command({ t: 'consent', id: randomUUID(), proposal, yes: true })).toMatchObject({ ok: true });
  await one.until(() => one.screen?.givenUp === true);
  expect(await one.command({ t: 'undo', id: randomUUID() })).toMatchObject({ ok: false, why: 'over' });
  for (const client of clients) client.close();
  for (const when of ['at once', 'after a restart']) {
    for (const [path, error] of [
      ['file', 'given-up'],
      ['odds', 'not-asked'],
      ['hints', 'no-hints'],
    ]) {
      const headers = { authorization: `Bearer ${tokens[0]}` };
      const response = await fetch(`${server.address}/api/matches/${match}/${path}`, { headers });
      expect(response.status, `${path} ${when}`).toBe(409);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ error });
      expect(text).not.toContain('secret":');
    }
    if (when === 'after a restart') break;
    await server.close();
    server = await node(env);
  }
  await server.close();
});
