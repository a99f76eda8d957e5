import { useEffect, useState } from 'react';
import { serverHere } from './api.ts';

const ONLY_HERE = ['localhost', '127.0.0.1', '[::1]'];

export interface Base {
  /** Of the page, up to its #. */
  readonly address: string;
  /** Nobody else can open it. */
  readonly local: boolean;
}

/** Whoever started the server looks at it as `localhost`; friends and other devices need the address that they reach it under. */
export function useBase(): Base | null {
  const [address, setAddress] = useState<string | null>(null);
  const local = ONLY_HERE.includes(location.hostname);
  const own = location.href.split('#')[0] ?? '';
  useEffect(() => {
    if (!local) return setAddress(own);
    serverHere().then(
      ({ addresses: [first] }) => setAddress(first === undefined ? own : `${first}${location.pathname}`),
      () => setAddress(own),
    );
  }, [local, own]);
  return address === null ? null : { address, local: local && address === own };
}
