import type { BetrayalEvents } from '@dreadhouse/betrayal';
import { useEffect, useState } from 'react';
import { useTable } from '../../../kit/table/context.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { useText } from '../../../text/text.ts';
import { CardPicture, Portrait } from '../art/pictures.tsx';
import { useNames } from '../names.ts';
import { deckOf } from '../panels/explorers.tsx';
import { seatOf, useView } from '../view.ts';
import { Book } from './book.tsx';
import { ofHaunt, titleOfHaunt } from './entries.ts';
import style from './haunt.module.css';
import { text } from './text.ts';

/** Who has seen their book open by itself, of which match: once is enough. */
const OPENED = new Set<string>();

/** The beginning of the haunt: the lights go, its name, who it is; then the viewer's own book opens, and nobody else's. */
export function Theatre() {
  return (
    <>
      <Curtain />
      <FirstReading />
    </>
  );
}

/** Over the whole scene while the beginning is told; a click skips it like everything else. */
function Curtain() {
  const event = useEvent<BetrayalEvents>();
  const view = useView();
  const { language } = useTable();
  const names = useNames();
  const say = useText(text);
  if (event === null) return null;
  const explorer = (seat: number): string => view.explorers[seat]?.id ?? '';
  switch (event.kind) {
    case 'haunt-comes': {
      const { omen } = event.details;
      return (
        <Stage
          picture={<CardPicture deck={deckOf(omen)} id={omen} />}
          line={say('comes')}
          title={names.name(deckOf(omen), omen)}
        />
      );
    }
    case 'haunt-begins':
      return <Stage line={say('begins')} title={titleOfHaunt(event.details.haunt, language)} large />;
    case 'traitor-chosen':
    case 'role-shown': {
      const { seat } = event.details;
      return (
        <Stage
          picture={<Portrait id={explorer(seat)} traitor />}
          line={say('it-is')}
          title={names.name('explorer', explorer(seat))}
        />
      );
    }
    case 'no-traitor':
      return (
        <Stage
          line={say(view.haunt?.type === 'hidden' ? 'hidden' : 'no-traitor')}
          title={titleOfHaunt(event.details.haunt, language)}
        />
      );
    case 'introduction':
      return (
        <Stage
          line={ofHaunt(view, `intro.${event.details.side}`, language)}
          title={titleOfHaunt(event.details.haunt, language)}
          long
        />
      );
    default:
      return null;
  }
}

interface StageProps {
  readonly picture?: React.ReactNode;
  readonly line: string;
  readonly title: string;
  readonly large?: boolean;
  /** The line is a story of its own. */
  readonly long?: boolean;
}

function Stage({ picture, line, title, large = false, long = false }: StageProps) {
  return (
    <div className={style['stage']} data-large={large || undefined} data-long={long || undefined} aria-live="polite">
      {picture === undefined ? null : <div className={style['lit']}>{picture}</div>}
      {long ? null : <p>{line}</p>}
      <h2>{title}</h2>
      {long ? <p>{line}</p> : null}
    </div>
  );
}

/** As soon as everything has been told, in the first round, for whoever has a seat. */
function FirstReading() {
  const { moment, event, past, table } = useTable();
  const { haunt } = useView();
  const [open, setOpen] = useState(false);
  const seat = seatOf(moment);
  const key = `${table.id} ${seat}`;
  const due =
    haunt !== null && haunt.round === 1 && seat !== null && event === null && past === null && moment.outcome === null;
  useEffect(() => {
    if (!due || OPENED.has(key)) return;
    OPENED.add(key);
    setOpen(true);
  }, [due, key]);
  return open && haunt !== null ? <Book close={() => setOpen(false)} /> : null;
}
