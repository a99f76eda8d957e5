import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface HeldNote {
  /** The place whose note stays until it is put away. */
  readonly place: string | null;
  /** Whether it was asked for by a key: then its first button is focused. */
  readonly byKey: boolean;
  readonly hold: (place: string, byKey?: boolean) => void;
  readonly release: () => void;
}

/** A note that stays, so that its buttons can be reached. Whatever is done elsewhere puts it away. */
export function useHeldNote(note: RefObject<HTMLElement | null>): HeldNote {
  const [{ place, byKey }, set] = useState<{ place: string | null; byKey: boolean }>({ place: null, byKey: false });
  const hold = useCallback((id: string, asked = false) => set({ place: id, byKey: asked }), []);
  const release = useCallback(() => set({ place: null, byKey: false }), []);
  useEffect(() => {
    if (place === null) return undefined;
    const elsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node && note.current?.contains(target))) release();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('wheel', elsewhere, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('wheel', elsewhere);
    };
  }, [place, note, release]);
  return { place, byKey, hold, release };
}
