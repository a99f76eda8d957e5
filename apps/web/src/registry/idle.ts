import { useEffect, useState } from 'react';

/** How long after the page has loaded it is left alone, in milliseconds: whoever came for something has begun by then. */
const SETTLED = 3000;

/** As much of it as is used here; not every browser knows it. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether it costs nobody anything to load what may not be needed. Browsers that do not say are taken to have a fast line. */
export function isFastLine(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line };
  return connection?.saveData !== true && !/2g|3g/.test(connection?.effectiveType ?? '');
}

/** Resolves when the page has loaded and has had nothing to do for a while. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve));
}

/** True once there is time for what is not needed at once; on slow lines never. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let left = false;
    if (isFastLine()) void idle().then(() => !left && setIdle(true));
    return () => {
      left = true;
    };
  }, []);
  return isIdle;
}
