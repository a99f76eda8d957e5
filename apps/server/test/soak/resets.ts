import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL } from '@dreadhouse/protocol';
import { child, newFolder, newTable, type Table } from '../fixtures/belfry.ts';
import { frame, halfBody, RawLine, upgradeTo } from '../fixtures/raw-line.ts';

export interface ResetsReport {
  readonly byStage: Readonly<Record<string, number>>;
  readonly crashed: boolean;
  /** What the server wrote about errors. */
  readonly complaints: string;
}

const socketOf = ({ match }: Table): string => `/api/matches/${match}/socket`;
const hello = (token: string): Buffer => frame('text', JSON.stringify({ t: 'hello', v: PROTOCOL, token }));

async function accepted(line: RawLine, table: Table): Promise<void> {
  line.write(upgradeTo(socketOf(table)));
  await line.until('101 ');
}

/** How far a line gets before it is torn. */
const STAGES: Readonly<Record<string, (line: RawLine, table: Table) => void | Promise<void>>> = {
  'nothing said': () => undefined,
  'in the head of a request': (line) => line.write('GET /api/games HTTP/1.1\r\nHost'),
  'in the body of a request': (line) => line.write(halfBody('/api/matches')),
  'while being answered': (line) => line.write('GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20)),
  'in the head of an upgrade': (line, table) => line.write(upgradeTo(socketOf(table)).slice(0, -20)),
  'while being refused': (line) => line.write(upgradeTo('/api/nothing/here')),
  'while being refused for a bad upgrade': (line, table) =>
    line.write(upgradeTo(socketOf(table)).replace(/Sec-WebSocket-Key: \S+/, 'Sec-WebSocket-Key: short')),
  'while being accepted': (line, table) => line.write(upgradeTo(socketOf(table))),
  'before hello': (line, table) => accepted(line, table),
  'in hello': async (line, table) => {
    await accepted(line, table);
    line.write(hello(table.tokens[0] ?? '').subarray(0, 9));
  },
  'while being let in': async (line, table) => {
    await accepted(line, table);
    line.write(hello(table.tokens[0] ?? ''));
  },
  'at the table': async (line, table) => {
    await accepted(line, table);
    line.write(hello(table.tokens[0] ?? ''));
    await line.until('snapshot');
    line.write(frame('ping'));
  },
  'while being turned away': async (line, table) => {
    await accepted(line, table);
    line.write(hello('nobody-has-this-token'));
    await line.until('unknown-token');
  },
  'while closing': async (line, table) => {
    await accepted(line, table);
    line.write(hello(table.tokens[0] ?? ''));
    await line.until('snapshot');
    line.write(frame('close'));
  },
  'after nonsense': async (line, table) => {
    await accepted(line, table);
    line.write(Buffer.alloc(40, 0xff));
  },
};

/** Tears lines at every stage of their lives, at once and a moment later. */
export async function resets(times: number, tell: (line: string) => void = () => undefined): Promise<ResetsReport> {
  const server = await child({ DATA_DIR: newFolder() });
  const table = await newTable(server.address, 1, 20);
  const byStage: Record<string, number> = {};
  const stages = Object.entries(STAGES);
  for (let i = 0; i < times; i++) {
    const [name, reach] = stages[i % stages.length] ?? ['', () => undefined];
    const line = await RawLine.to(server.address);
    await reach(line, table);
    if (Math.floor(i / stages.length) % 2 === 1) await pause(Math.random() * 10);
    line.reset();
    byStage[name] = (byStage[name] ?? 0) + 1;
    if (i % 10_000 === 9999) tell(`${i + 1} of ${times} lines torn`);
  }
  await pause(100);
  const crashed = await fetch(`${server.address}/healthz`).then(
    ({ ok }) => !ok,
    () => true,
  );
  await server.kill();
  return { byStage, crashed, complaints: server.complaints() };
}
