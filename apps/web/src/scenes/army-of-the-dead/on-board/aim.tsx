import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** A look from somewhere, with a weapon or without. */
export interface Aim {
  readonly from: string;
  readonly range?: readonly [number, number];
}

interface Aiming {
  /** What is shown on the map just now. */
  readonly aim: Aim | null;
  readonly look: (aim: Aim | null) => void;
  /** A weapon that has been taken up: the next tap on a Zone fires it. */
  readonly armed: string | null;
  readonly arm: (item: string | null) => void;
}

const Context = createContext<Aiming>({ aim: null, look: () => {}, armed: null, arm: () => {} });

export const useAiming = (): Aiming => useContext(Context);

/** Keeps what is aimed at, for the map and for the cards. Whoever else acts holds nothing yet. */
export function AimingRoom({ children }: { readonly children: ReactNode }) {
  const [aim, look] = useState<Aim | null>(null);
  const [armed, arm] = useState<string | null>(null);
  const value = useMemo(() => ({ aim, look, armed, arm }), [aim, armed]);
  return <Context value={value}>{children}</Context>;
}
