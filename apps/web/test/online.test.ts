import type { Question, Screen, SentEvent, Snapshot } from '@dreadhouse/protocol';
import { delta } from '@dreadhouse/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiTrouble } from '../src/online/api.ts';
import { timeLeft } from '../src/online/clocks.ts';
import { fileTroubleIn } from '../src/online/file-trouble.ts';
import { FINAL } from '../src/online/line.ts';
import { maySit } from '../src/online/may-sit.ts';
import { mute, mutedAt } from '../src/online/muted.ts';
import { resized, seated } from '../src/online/new-table.tsx';
import { callerFor } from '../src/online/notice-address.ts';
import { Outbox } from '../src/online/outbox.ts';
import { refusalOf } from '../src/online/remote-table.ts';
import { ScreenHistory } from '../src/online/screen-history.ts';
import { text } from '../src/online/text.ts';
import { keepTicket, keepTold, ticketFor } from '../src/online/tickets.ts';
import { answerTroubleIn, codeIn } from '../src/online/trouble.ts';
import { untold, untoldOf } from '../src/online/use-notes.ts';
import { sayIn } from '../src/text/text.ts';

const SEAT = { name: 'Ada', kind: 'person', online: true } as const;

function screen(view: unknown, more: Partial<Screen> = {}): Screen {
  return {
    ...{ viewer: 0, status: 'playing', phase: 'day', view, question: null, waitingFor: [0], seats: [SEAT] },
    ...{
      outcome: null,
      deadline: null,
      canUndo: false,
      proposal: null,
      notes: [],
      rematch: null,
      host: null,
      watchers: 0,
    },
    ...more,
  };
}

const event = (n: number): SentEvent => ({ n, phase: 'day', kind: 'moved', details: { to: n } });

function snapshot(frame: string, shown: Screen, events: SentEvent[] = []): Snapshot {
  return { t: 'snapshot', frame, screen: shown, events, chat: [] };
}

/** A history, and a way to go on with it as the server would. */
function historyFrom(first: Snapshot) {
  const history = new ScreenHistory();
  history.add(first);
  let last = first.screen;
  let frame = first.frame;
  const goOn = (next: Screen, ...events: SentEvent[]): boolean => {
    const taken = history.add({ t: 'update', from: frame, frame: `${frame}+`, delta: delta(last, next), events });
    last = next;
    frame = `${frame}+`;
    return taken;
  };
  return { history, goOn };
}

describe('what this screen has been shown', () => {
  test('each thing that was to be seen is a moment of its own; who comes and goes is not', () => {
    const { history, goOn } = historyFrom(snapshot('a', screen({ room: 'hall' }), [event(0)]));
    goOn(screen({ room: 'hall' }, { seats: [{ ...SEAT, online: false }] }));
    expect(history.end).toBe(0);
    expect(history.screen?.seats[0]?.online).toBe(false);
    goOn(screen({ room: 'cellar' }), event(1), event(2));
    expect(history.end).toBe(1);
    expect(history.at(0)?.screen.view).toEqual({ room: 'hall' });
    expect(history.at(0)?.events.map(({ position }) => position)).toEqual([0]);
    expect(history.at(1)?.events.map(({ position }) => position)).toEqual([0, 1, 1]);
  });

  test('a gap is noticed, and a snapshot closes it without losing what was before', () => {
    const { history } = historyFrom(snapshot('a', screen(1), [event(0)]));
    expect(history.add({ t: 'update', from: 'elsewhere', frame: 'x', delta: null, events: [] })).toBe(false);
    expect(history.frame).toBe('a');
    history.add(snapshot('z', screen(3), [event(0), event(1)]));
    expect(history.frame).toBe('z');
    expect([history.at(0)?.screen.view, history.at(1)?.screen.view]).toEqual([1, 3]);
    expect(history.at(1)?.events[0]).toBe(history.at(0)?.events[0]);
  });

  test('the same snapshot again is no new moment, and leaves everything as it was', () => {
    const { history } = historyFrom(snapshot('a', screen({ room: 'hall' }), [event(0)]));
    const before = history.at(0)?.screen.view;
    history.add(snapshot('b', screen({ room: 'hall' }), [event(0)]));
    expect(history.end).toBe(0);
    expect(history.at(0)?.screen.view).toBe(before);
  });

  test('when answers are taken back, what they led to is gone', () => {
    const { history, goOn } = historyFrom(snapshot('a', screen(1), [event(0)]));
    goOn(screen(2), event(1));
    goOn(screen(3), event(2));
    history.add(snapshot('b', screen(2), [event(0), event(1)]));
    expect(history.end).toBe(2);
    expect(history.at(2)?.events).toHaveLength(2);
    history.add(snapshot('c', screen(9), [event(0), { ...event(1), kind: 'stayed' }]));
    expect(history.at(history.end)?.events.map(({ kind }) => kind)).toEqual(['moved', 'stayed']);
    expect(history.end).toBe(1);
  });

  test('before the match there is nothing to look back at', () => {
    const { history, goOn } = historyFrom(snapshot('a', screen(null, { status: 'open' })));
    expect(history.at(0)).toBeNull();
    const question: Question = { ask: 'q', kind: 'act', rule: 'X-1', options: [{ id: 'go' }] };
    goOn(screen({ room: 'hall' }, { question }), event(0));
    expect(history.end).toBe(0);
    expect(history.at(0)?.screen.question?.options).toHaveLength(1);
  });
});

