import { registered } from '@dreadhouse/registry';
import { lazy, Suspense, useEffect } from 'react';
import { WrongAddress } from './kit/page/wrong-address.tsx';
import { ToastShelf } from './kit/toasts/toast-shelf.tsx';
import { type Route, useRoute } from './route.ts';
import { useLook } from './settings/use-look.ts';
import { Shelf } from './shelf/shelf.tsx';
import { useDroppedFiles } from './shelf/use-dropped-files.ts';
import { useStorageWarning } from './shelf/use-storage-warning.ts';

// Only the shelf is there from the start; every other page comes when it is opened.
const TablePage = lazy(async () => ({ default: (await import('./table/table-page.tsx')).TablePage }));
const NewGamePage = lazy(async () => ({ default: (await import('./shelf/new-game-page.tsx')).NewGamePage }));
const LearnPage = lazy(async () => ({ default: (await import('./tutorial/learn-page.tsx')).LearnPage }));
const RulesPage = lazy(async () => ({ default: (await import('./shelf/rules-page.tsx')).RulesPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));
const AlbumPage = lazy(async () => ({ default: (await import('./shelf/album-page.tsx')).AlbumPage }));
const FriendsPage = lazy(async () => ({ default: (await import('./online/friends-page.tsx')).FriendsPage }));
const OnlinePage = lazy(async () => ({ default: (await import('./online/online-page.tsx')).OnlinePage }));
const SeatPage = lazy(async () => ({ default: (await import('./online/seat-page.tsx')).SeatPage }));
const TablesPage = lazy(async () => ({ default: (await import('./online/tables-page.tsx')).TablesPage }));
const CreditsPage = lazy(async () => ({ default: (await import('./shelf/credits-page.tsx')).CreditsPage }));
const AccessibilityPage = lazy(async () => ({
  default: (await import('./shelf/accessibility-page.tsx')).AccessibilityPage,
}));

export function App() {
  useLook();
  const route = useRoute();
  useStorageWarning(route.page === 'play');
  useDroppedFiles();
  const address = [route.page, ...route.rest].join('/');
  useEffect(() => {
    if (address !== '') scrollTo(0, 0);
  }, [address]);
  return (
    <>
      <Suspense fallback={null}>
        <Page {...route} />
      </Suspense>
      <ToastShelf />
    </>
  );
}

/** Pages of a game that is on the shelf, and pages of one thing: each needs to be told which. */
const OF_A_GAME = ['new', 'learn', 'rules', 'album', 'friends'];
const OF_ONE = ['play', 'online', 'seat', 'replay', ...OF_A_GAME];

function Page({ page, rest: [first = '', second] }: Route) {
  if (page === '' || page === 'shelf') return <Shelf />;
  if (page === 'credits') return <CreditsPage />;
  if (page === 'accessibility') return <AccessibilityPage />;
  if (page === 'tables') return <TablesPage />;
  if (!OF_ONE.includes(page)) return <WrongAddress why="no-such-page" />;
  if (first === '') return <WrongAddress why="incomplete" />;
  if (OF_A_GAME.includes(page) && registered(first) === undefined) return <WrongAddress why="no-such-game" />;
  if (page === 'play') return <TablePage key={first} id={first} />;
  if (page === 'new') return <NewGamePage key={first} game={first} />;
  if (page === 'learn') return <LearnPage key={first} game={first} />;
  if (page === 'rules')
    return <RulesPage key={first} game={first} {...(second === undefined ? {} : { rule: second })} />;
  if (page === 'album') return <AlbumPage key={first} game={first} page={second ?? null} />;
  if (page === 'friends') return <FriendsPage key={first} game={first} />;
  if (page === 'online') return <OnlinePage key={first} match={first} />;
  if (page === 'seat') return <SeatPage key={first} match={first} pass={second ?? ''} />;
  return <ReplayPage key={first} data={first} />;
}
