import { lazy, Suspense } from 'react';
import { Corner } from '../kit/page/corner.tsx';
import { text as pageText } from '../kit/page/text.ts';
import { BOXES } from '../registry/boxes.ts';
import { useIdle } from '../registry/idle.ts';
import { useText } from '../text/text.ts';
import { FileField } from './file-field.tsx';
import { GameCard } from './game-card.tsx';
import { KeptGames } from './kept-games.tsx';
import { PageFoot } from './page-foot.tsx';
import style from './shelf.module.css';
import { StorageNotice } from './storage-notice.tsx';
import { text } from './text.ts';
import { TitleArt } from './title-art.tsx';
import { useKeptGames } from './use-kept-games.ts';

// Only for those who have a seat somewhere.
const MyTables = lazy(async () => ({ default: (await import('../online/my-tables.tsx')).MyTables }));

const OpenOnShelf = lazy(async () => ({ default: (await import('../online/open-on-shelf.tsx')).OpenOnShelf }));

/** The first page: the house, its games, and the ones that were begun. */
export function Shelf() {
  const say = useText(text);
  const sayPage = useText(pageText);
  const games = useKeptGames();
  const online = hasOnlineTables();
  const isIdle = useIdle();
  return (
    <div className={style['page']}>
      <header className={style['head']}>
        <TitleArt />
        <h1 className="for-ears">{sayPage('house')}</h1>
        <p className={style['motto']}>{say('motto')}</p>
        <Corner />
      </header>
      <main className={style['body']}>
        <StorageNotice />
        <section className={style['games']} aria-label={say('games')}>
          {BOXES.map((box) => (
            <GameCard key={box.id} box={box} games={games ?? []} />
          ))}
        </section>
        <section
          className={style['kept']}
          data-any={online || (games !== null && games.length > 0)}
          aria-labelledby="kept"
        >
          {online ? (
            <Suspense fallback={null}>
              <MyTables />
            </Suspense>
          ) : null}
          {knowsServer() || (isIdle && tellsOfServer()) ? (
            <Suspense fallback={null}>
              <OpenOnShelf />
            </Suspense>
          ) : null}
          <h2 id="kept">{say('go-on-title')}</h2>
          {games === null ? null : <KeptGames games={games} />}
          <FileField />
        </section>
      </main>
      <PageFoot />
    </div>
  );
}

/** Whether this browser has a seat at a table elsewhere. */
function hasOnlineTables(): boolean {
  return (kept('dreadhouse.online') ?? '[]') !== '[]';
}

/** Whether it has found a server behind this page before: a plain web host has no tables to ask for. */
function knowsServer(): boolean {
  return kept('dreadhouse.server') === 'true';
}

/** A server says with the page that it has tables. Browsers pass that on only where nobody can listen in; anywhere else it is asked. */
function tellsOfServer(): boolean {
  if (!isSecureContext) return true;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // that is what they are
  return page?.serverTiming.some(({ name }) => name === 'tables') === true;
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // A browser that keeps nothing has been nowhere.
  }
}
