import type { NewTable } from '../scene.ts';

export function NewGame({ start }: { readonly start: (table: NewTable) => void }) {
  return (
    <button type="button" onClick={() => start({ options: {}, seats: [{ name: 'Laurie', kind: 'person' }] })}>
      Laurie
    </button>
  );
}
