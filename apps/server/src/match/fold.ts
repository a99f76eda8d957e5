import type { Answer, Header, KeptMatch, Note } from '@dreadhouse/engine';
import type { EntryRow, SnapshotRow } from '../store/schema.ts';

/** What a snapshot row holds beside its number. */
type SnapshotBody = Pick<KeptMatch, 'snapshots'>;

/** A match from its entries: the answers that still count, what happened to it, and a snapshot if one still fits. */
export function fold(header: Header, entries: readonly EntryRow[], snapshot: SnapshotRow | null): KeptMatch {
  const answers: Answer[] = [];
  const notes: Note[] = [];
  // The fewest answers there have been since the snapshot was made: what lies beyond them has been played anew.
  let fewest = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const before = answers.length;
    applyTo(answers, entry);
    if (entry.kind === 'rewind' || entry.kind === 'carried') notes.push(noteOf(entry, before));
    if (snapshot !== null && entry.seq > snapshot.seq) fewest = Math.min(fewest, answers.length);
  }
  const body = snapshot === null ? { snapshots: [] } : (JSON.parse(snapshot.body) as SnapshotBody);
  return {
    header,
    answers: answers.map(({ seat, option, border }) => (border ? [seat, option, 1] : [seat, option])),
    marks: [],
    snapshots: body.snapshots.filter(({ position }) => position <= Math.min(fewest, answers.length)),
    notes,
  };
}

function applyTo(answers: Answer[], { kind, seat, body, border }: EntryRow): void {
  if (kind === 'answer') answers.push({ seat, option: body, border: border === 1 });
  else if (kind === 'undo') answers.pop();
  else answers.length = Math.min(answers.length, Number(body));
}

function noteOf({ kind, body }: EntryRow, before: number): Note {
  const position = Number(body);
  return { kind: kind === 'rewind' ? 'rewound' : 'rules-changed', position, undone: Math.max(0, before - position) };
}
