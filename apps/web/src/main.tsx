import './styles/fonts.css';
import './styles/tokens.css';
import './styles/table-colours.css';
import './styles/more-contrast.css';
import './styles/base.css';
import { render } from 'preact';
import { start } from './app-store.ts';
import { App } from './app.tsx';
import { isInstalled, watchInstall } from './offline/watch-install.ts';
import { applySettings } from './settings/apply-settings.ts';
import { followOtherWindows } from './settings/settings.ts';
import { loadTable } from './table/loaded-table.tsx';

const place = document.querySelector('#app');
if (place === null) throw new Error('The page has no element #app.');

applySettings(document.documentElement);
followOtherWindows();
if (isInstalled()) document.documentElement.dataset['installed'] = '';
watchInstall();
// First what plays, then what keeps it.
void start(location.search, loadTable).then(loadOffline);
render(<App />, place);

/** While the app is being worked on, nothing may come from an older version. */
async function loadOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { keepOffline } = await import('./offline/keep-offline.ts');
  keepOffline();
}
