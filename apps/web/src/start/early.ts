import { show } from '../settings/apply-settings.ts';
import { settingsStore } from '../settings/settings.ts';
import { isInstalled } from '../offline/watch-install.ts';
import { screenAt } from '../navigation/pages.ts';

/**
 * Runs before the app is there, as a script of its own: puts the start page that the build drew into the page, in the language and the look that
 * somebody chose, and notes what is tapped meanwhile. The app takes over the same elements.
 */
const place = document.querySelector<HTMLElement>('#app');
const settings = settingsStore.getState();
show(document.documentElement, settings, matchMedia('(prefers-contrast: more)').matches);
if (isInstalled()) document.documentElement.dataset['installed'] = '';
const drawn = document.querySelector<HTMLTemplateElement>(`#start-${settings.language}`);
// Where the browser keeps the app its scripts are there at once: to lay out the page twice would only take time.
const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
if (!isKept && place !== null && drawn !== null && screenAt(location.pathname) === 'start') {
  place.append(drawn.content.cloneNode(true));
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || place.dataset['early'] === undefined) return;
    for (const other of place.querySelectorAll('[data-tapped]')) other.removeAttribute('data-tapped');
    button.dataset['tapped'] = '';
  });
  place.dataset['early'] = '';
}
