import { useRef, useState } from 'react';
import { Button } from '../../../kit/basics/button.tsx';
import { download } from '../../../store/match-file.ts';
import { useText } from '../../../text/text.ts';
import style from './new-game.module.css';
import { type Complaint, type OwnMission, ownMission } from './own-mission.ts';
import { text } from './text.ts';

interface Props {
  /** The text of a file that can be played. */
  readonly take: (source: string) => void;
  /** The mission that is chosen now: something to begin one's own from. */
  readonly example: { readonly id: string; readonly source: string };
}

/** A mission from a file. What cannot be played is refused, and everything stays as it was. */
export function OwnMissionField({ take, example }: Props) {
  const say = useText(text);
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<OwnMission | 'unreadable' | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await file.text().then(ownMission, () => 'unreadable' as const);
    setFound(read);
    if (read !== 'unreadable' && read.ok) take(read.source);
  };
  return (
    <div className={style['own']}>
      <input
        ref={input}
        type="file"
        accept=".txt,.mission,.md,text/plain"
        data-target="own-mission"
        hidden
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{say('own')}</Button>
      <Button look="quiet" onClick={() => download(example.source, `${example.id}.txt`, 'text/plain')}>
        {say('own-example')}
      </Button>
      <small>{say('own-note')}</small>
      <Verdict found={found} />
    </div>
  );
}

function Verdict({ found }: { readonly found: OwnMission | 'unreadable' | null }) {
  const say = useText(text);
  if (found === null) return null;
  const ok = found !== 'unreadable' && found.ok;
  const list = found === 'unreadable' ? [] : found.ok ? found.remarks : found.troubles;
  if (ok && list.length === 0) return null;
  const words = found === 'unreadable' ? 'own-unreadable' : ok ? 'own-remarks' : 'own-refused';
  return (
    <div role={ok ? 'status' : 'alert'} className={style[ok ? 'remark' : 'trouble']}>
      <p>{say(words)}</p>
      {list.length === 0 ? null : <Complaints list={list} />}
    </div>
  );
}

/** More than that nobody mends at once. */
const MOST = 6;

function Complaints({ list }: { readonly list: readonly Complaint[] }) {
  const say = useText(text);
  return (
    <ul>
      {list.slice(0, MOST).map(({ place, message }) => (
        <li key={`${place?.line} ${place?.column} ${message}`}>
          {place === null ? null : <strong>{say('own-place', { line: place.line, column: place.column })} </strong>}
          {/* The words of the format are English, and so is what is said about them. */}
          <span lang="en">{message}</span>
        </li>
      ))}
      {list.length > MOST ? <li>{say('own-more', { n: list.length - MOST })}</li> : null}
    </ul>
  );
}
