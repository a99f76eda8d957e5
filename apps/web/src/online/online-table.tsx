import { useEffect, useState } from 'react';
import { refusalIn } from '../kit/decision/refusal.ts';
import type { TableParts } from '../kit/table/parts.ts';
import { showToast } from '../kit/toasts/toasts.ts';
import { settings } from '../settings/settings.ts';
import { TableAtWork } from '../table/table-at-work.tsx';
import { sayIn } from '../text/text.ts';
import { Again } from './again.tsx';
import { useOnline } from './context.tsx';
import { RemoteTable } from './remote-table.ts';
import { Strip } from './strip.tsx';
import { TalkBeside } from './talk-beside.tsx';
import { text } from './text.ts';
import { Tools } from './tools.tsx';
import { answerTroubleIn } from './trouble.ts';
import { useMissed, useNotes, useWatchers } from './use-notes.ts';
import { useTurnTitle } from './use-turn-title.ts';

const PARTS: TableParts = { Strip, Tools, Again, Beside: TalkBeside };

/** The table of a match that the server holds. */
export function OnlineTable() {
  const { session, scene, ticket, info } = useOnline();
  const [table, setTable] = useState<RemoteTable | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ticket is written to while one plays; the table reads it anew
  useEffect(() => {
    const opened = new RemoteTable(scene.game, session, ticket, info.hints);
    opened.onRefused = (applied) => {
      const { language } = settings();
      showToast({ text: refusalIn(language, applied, scene.words(language, ticket.options)) });
    };
    opened.onTrouble = (why) => showToast({ text: answerTroubleIn(sayIn(text, settings().language), why) });
    setTable(opened);
    return () => opened.close();
  }, [session, scene]);
  useTurnTitle();
  useNotes();
  useMissed();
  useWatchers();
  return table === null ? null : <TableAtWork table={table} scene={scene} parts={PARTS} />;
}
