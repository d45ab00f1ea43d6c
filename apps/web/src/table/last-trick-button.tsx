import { useRef } from 'preact/hooks';
import { useMessages } from '../i18n/use-messages.ts';
import { tableActions } from './table-actions.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
import styles from './last-trick-button.module.css';

/** A press this long means: show it while I hold. */
const HOLDING = 350;

/** Shows the last trick as it lay: while pressed, or for three seconds after a tap. */
export function LastTrickButton() {
  const t = useMessages();
  const here = useTable();
  const shown = useIntent((intent) => intent.showLastTrick);
  const pressedAt = useRef(0);
  const visible = useTableState(
    ({ view, hold }) =>
      view.rules['play.lastTrickVisible'] &&
      view.deal?.phase === 'play' &&
      hold === null &&
      view.deal.tricks.length > 0,
  );
  const { showLastTrick } = tableActions(here);
  if (!visible) return null;
  return (
    <button
      type="button"
      className={styles['button']}
      aria-pressed={shown}
      onPointerDown={(event) => {
        pressedAt.current = event.timeStamp;
        showLastTrick(true);
      }}
      onPointerUp={(event) => {
        if (event.timeStamp - pressedAt.current > HOLDING) showLastTrick(false);
      }}
      onPointerLeave={() => {
        if (pressedAt.current > 0 && shown) showLastTrick(false);
        pressedAt.current = 0;
      }}
      onClick={(event) => {
        if (event.detail === 0) showLastTrick(!shown);
      }}
    >
      {t.lastTrick}
    </button>
  );
}
