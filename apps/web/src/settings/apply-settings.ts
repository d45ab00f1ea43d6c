import type { Settings } from './schema.ts';
import { settingsStore } from './settings.ts';

/** Shows the settings on the page now and after each change; the style sheets read the attributes. */
export function applySettings(root: HTMLElement): void {
  const contrast = matchMedia('(prefers-contrast: more)');
  const apply = (): void => show(root, settingsStore.getState(), contrast.matches);
  apply();
  settingsStore.subscribe(apply);
  contrast.addEventListener('change', apply);
}

/** Tells the style sheets what was chosen. */
export function show(root: HTMLElement, settings: Settings, moreContrast: boolean): void {
  root.lang = settings.language;
  root.style.fontSize = `${settings.textSize}%`;
  root.dataset['theme'] = settings.theme;
  root.dataset['contrast'] = moreContrast ? 'more' : settings.contrast;
  root.dataset['table'] = settings.tableColour;
  root.dataset['motion'] = settings.motion;
}
