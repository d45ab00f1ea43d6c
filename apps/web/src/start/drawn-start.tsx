import { App } from '../app.tsx';
import { settle } from '../settings/chosen.ts';
import type { Settings } from '../settings/schema.ts';
import { settingsStore } from '../settings/settings.ts';

/** The start page as somebody sees it first who chose nothing but a language, for the build to draw. */
export function startPage(language: Settings['language']) {
  settingsStore.setState(settle({ language }, { language, moreContrast: false }));
  return <App />;
}
