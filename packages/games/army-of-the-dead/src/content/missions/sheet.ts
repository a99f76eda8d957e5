import { type Board, type Parsed, parseMap, type Trouble } from '../../map/index.ts';
import { inOrder } from '../../map/trouble.ts';
import { Complaint, type Entry } from './entry.ts';
import { cutSheet } from './lines.ts';
import {
  DECORATIONS,
  DIFFICULTIES,
  type Mission,
  PLACED_ZOMBIES,
  RED_TOKENS,
  SPAWN_KINDS,
  SPECIALISATIONS,
  type Vault,
  ZEUS_FORMS,
} from './mission.ts';
import { readDefeat, readDevice, readEvent, readNeeds, readReward, readVictory } from './phrases.ts';

/** Parts of a mission that may be listed as often as needed. */
type Listed = 'spawns' | 'zombies' | 'rewards' | 'devices' | 'events' | 'victory' | 'defeat' | 'decorations';
/** What the entries of a sheet fill in, one by one. */
type Draft = { -readonly [K in Exclude<keyof Mission, Listed>]?: Mission[K] } & {
  readonly [K in Listed]: Mission[K][number][];
};

function emptyDraft(): Draft {
  return { spawns: [], zombies: [], rewards: [], devices: [], events: [], victory: [], defeat: [], decorations: [] };
}

type ReadEntry = (draft: Draft, entry: Entry, board: Board) => void;

const word =
  (key: 'title' | 'story', language: 'en' | 'pl'): ReadEntry =>
  (draft, entry) => {
    if (entry.rest === '') entry.complain('a text is missing');
    const before = draft[key] ?? { en: '', pl: '' };
    draft[key] = { ...before, [language]: entry.rest };
  };

/** Entries that may stand once. */
const SINGLE: Readonly<Record<string, ReadEntry>> = {
  mission: (draft, entry) => {
    draft.id = entry.next('the id of the mission');
    if (!/^[A-Za-z0-9-]{1,24}$/.test(draft.id)) entry.complainLast('an id is made of letters, digits and dashes');
  },
  'title.en': word('title', 'en'),
  'title.pl': word('title', 'pl'),
  'story.en': word('story', 'en'),
  'story.pl': word('story', 'pl'),
  difficulty: (draft, entry) => {
    draft.difficulty = entry.oneOf(DIFFICULTIES, 'difficulty');
  },
  minutes: (draft, entry) => {
    draft.minutes = entry.number('the playing time in minutes', 5, 600);
  },
  start: (draft, entry, board) => {
    draft.start = entry.zones(board);
  },
  exit: (draft, entry, board) => {
    draft.exit = entry.zone(board);
  },
  sleepers: (draft, entry, board) => {
    draft.sleepers = entry.zones(board);
  },
  tokens: (draft, entry, board) => {
    draft.tokens = entry.zones(board);
  },
  red: (draft, entry) => {
    draft.red = { count: entry.number('the number of red tokens', 0, 8), what: entry.oneOf(RED_TOKENS, 'red token') };
  },
  goals: (draft, entry) => {
    draft.personalGoals = entry.number('the number of Personal Goals', 1, 2) === 1 ? 1 : 2;
  },
  required: (draft, entry) => {
    const required = [entry.oneOf(SPECIALISATIONS, 'specialisation')];
    while (entry.more) required.push(entry.oneOf(SPECIALISATIONS, 'specialisation'));
    draft.required = required;
  },
  zeus: (draft, entry) => {
    draft.zeus = entry.oneOf(ZEUS_FORMS, 'form of Zeus');
  },
  truck: (draft, entry, board) => {
    const zone = entry.zone(board);
    draft.truck = { zone, works: entry.oneOf(['works', 'broken'], 'state of the Truck') === 'works' };
  },
  power: (draft, entry) => {
    draft.power = entry.oneOf(['on', 'off'], 'state of the elevators') === 'on';
  },
  vault: (draft, entry, board) => {
    draft.vault = readVault(entry, board);
  },
  companions: (draft, entry, board) => {
    draft.companions = { zones: entry.zones(board), needs: readNeeds(entry) };
  },
};

/** Entries that may stand as often as needed. */
const REPEATED: Readonly<Record<string, ReadEntry>> = {
  spawn: (draft, entry, board) => {
    draft.spawns.push({ zone: entry.zone(board), kind: entry.oneOf(SPAWN_KINDS, 'kind of Spawn Zone') });
  },
  zombies: (draft, entry, board) => {
    const zone = entry.zone(board);
    const type = entry.oneOf(PLACED_ZOMBIES, 'kind of Zombie');
    draft.zombies.push({ zone, type, count: entry.more ? entry.number('the number of Zombies', 1, 12) : 1 });
  },
  reward: (draft, entry) => draft.rewards.push(readReward(entry)),
  device: (draft, entry, board) => draft.devices.push(readDevice(entry, board)),
  event: (draft, entry, board) => draft.events.push(readEvent(entry, board)),
  win: (draft, entry, board) => draft.victory.push(readVictory(entry, board)),
  lose: (draft, entry) => draft.defeat.push(readDefeat(entry)),
  decor: (draft, entry, board) => {
    draft.decorations.push({ zone: entry.zone(board), what: entry.oneOf(DECORATIONS, 'decoration') });
  },
};

