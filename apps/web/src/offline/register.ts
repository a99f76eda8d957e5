import { showToast } from '../kit/toasts/toasts.ts';
import { idle, isFastLine } from '../registry/idle.ts';
import { settings } from '../settings/settings.ts';
import { sayIn } from '../text/text.ts';
import { text } from './text.ts';

const EVERY_HOUR = 3_600_000;

/** Lets the page work without a network, and says when a newer version has come. Only for pages that were built. */
export async function registerOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await quiet();
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js');
    if (registration.waiting !== null) offerUpdate(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    setInterval(() => void registration.update().catch(() => undefined), EVERY_HOUR);
  } catch {
    // Not allowed here (a private window, an address without encryption): the page works as long as there is a network.
  }
}

/** Everything is loaded ahead, so that it can be played without a network: when the first page stands, and on a slow line only for those who play. */
async function quiet(): Promise<void> {
  if (!isFastLine()) await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  await idle();
}

function watch(coming: ServiceWorker | null): void {
  coming?.addEventListener('statechange', () => {
    const replaces = navigator.serviceWorker.controller !== null;
    if (coming.state === 'installed' && replaces) offerUpdate(coming);
  });
}

/** Games are kept at every decision, so reloading loses none; still it happens only when somebody says so. */
function offerUpdate(waiting: ServiceWorker): void {
  const say = sayIn(text, settings().language);
  const takeOver = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  };
  showToast({ text: say('new-version'), action: { label: say('reload'), run: takeOver }, stays: true });
}
