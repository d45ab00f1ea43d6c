import { useMessages } from '../i18n/use-messages.ts';
import { changeSettings, settingsStore } from '../settings/settings.ts';
import { useStore } from '../ui/use-store.ts';
import styles from './mode-switch.module.css';

/** The first thing that Tab reaches on every page: turns the mode for screen readers on and off. In sight only while it has the focus. */
export function ModeSwitch() {
  const t = useMessages();
  const isOn = useStore(settingsStore, (settings) => settings.screenReader);
  return (
    <button type="button" className={styles['switch']} onClick={() => changeSettings({ screenReader: !isOn })}>
      {isOn ? t.screenReaderOff : t.screenReaderOn}
    </button>
  );
}
