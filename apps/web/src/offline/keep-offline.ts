import { offlineStore } from './offline-store.ts';
import { whenIdle } from './when-idle.ts';

/** How often an app that stays open looks for a newer version. */
const LOOK_EVERY = 60 * 60 * 1000;

/**
 * Keeps the app in this browser, once it is idle. A newer version is fetched beside the running one and waits until somebody asks for it;
 * a window that did not ask goes on with its own version and is offered the newer one.
 */
export function keepOffline(): void {
  // Missing on plain addresses of the house network and in some private windows.
  if (!('serviceWorker' in navigator)) return offlineStore.setState({ ready: 'impossible' });
  whenIdle(() => {
    register().catch(() => offlineStore.setState({ ready: 'impossible' }));
  });
}

async function register(): Promise<void> {
  const isKept = navigator.serviceWorker.controller !== null;
  offlineStore.setState({ ready: isKept ? 'ready' : 'fetching' });
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  offerWaiting(registration);
  offerTakenOver(isKept);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      offerWaiting(registration);
      if (installing.state === 'redundant' && registration.active === null) {
        offlineStore.setState({ ready: 'impossible' });
      }
    });
  });
  lookForUpdates(registration);
  await navigator.serviceWorker.ready;
  offlineStore.setState({ ready: 'ready' });
}

let isAsked = false;

/** A version that waits is offered; the very first waits for nobody. */
function offerWaiting(registration: ServiceWorkerRegistration): void {
  if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
  const update = (): void => {
    isAsked = true;
    registration.waiting?.postMessage('activate');
  };
  offlineStore.setState({ update });
}

/** Another version is in charge now: the window that asked for it loads it, others may. */
function offerTakenOver(isKept: boolean): void {
  let isFirst = !isKept;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (!isFirst) offlineStore.setState({ update: () => location.reload() });
    isFirst = false;
  });
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < LOOK_EVERY) return;
    looked = performance.now();
    // Without a network there is nothing to find.
    registration.update().catch(() => undefined);
  });
}