const NEEDED = ['mission', 'title.en', 'start', 'exit', 'spawn', 'tokens', 'red', 'required', 'zeus', 'win'] as const;

/** Sheets are part of a match, and matches travel. */
const LONGEST = 20_000;

/** Reads a whole mission sheet. What is wrong is listed with its place; a sheet that reads well may still be unplayable. */
export function readMission(source: string): Parsed<Mission> {
  if (source.length > LONGEST) {
    return { ok: false, troubles: [{ line: 1, column: 1, message: `a mission has at most ${LONGEST} characters` }] };
  }
  const { entries, map, troubles: torn } = cutSheet(source);
  const troubles: Trouble[] = [...torn];
  const board = parseMap(map?.lines ?? [], map?.firstLine ?? 1);
  if (map === null) troubles.push({ line: 1, column: 1, message: '"map:" is missing' });
  else if (!board.ok) troubles.push(...board.troubles);
  if (!board.ok) return { ok: false, troubles: inOrder(troubles) };
  const draft = emptyDraft();
  const seen = new Set<string>();
  for (const entry of entries) {
    try {
      readEntry(draft, entry, board.value, seen);
    } catch (thrown) {
      if (!(thrown instanceof Complaint)) throw thrown;
      troubles.push(thrown.trouble);
    }
  }
  for (const key of NEEDED) {
    if (!entries.some((entry) => entry.key === key))
      troubles.push({ line: 1, column: 1, message: `"${key}:" is missing` });
  }
  if (troubles.length > 0) return { ok: false, troubles: inOrder(troubles) };
  return { ok: true, value: complete(draft, board.value, source) };
}

function readEntry(draft: Draft, entry: Entry, board: Board, seen: Set<string>): void {
  const { key } = entry;
  const read = SINGLE[key] ?? REPEATED[key];
  if (read === undefined) {
    const known = ['map', ...Object.keys(SINGLE), ...Object.keys(REPEATED)];
    entry.complainLast(`"${key}" is no part of a mission; known: ${known.join(', ')}`);
  }
  if (SINGLE[key] !== undefined && seen.has(key)) entry.complainLast(`"${key}:" stands there twice`);
  seen.add(key);
  read!(draft, entry, board); // complainLast throws
  if (!key.includes('.')) entry.ends();
}

/** A vault needs the one Vault Door of the map, beside its Trap Zone (AD-VAULT-01). */
function readVault(entry: Entry, board: Board): Vault {
  const trap = entry.zone(board);
  if (board.byId.get(trap)?.kind !== 'trap') entry.complainLast(`${trap} is no Trap Zone ("T")`);
  const doors = board.doors.filter(({ kind, zones }) => kind === 'vault' && zones.includes(trap));
  const [door] = doors;
  if (door === undefined || doors.length > 1)
    entry.complainLast(`${trap} needs exactly one Vault Door ("v") at its side`);
  return { trap, door: door!.id, needs: readNeeds(entry) }; // complainLast throws
}

/** What a sheet does not say: nothing of the kind, and the usual numbers. Every field is there, in one order. */
function complete(draft: Draft, board: Board, source: string): Mission {
  const title = draft.title!; // its English words are among the needed entries, as are all others with a mark below
  const story = draft.story ?? { en: '', pl: '' };
  return {
    id: draft.id!,
    source,
    title: { en: title.en, pl: title.pl || title.en },
    story: { en: story.en, pl: story.pl || story.en },
    difficulty: draft.difficulty ?? 'medium',
    minutes: draft.minutes ?? 60,
    board,
    start: draft.start!,
    exit: draft.exit!,
    spawns: draft.spawns,
    sleepers: draft.sleepers ?? [],
    tokens: draft.tokens!,
    red: draft.red!,
    personalGoals: draft.personalGoals ?? 2, // AD-SETUP-17
    required: draft.required!,
    zeus: draft.zeus!,
    zombies: draft.zombies,
    truck: draft.truck ?? null,
    power: draft.power ?? true,
    vault: draft.vault ?? null,
    companions: draft.companions ?? null,
    rewards: draft.rewards,
    devices: draft.devices,
    events: draft.events,
    victory: draft.victory,
    defeat: draft.defeat,
    decorations: draft.decorations,
  };
}
