import './styles/tokens.css';
import './styles/table-colours.css';
import './styles/more-contrast.css';
import './styles/base.css';
import { render } from 'preact';
import { appStore, start } from './app-store.ts';
import { App } from './app.tsx';
import { isInstalled, watchInstall } from './offline/watch-install.ts';
import { applySettings } from './settings/apply-settings.ts';
import { followOtherWindows } from './settings/settings.ts';
import { addFonts } from './styles/fonts.ts';
import { loadTable } from './table/loaded-table.tsx';

const place = document.querySelector<HTMLElement>('#app');
if (place === null) throw new Error('The page has no element #app.');

applySettings(document.documentElement);
followOtherWindows();
if (isInstalled()) document.documentElement.dataset['installed'] = '';
watchInstall();
const tapped = tappedEarly(place);
const plays = tapped?.dataset['plays'] !== undefined;
// First what plays, then what keeps it.
void start({ search: location.search, loadTable, plays }).then(loadOffline);
if (plays) drawOncePlaying(place);
else draw(place);
if (!plays) tapped?.click();

/** What was tapped while the start page was only drawn (`start/early.ts`); from now on the app itself hears taps. */
function tappedEarly(page: HTMLElement): HTMLElement | null {
  delete page.dataset['early'];
  return page.querySelector<HTMLElement>('[data-tapped]');
}

function draw(page: HTMLElement): void {
  addFonts();
  render(<App />, page);
}

/** Who has tapped to play already is not shown the start page anew: it stays as it is drawn until the table comes in its place. */
function drawOncePlaying(page: HTMLElement): void {
  const stop = appStore.subscribe(({ screen }) => {
    if (screen === 'start') return;
    stop();
    page.replaceChildren();
    draw(page);
  });
}

/** While the app is being worked on, nothing may come from an older version. */
async function loadOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { keepOffline } = await import('./offline/keep-offline.ts');
  keepOffline();
}
