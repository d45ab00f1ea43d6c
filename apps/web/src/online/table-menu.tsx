import { useTable } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';
import { goToTable } from './friends-place.ts';
import { Invitation } from './invitation.tsx';
import { SitOut, SittingOutNote } from './sit-out.tsx';
import { Sure } from './sure.tsx';
import { openFriendsDialog, type FriendsDialog } from './table-dialog.ts';
import { useRoom, useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** What one may want at a table with friends besides playing. */
export function TableMenu() {
  const words = useWords();
  const room = useRoom();
  const { intent } = useTable();
  const frame = useRoomState((state) => state.frame);
  if (frame === null) return null;
  const { sitting, you, table } = frame;
  const close = (): void => intent.setState({ dialog: null });
  const openDialog = (dialog: FriendsDialog): void => {
    close();
    openFriendsDialog(dialog);
  };
  const isAway = (sitting.members.find(({ member }) => member === you.member)?.away ?? null) !== null;
  return (
    <section className={styles['menu']} aria-labelledby="at-table">
      <h3 id="at-table">{words.atTable}</h3>
      <SittingOutNote frame={frame} />
      <div className={styles['buttons']}>
        {sitting.pausedBy === null && (
          <Button
            onClick={() => {
              close();
              void room.want({ type: 'pause' });
            }}
          >
            {words.pause}
          </Button>
        )}
        {!isAway && (
          <Button
            onClick={() => {
              close();
              void room.want({ type: 'away' });
            }}
          >
            {words.away}
          </Button>
        )}
        <SitOut frame={frame} />
        <Button onClick={() => openDialog('talk')}>{words.talk}</Button>
        <Button onClick={() => openDialog('people')}>{words.people}</Button>
        {you.host && <Button onClick={() => openDialog('options')}>{words.options}</Button>}
        <Sure
          word={words.stand}
          question={words.standSure}
          onSure={async () => {
            if (!(await room.want({ type: 'stand' }))) return;
            room.leave();
            goToTable('');
          }}
        />
        {you.host && (
          <Sure word={words.closeTable} question={words.closeSure} onSure={() => room.want({ type: 'close' })} />
        )}
      </div>
      <details className={styles['more']}>
        <summary>{words.shareTable}</summary>
        <Invitation code={table} />
      </details>
    </section>
  );
}
