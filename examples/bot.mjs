// A bot that sits down at a table and plays it to the end. It needs nothing but Node.js 22, or Node.js 20 and the package `ws`.
//
//   node examples/bot.mjs http://localhost:8080            the newest public table with an open seat
//   node examples/bot.mjs http://localhost:8080 MATCH      a table by its id
//
// It knows no rules: it picks one of the options that the server offers, at random. Put your own idea into `choose`.
import { randomBytes, randomUUID } from 'node:crypto';

const [address = 'http://localhost:8080', wanted] = process.argv.slice(2);
const Socket = globalThis.WebSocket ?? (await import('ws')).WebSocket;

/** Your idea goes here: `question` is what is asked, `screen` is all that this seat may know. */
function choose(question, _screen) {
  const allowed = question.options.filter((option) => option.blocked === undefined);
  return allowed[Math.floor(Math.random() * allowed.length)].id;
}

async function api(path, body) {
  const request = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(address + path, request);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** Applies what changed to what was; docs/api.md explains it. */
function applied(before, change) {
  if ('v' in change) return change.v;
  if ('l' in change) {
    const entries = new Map([...before, ...(change.n ?? [])].map((entry) => [entry.id, entry]));
    return change.l.map((id) => (change.c?.[id] ? applied(entries.get(id), change.c[id]) : entries.get(id)));
  }
  const after = 'i' in change ? [...before] : { ...before };
  for (const key of change.x ?? []) delete after[key];
  for (const [key, part] of Object.entries(change.o ?? change.i)) after[key] = applied(before[key], part);
  return after;
}

/** Each event brings what it changed in the view; the rest comes after all of them. */
function followed(before, { events, delta }) {
  const view = events.reduce(
    (seen, event) => (event.view === undefined ? seen : applied(seen, event.view)),
    before.view,
  );
  return delta === null ? { ...before, view } : applied({ ...before, view }, delta);
}

// Sit down. A program says that it is one, and brings its own share of the luck.
const tables = wanted === undefined ? await api('/api/matches') : [await api(`/api/matches/${wanted}`)];
const table = tables.find(({ seats }) => seats.some(({ kind }) => kind === 'open'));
if (table === undefined) throw new Error('There is no table with an open seat.');
const seat = table.seats.findIndex(({ kind }) => kind === 'open');
const me = { name: 'Example bot', nonce: randomBytes(16).toString('hex'), automated: true };
const { token } = await api(`/api/matches/${table.id}/seats/${seat}`, me);
console.log(`I play ${table.game} on seat ${seat} of ${table.id}.`);

let screen = null;
let frame;
let pending = null; // an answer that the server has not acknowledged yet

function play() {
  const socket = new Socket(`${address.replace(/^http/, 'ws')}/api/matches/${table.id}/socket`);
  const say = (message) => socket.send(JSON.stringify(message));
  const alive = setInterval(() => socket.readyState === 1 && say({ t: 'ping' }), 15_000);
  socket.onopen = () => say({ t: 'hello', v: 3, token, ...(screen === null ? {} : { last: frame }) });
  socket.onerror = () => undefined; // it closes next
  socket.onclose = () => {
    clearInterval(alive);
    if (screen?.status !== 'over') setTimeout(play, 1000); // come back, and go on where we were
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === 'trouble') console.error(`Trouble: ${message.why}`);
    if (message.t === 'welcome' && pending !== null) say(pending); // the same id counts once, however often it is sent
    if (message.t === 'done' && message.id === pending?.id) pending = null;
    if (message.t === 'snapshot') screen = message.screen;
    if (message.t === 'update') screen = followed(screen, message);
    if (message.frame !== undefined) frame = message.frame;
    if (screen?.status === 'over') {
      console.log(`It is over: ${screen.outcome.side} won.`);
      socket.onmessage = null; // whatever still comes no longer matters
      return socket.close();
    }
    const question = screen?.question;
    if (question && pending === null) {
      pending = { t: 'answer', id: randomUUID(), ask: question.ask, option: choose(question, screen) };
      say(pending);
    }
  };
}

play();
