import { useState } from 'preact/hooks';
import { leaveTable, show } from '../app-store.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { levelIn } from '../session/session-head.ts';
import { Setting } from '../settings/setting.tsx';
import { changeSettings } from '../settings/settings.ts';
import { useTable, useTableState } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LevelChoice } from './level-choice.tsx';
import styles from './menu-dialog.module.css';

/** The quick menu of the table: what one changes while playing, and the way out. The hand stays in sight. */
export function MenuDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const { intent, parts } = useTable();
  const kept = useTableState((state) => state.kept);
  return (
    <Dialog title={t.menu} onClose={onClose} place="top">
      <div className={styles['menu']}>
        {!kept && <p className={styles['note']}>{t.notKept}</p>}
        {parts?.menu}
        <Setting name="bigHand" />
        <Setting name="touchMode" />
        <Setting name="sound" />
        <Setting name="learnerHints" />
        {/* At the table of a server the bots have its pace. */}
        {parts === null && <Setting name="tempo" />}
        <Setting name="textSize" />
        {parts === null && <TableLevel />}
        <div className={styles['buttons']}>
          <Button onClick={() => intent.setState({ dialog: 'log' })}>{t.log}</Button>
          <Button onClick={() => intent.setState({ dialog: 'details' })}>{t.rulesOfTable}</Button>
          <Button onClick={() => show('settings')}>{t.settings}</Button>
        </div>
        {parts === null && (
          <div className={styles['leave']}>
            <Button wide onClick={leaveTable}>
              {t.leave}
            </Button>
            <p>{t.leaveHint}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** How well the bots of this table play from the next deal on. */
function TableLevel() {
  const t = useMessages();
  const { table } = useTable();
  const deals = useTableState((state) => state.view.deals);
  const { session } = table;
  const [level, setLevel] = useState(() => (session === null ? null : levelIn(session.head, deals + 1)));
  if (table.isSingle || session === null || level === null) return null;
  return (
    <LevelChoice
      value={level}
      note={`(${t.levelNext})`}
      onChange={(botLevel) => {
        setLevel(botLevel);
        session.setLevel(botLevel);
        changeSettings({ botLevel });
      }}
    />
  );
}
