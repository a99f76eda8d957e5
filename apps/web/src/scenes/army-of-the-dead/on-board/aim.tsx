import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** A look from somewhere, with a weapon or without. */
interface Aim {
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

interface Props {
  readonly position: number;
  readonly children: ReactNode;
}

/** Keeps what is aimed at, for the map and for the cards. Whatever was taken up is put away with every answer. */
export function AimingRoom({ position, children }: Props) {
  const [aim, look] = useState<Aim | null>(null);
  const [armed, arm] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    arm(null);
    look(null);
  }, [position]);
  const value = useMemo(() => ({ aim, look, armed, arm }), [aim, armed]);
  return <Context value={value}>{children}</Context>;
}