describe('an answer on its way', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  test('outlives the page until the server has said what became of it, under the same id', () => {
    new Outbox('m').put({ t: 'answer', id: '12345678', ask: 'q', option: 'go:hall' });
    const after = new Outbox('m');
    expect(after.waiting).toEqual({ t: 'answer', id: '12345678', ask: 'q', option: 'go:hall' });
    expect(after.remove('another')).toBeNull();
    expect(after.remove('12345678')).not.toBeNull();
    expect(new Outbox('m').waiting).toBeNull();
    expect(new Outbox('other').waiting).toBeNull();
  });

  test('what cannot be read is no answer', () => {
    kept.set('dreadhouse.outbox.m', '{"id":7}');
    expect(new Outbox('m').waiting).toBeNull();
  });
});

test('one sits on one seat only, and stays when the table grows or shrinks', () => {
  expect(seated(['open', 'me'], 0, 'me')).toEqual(['me', 'open']);
  expect(seated(['me', 'open'], 1, 'thumb')).toEqual(['me', 'thumb']);
  expect(resized(['open', 'me'], 3)).toEqual(['open', 'me', 'open']);
  expect(resized(['open', 'open', 'me'], 2)).toEqual(['open', 'me']);
});

test('time that is left is told shortly', () => {
  const say = sayIn(text, 'en');
  expect([5000, 65_000, 3_725_000, 3 * 86_400_000, -1].map((left) => timeLeft(left, say))).toEqual([
    '0:05',
    '1:05',
    '1:02:05',
    '3\u00a0days',
    '0:00',
  ]);
});

describe('whom one does not want to read', () => {
  test('is kept by table and seat, and can be heard again', () => {
    mute('here', 2, true);
    mute('here', 0, true);
    mute('there', 1, true);
    expect(mutedAt('here')).toEqual([2, 0]);
    mute('here', 2, false);
    mute('there', 1, false);
    expect(mutedAt('here')).toEqual([0]);
    expect(mutedAt('there')).toEqual([]);
  });

  test('tables of long ago are forgotten', () => {
    for (let i = 0; i < 60; i++) mute(`table ${i}`, 1, true);
    expect(mutedAt('table 0')).toEqual([]);
    expect(mutedAt('table 59')).toEqual([1]);
  });
});

test('what is wrong with a file is said in one’s own language, whatever else goes wrong as ever', () => {
  const [en, pl] = [sayIn(text, 'en'), sayIn(text, 'pl')];
  expect(fileTroubleIn(en, 'en', new ApiTrouble('file-damaged', ''))).toContain('damaged');
  expect(fileTroubleIn(pl, 'pl', new ApiTrouble('file-newer', ''))).toContain('nowszej');
  expect(fileTroubleIn(en, 'en', new ApiTrouble('file-of-a-new-kind', 'Odd.'))).toContain('Odd.');
  expect(fileTroubleIn(en, 'en', new ApiTrouble('too-fast', ''))).toContain('Too much from here');
});

