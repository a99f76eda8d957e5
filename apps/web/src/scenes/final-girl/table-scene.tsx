import { useTable } from '../../kit/table/context.tsx';

export function TableScene() {
  return <pre>{JSON.stringify(useTable().moment.view, null, 1)}</pre>;
}
