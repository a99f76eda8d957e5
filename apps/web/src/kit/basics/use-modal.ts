import { type RefObject, useEffect, useRef } from 'react';
import { useLayer } from './layers.ts';

/** For a dialog that lies over everything from the moment it is there. The browser's Back closes it, as Escape does by itself. */
export function useModal(close: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayer(close, () => ref.current);
  useEffect(() => {
    if (ref.current?.open === false) ref.current.showModal();
  }, []);
  return ref;
}
