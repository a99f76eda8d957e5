import { type GameEvent, load, Match, mayKnow, type Viewer } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { type FromServer, followed, type Screen } from '@dreadhouse/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { seatedMatch, serve } from './table.ts';

interface Seen {
  readonly kind: string;
  readonly view: unknown;
}

/** What somebody saw step by step, by what they were sent. */
function seenBy({ received }: Client): Seen[] {
  let screen: Screen | null = null;
  const steps: Seen[] = [];
  for (const text of received) {
    const message = JSON.parse(text) as FromServer;
    if (message.t === 'snapshot') screen = message.screen;
    if (message.t !== 'update' || screen === null) continue;
    const after = followed(screen, message);
    message.events.forEach(({ kind }, i) => {
      steps.push({ kind, view: after.views[i] });
    });
    screen = after.screen;
  }
  return steps;
}

/** The same from the rules themselves, once the match may be known. */
function shownTo(viewer: Viewer, file: string): Seen[] {
  const loaded = load(finalGirl, file);
  if (!loaded.ok) throw new Error(loaded.where);
  const { header, answers } = loaded.match;
  const again = new Match(finalGirl, header);
  const steps: Seen[] = [];
  again.onTell = (event: GameEvent) => {
    if (mayKnow(event, viewer))
      steps.push(JSON.parse(JSON.stringify({ kind: event.kind, view: again.view(viewer) })) as Seen);
  };
  for (const { seat, option } of answers) again.answer(seat, option);
  return steps;
}

test('over the line every event comes with the view at the moment it was told; later screens build on it', async () => {
  const server = await serve();
  const { match, client } = await seatedMatch(server.address);
  const watcher = await Client.connect(server.address, match);
  await watcher.until(() => watcher.screen !== null);
  for (let i = 0; i < 1000 && client.screen?.status !== 'over'; i++) {
    const options = (client.screen?.question?.options ?? []).filter(({ blocked }) => blocked === undefined);
    await client.answer(options[i % options.length]?.id ?? '');
  }
  await watcher.until(() => watcher.screen?.status === 'over');
  const file = await (await fetch(`${server.address}/api/matches/${match}/file`)).text();
  const steps = shownTo(0, file);
  expect(steps.length).toBeGreaterThan(50);
  expect(seenBy(client)).toEqual(steps);
  expect(seenBy(watcher)).toEqual(shownTo('spectator', file));
  client.close();
  watcher.close();
  await server.close();
});
