import { offlineStore } from './offline-store.ts';

/** Sent by browsers that can ask the person to install the app; not in the standard types. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Keeps the browser's offer to install the app for the page that explains it, instead of a bar at a moment that nobody chose. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offlineStore.setState({ install: () => void (event as InstallOffer).prompt() });
  });
  addEventListener('appinstalled', () => offlineStore.setState({ install: null }));
}

/** Whether this window is the installed app. */
export function isInstalled(): boolean {
  const onIos = 'standalone' in navigator && navigator.standalone === true;
  return onIos || matchMedia('(display-mode: standalone)').matches;
}
