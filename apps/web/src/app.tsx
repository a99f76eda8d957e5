import { useRoute } from './route.ts';
import { Shelf } from './shelf/shelf.tsx';
import { TablePage } from './table/table-page.tsx';

export function App() {
  const { page, rest } = useRoute();
  if (page === 'play' && rest[0] !== undefined) return <TablePage key={rest[0]} id={rest[0]} />;
  return <Shelf />;
}
