import { CLOCKS, type TableFrame, type TableOptions } from '@stammtisch/protocol';
import { Choice } from '../../menu/choice.tsx';
import { LevelChoice } from '../../menu/level-choice.tsx';
import { Switch } from '../../menu/switch.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { RULES_PLACE, tableAddress } from '../friends-place.ts';
import { openFriendsDialog } from '../table-dialog.ts';
import { Sure } from '../sure.tsx';
import { useLine, useRoom } from '../use-room.ts';
import { useWords } from '../use-words.ts';
import { usePeopleWords } from './use-words.ts';
import styles from '../friends.module.css';

type Flag = 'locked' | 'spectators' | 'freeText' | 'listed';

/** What the host decides about the table besides the rules of the game, and the way to those. */
export function Options({ frame: { sitting, you, table } }: { readonly frame: TableFrame }) {
  const words = usePeopleWords();
  const all = useWords();
  const room = useRoom();
  const hasLobby = useLine(({ welcome }) => welcome?.lobby === true);
  const hasText = useLine(({ welcome }) => welcome?.freeText !== false);
  const { options } = sitting;
  const set = (changed: Partial<TableOptions>): void => void room.want({ type: 'set-options', options: changed });
  const flags: readonly Flag[] = [
    'locked',
    'spectators',
    ...(hasText ? (['freeText'] as const) : []),
    ...(hasLobby ? (['listed'] as const) : []),
  ];
  return (
    <div className={styles['form']}>
      <RefusalNote />
      {flags.map((flag) => (
        <Switch
          key={flag}
          label={words[flag]}
          hint={words[`${flag}Hint`]}
          on={options[flag]}
          onChange={(on) => set({ [flag]: on })}
        />
      ))}
      <Choice
        label={words.clock}
        hint={words.clockHint}
        values={CLOCKS}
        value={options.clock}
        text={(clock) => (clock === 0 ? words.noClock : words.seconds(clock))}
        onChange={(clock) => set({ clock })}
      />
      <LevelChoice value={options.level} note={words.levelNext} onChange={(level) => set({ level })} />
      {you.seat === null && sitting.phase !== 'gathering' && (
        <Sure word={all.closeTable} question={all.closeSure} onSure={() => room.want({ type: 'close' })} />
      )}
      <p className={styles['links']}>
        <a href={`${tableAddress(table)}#${RULES_PLACE}`} onClick={() => openFriendsDialog(null)}>
          {words.changeRules}
        </a>
      </p>
    </div>
  );
}