describe('what people are told', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  const notes = [
    { kind: 'rewound', undone: 1 },
    { kind: 'rules-changed', undone: 2 },
  ];

  test('whoever was away hears what happened to the match meanwhile, once', () => {
    expect(untold(notes, 0)).toEqual(notes);
    expect(untold(notes, 1)).toEqual([notes[1]]);
    expect(untold(notes, 2)).toEqual([]);
    expect(untold(notes, null), 'somebody who only watches sees it for the first time').toEqual([]);
  });

  test('whoever was away hears how often a bot has answered for them meanwhile, once', () => {
    expect(untoldOf(2, 0)).toBe(2);
    expect(untoldOf(3, 2)).toBe(1);
    expect(untoldOf(3, 3)).toBe(0);
    expect(untoldOf(3, null), 'whoever takes the seat later was not there').toBe(0);
    expect(untoldOf(0, 1), 'the table went back').toBe(0);
  });

  test('of the answer that a bot gave for somebody is said what their own log tells of it', () => {
    const asked: Question = { ask: 'a', kind: 'where', rule: 'R-1', options: [] };
    const { history, goOn } = historyFrom(snapshot('1', screen(1, { question: asked }), [event(0)]));
    expect(history.missed, 'nothing was missed').toBeNull();
    goOn(screen(2, { question: asked }), event(1)); // somebody else has answered meanwhile
    goOn(screen(3, { missed: 1 }), event(2), event(3));
    expect(history.missed).toMatchObject({ details: { to: 2 } });
    goOn(screen(4, { missed: 1, question: asked }), event(4));
    expect(history.missed, 'still that one').toMatchObject({ details: { to: 2 } });
    goOn(screen(5, { missed: 2 }));
    expect(history.missed, 'the log says nothing of it').toBeNull();
    goOn(screen(6, { missed: 4, question: asked }), event(5));
    expect(history.missed, 'nobody knows which of them it was').toBeNull();
  });

  test('how much was told is kept with the seat', () => {
    const ticket = { ...{ match: 'm', game: 'g', options: {}, seat: 0, token: 't', name: 'Ada' }, nonce: null };
    keepTicket({ ...ticket, commitment: 'c', played: 1, over: false, notes: 0 });
    keepTold('m', { notes: 2 });
    keepTold('m', { missed: 3 });
    expect(ticketFor('m')).toMatchObject({ notes: 2, missed: 3, token: 't' });
    keepTold('elsewhere', { notes: 2 });
    expect(ticketFor('elsewhere')).toBeNull();
  });

  test('what the rules have nothing to do with is not called a late answer', () => {
    const refused = { t: 'done', id: 'x', ok: false } as const;
    expect(refusalOf({ ...refused, why: 'blocked', reason: 'noisy' })).toEqual({
      ok: false,
      why: 'blocked',
      reason: 'noisy',
    });
    for (const why of ['too-fast', 'not-your-seat', 'not-started', 'unavailable'] as const) {
      expect(refusalOf({ ...refused, why })).toBeNull();
      for (const language of ['en', 'pl'] as const) {
        const said = answerTroubleIn(sayIn(text, language), why);
        expect(said).not.toContain(why);
      }
    }
  });

  test('a match that these rules cannot go on with is not tried for ever, and said in a sentence', () => {
    expect(FINAL).toContain('unplayable');
    expect(codeIn(sayIn(text, 'en'), 'unplayable')).toMatch(/cannot go on/);
  });
});

describe('who may still sit down', () => {
  const free = { name: null, kind: 'open', online: false } as const;

  test('before the match everybody; in one that came from elsewhere, whoever has no seat yet', () => {
    expect(maySit({ status: 'open', seats: [SEAT] }, 'token')).toBe(true);
    expect(maySit({ status: 'playing', seats: [SEAT, free] }, null)).toBe(true);
    expect(maySit({ status: 'playing', seats: [SEAT, free] }, 'token')).toBe(false);
    expect(maySit({ status: 'playing', seats: [SEAT, SEAT] }, null)).toBe(false);
    expect(maySit({ status: 'over', seats: [SEAT, free] }, null)).toBe(false);
  });
});

test('notices are asked for by address, mail in the language of the page', () => {
  expect(callerFor('mail', 'ada@example.org', 'pl')).toEqual({
    kind: 'mail',
    address: 'ada@example.org',
    language: 'pl',
  });
  expect(callerFor('webhook', 'https://example.org/turn', 'pl')).toEqual({
    kind: 'webhook',
    url: 'https://example.org/turn',
  });
});
