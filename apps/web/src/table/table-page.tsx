import { useEffect, useState } from 'react';
import { TroublePage } from '../kit/page/trouble-page.tsx';
import { type OpenTable, openTable } from './open.ts';
import { TableAtWork } from './table-at-work.tsx';

/** Opens a kept game and shows its table. */
export function TablePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<OpenTable | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let table: OpenTable | null = null;
    let left = false;
    openTable(id).then(
      (found) => {
        if (left) return found.table.close();
        table = found;
        setOpened(found);
      },
      (error: Error) => setTrouble(error.message),
    );
    return () => {
      left = true;
      table?.table.close();
    };
  }, [id]);
  if (trouble !== null) return <TroublePage why={trouble} />;
  return opened === null ? null : <TableAtWork {...opened} />;
}
