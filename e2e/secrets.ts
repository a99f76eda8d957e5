import { type AnyGame, canonical, type EventView, load, type Match } from '@dreadhouse/engine';
import { type FromServer, followed, type Screen, type Snapshot, type Update } from '@dreadhouse/protocol';
import { terrorscape } from '@dreadhouse/terrorscape';

/** A finished game with everything revealed, to hold against what somebody received while it was under way. */
export class Secrets {
  readonly #views: readonly string[];
  readonly #events: readonly string[];
  /** Every word of the game that some seat saw at some time: rooms, cards, items, plans. */
  readonly #vocabulary: ReadonlySet<string>;
  readonly #public: readonly ReadonlySet<string>[];
  /** Words that are open whatever happens: of the protocol, and which phase it is. */
  readonly #open: ReadonlySet<string>;

  constructor(game: AnyGame, file: string) {
    this.#open = new Set([...OPEN_WORDS, ...Object.keys(game.phases)]);
    const loaded = load(game, file, { whole: true });
    if (!loaded.ok) throw new Error(`${loaded.why}: ${loaded.where}`);
    const seats = loaded.match.header.players.map((_, seat) => seat);
    // Written down at once: a view may hold parts of the state, which goes on.
    const views: string[] = [];
    const seen = new Set<string>();
    for (const match of momentsOf(loaded.match)) {
      views.push(canonical(match.view('spectator')));
      const theirs = seats.map((seat) => [match.view(seat), match.decision(seat)?.options ?? []]);
      for (const word of wordsIn(JSON.stringify(theirs))) seen.add(word);
    }
    this.#views = views;
    this.#public = views.map(wordsIn);
    this.#events = loaded.match.eventsFor('spectator').map(written);
    this.#vocabulary = seen;
  }

  /** Everything among these bytes that whoever only watches must not have: empty when all is well. */
  leaksIn(received: readonly string[]): string[] {
    const watcher = new Watcher();
    let moment = 0;
    let told = 0;
    const found: string[] = [];
    for (const text of received) {
      const message = JSON.parse(text) as FromServer;
      if (message.t !== 'snapshot' && message.t !== 'update') continue;
      const screen = watcher.see(message);
      if (screen === null) continue;
      if (screen.status === 'over') break;
      if (screen.question !== null) found.push(`a question: ${screen.question.kind}`);
      const events = message.events.map(written);
      told = message.t === 'snapshot' ? 0 : told;
      for (const event of events) {
        if (event !== this.#events[told]) found.push(`an event that is not public: ${event}`);
        told += 1;
      }
      if (screen.view === null) continue;
      const at = this.#views.indexOf(canonical(screen.view), message.t === 'snapshot' ? 0 : moment);
      if (at < 0) found.push(`a view that is not public: ${canonical(screen.view).slice(0, 200)}`);
      else found.push(...this.#foreignWords(text, moment, at, events));
      moment = Math.max(at, moment);
    }
    return found;
  }

  /** Words of the game in these very bytes that nobody could see on the open table, before or after. */
  #foreignWords(text: string, before: number, after: number, events: readonly string[]): string[] {
    const open = [this.#public[before] ?? new Set(), this.#public[after] ?? new Set(), wordsIn(events.join(' '))];
    const foreign = [...wordsIn(text)].filter(
      (word) => this.#vocabulary.has(word) && !open.some((known) => known.has(word)) && !this.#open.has(word),
    );
    return foreign.map((word) => `“${word}” in ${text.slice(0, 160)}`);
  }
}

/** Of the protocol. */
const OPEN_WORDS = [
  ...['t', 'from', 'frame', 'delta', 'events', 'screen', 'chat'],
  ...['id', 'at', 'rule', 'details', 'kind', 'phase', 'seat', 'open', 'v', 'o', 'l', 'n', 'c', 'x'],
];

/** What somebody's screen shows, by what they were sent. */
class Watcher {
  #screen: Screen | null = null;
  #frame = '';

  /** Null for what the page throws away: an update of a line that has been left, which goes on from another frame. */
  see(message: Snapshot | Update): Screen | null {
    if (message.t === 'snapshot') this.#screen = message.screen;
    else if (this.#screen === null || message.from !== this.#frame) return null;
    else this.#screen = followed(this.#screen, message).screen;
    this.#frame = message.frame;
    return this.#screen;
  }
}

/** The match again, answer by answer. */
function* momentsOf<S>(match: Match<S>): Generator<Match<S>> {
  const again = match.at(0);
  yield again;
  for (const { seat, option } of match.answers) {
    again.answer(seat, option);
    yield again;
  }
}

/** An event, however it is numbered. */
function written({
  phase,
  kind,
  rule,
  details,
}: Pick<EventView, 'phase' | 'kind' | 'details'> & { rule?: string }): string {
  return canonical({ phase, kind, details, ...(rule === undefined ? {} : { rule }) });
}

/** Every word in quotes, keys and values alike. */
function wordsIn(json: string): ReadonlySet<string> {
  return new Set([...json.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word));
}

/** The same bytes with something slipped in, each time where it would be seen last: the check must find every one. */
export function withLeaks(received: readonly string[], file: string): Readonly<Record<string, string[]>> {
  const loaded = load(terrorscape, file, { whole: true });
  if (!loaded.ok) throw new Error(loaded.why);
  const middle = Math.floor(received.length / 2);
  const place = received.findIndex((text, i) => i >= middle && text.startsWith('{"t":"update"'));
  const hidden = loaded.match.at(Math.floor(loaded.match.position / 2));
  const [room] = (hidden.view(1) as { survivors: { at?: string }[] }).survivors.map(({ at }) => at);
  const { hand } = (hidden.view(0) as { killer: { hand?: string[] } }).killer;
  const slip = (change: (update: Update) => object): string[] =>
    received.map((text, i) => (i === place ? JSON.stringify(change(JSON.parse(text) as Update)) : text));
  return {
    'where a Survivor is, as a change of the view': slip((update) => ({
      ...update,
      delta: { o: { view: { o: { hiding: { v: room } } } } },
    })),
    'the Killer’s hand, beside the screen': slip((update) => ({ ...update, debug: { hand } })),
    'a seat’s own view': slip((update) => ({ ...update, delta: { o: { view: { v: hidden.view(1) } } } })),
    'an event behind the screen': slip((update) => ({
      ...update,
      events: [...update.events, { n: 0, phase: 'survivors', kind: 'moved', details: { to: room } }],
    })),
  };
}
