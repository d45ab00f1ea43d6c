import './styles/tokens.css';
import './styles/table-colours.css';
import './styles/more-contrast.css';
import './styles/base.css';
import { render } from 'preact';
import { appStore, playNow, start } from './app-store.ts';
import { App } from './app.tsx';
import { isInstalled, watchInstall } from './offline/watch-install.ts';
import { applySettings } from './settings/apply-settings.ts';
import { followOtherWindows } from './settings/settings.ts';
import { addFonts } from './styles/fonts.ts';
import { pageTurn } from './ui/page-turn.ts';
import { loadTable } from './table/loaded-table.tsx';

const place = document.querySelector<HTMLElement>('#app');
if (place === null) throw new Error('The page has no element #app.');

applySettings(document.documentElement);
followOtherWindows();
if (isInstalled()) document.documentElement.dataset['installed'] = '';
watchInstall();
const plays = hasTappedToPlay(tappedEarly(place));
// First what plays, then what keeps it.
const started = start({ search: location.search, loadTable, plays });
void started.then(loadOffline);
if (plays) drawOncePlaying(place, started);
else void drawNext(place);

/** What was tapped while the start page was only drawn (`start/early.ts`). */
function tappedEarly(page: HTMLElement): HTMLElement | null {
  return page.querySelector<HTMLElement>('[data-tapped]');
}

function hasTappedToPlay(tapped: HTMLElement | null): boolean {
  return tapped?.dataset['plays'] !== undefined;
}

/** To read the scripts and to draw the page would be one long task. What is drawn already is seen in between, and can be tapped. */
async function drawNext(page: HTMLElement): Promise<void> {
  if (page.hasChildNodes() && !document.hidden) await new Promise((resolve) => requestAnimationFrame(resolve));
  await pageTurn();
  const tapped = tappedEarly(page);
  if (hasTappedToPlay(tapped)) {
    const sitting = playNow();
    drawOncePlaying(page, sitting);
    return sitting;
  }
  draw(page);
  tapped?.click();
}

function draw(page: HTMLElement): void {
  // From now on the app itself hears taps.
  delete page.dataset['early'];
  addFonts();
  render(<App />, page);
}

/**
 * Who has tapped to play already is not shown the start page anew: it stays as it is drawn until the table comes in its place, or until it is known that none
 * comes.
 */
function drawOncePlaying(page: HTMLElement, sitting: Promise<void>): void {
  let isDrawn = false;
  const drawOnce = (): void => {
    if (isDrawn) return;
    isDrawn = true;
    stop();
    page.replaceChildren();
    draw(page);
  };
  const stop = appStore.subscribe(({ screen }) => {
    if (screen !== 'start') drawOnce();
  });
  void sitting.finally(drawOnce);
}

/** While the app is being worked on, nothing may come from an older version. */
async function loadOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { keepOffline } = await import('./offline/keep-offline.ts');
  keepOffline();
}
