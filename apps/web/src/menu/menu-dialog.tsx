import { useState } from 'react';
import { useStore } from 'zustand';
import { show } from '../app-store.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { VALUES } from '../settings/schema.ts';
import { levelIn } from '../session/session-head.ts';
import { changeSettings, settingsStore } from '../settings/settings.ts';
import { useTable, useTableState } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Choice } from './choice.tsx';
import { LevelChoice } from './level-choice.tsx';
import styles from './menu-dialog.module.css';
import { Switch } from './switch.tsx';

/** The quick menu of the table: what one changes while playing, and the way out. The hand stays in sight. */
export function MenuDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const { intent } = useTable();
  const settings = useStore(settingsStore);
  const kept = useTableState((state) => state.kept);
  return (
    <Dialog title={t.menu} onClose={onClose} place="top">
      <div className={styles['menu']}>
        {!kept && <p className={styles['note']}>{t.notKept}</p>}
        <Switch
          label={t.bigHand}
          hint={t.bigHandHint}
          on={settings.bigHand}
          onChange={(bigHand) => changeSettings({ bigHand })}
        />
        <Switch
          label={t.oneTap}
          hint={t.oneTapHint}
          on={settings.touchMode === 'one-tap'}
          onChange={(oneTap) => changeSettings({ touchMode: oneTap ? 'one-tap' : 'safe' })}
        />
        <TableLevel />
        <Choice
          label={t.tempo}
          values={VALUES.tempo}
          value={settings.tempo}
          text={(tempo) => t.tempi[tempo]}
          onChange={(tempo) => changeSettings({ tempo })}
        />
        <Choice
          label={t.textSize}
          values={VALUES.textSize}
          value={settings.textSize}
          text={(size) => `${size} %`}
          onChange={(textSize) => changeSettings({ textSize })}
        />
        <Choice
          label={t.theme}
          values={VALUES.theme}
          value={settings.theme}
          text={(theme) => t.themes[theme]}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Choice
          label={t.kontraPause}
          values={VALUES.kontraPause}
          value={settings.kontraPause}
          text={(pause) => t.kontraPauses[pause]}
          onChange={(kontraPause) => changeSettings({ kontraPause })}
        />
        <Choice
          label={t.language}
          values={VALUES.language}
          value={settings.language}
          text={(language) => (language === 'de' ? t.german : t.english)}
          onChange={(language) => changeSettings({ language })}
        />
        <div className={styles['buttons']}>
          <Button onClick={() => intent.setState({ dialog: 'log' })}>{t.log}</Button>
          <Button onClick={() => intent.setState({ dialog: 'details' })}>{t.rulesOfTable}</Button>
          <Button onClick={() => intent.setState({ dialog: 'keys' })}>{t.keys}</Button>
        </div>
        <div className={styles['leave']}>
          <Button wide onClick={() => show('start')}>
            {t.leave}
          </Button>
          <p>{t.leaveHint}</p>
        </div>
      </div>
    </Dialog>
  );
}

/** How well the bots of this table play from the next deal on. */
function TableLevel() {
  const t = useMessages();
  const { table } = useTable();
  const deals = useTableState((state) => state.view.deals);
  const [level, setLevel] = useState(() => levelIn(table.session.head, deals + 1));
  if (table.isSingle) return null;
  return (
    <LevelChoice
      value={level}
      note={`(${t.levelNext})`}
      onChange={(botLevel) => {
        setLevel(botLevel);
        table.session.setLevel(botLevel);
        changeSettings({ botLevel });
      }}
    />
  );
}
