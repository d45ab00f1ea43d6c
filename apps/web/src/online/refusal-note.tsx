import { bySeat } from '@stammtisch/rules';
import { useLanguage } from '../i18n/use-messages.ts';
import { refusalText } from './refusal-text.ts';
import { nameOf } from './words-de.ts';
import { useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** Why the last thing that was wanted did not happen. */
export function RefusalNote() {
  const words = useWords();
  const language = useLanguage();
  const refused = useRoomState((state) => state.refused);
  const frame = useRoomState((state) => state.frame);
  const names = bySeat((seat) => {
    const member = frame?.sitting.chairs[seat]?.member ?? -1;
    return nameOf(frame?.sitting.members ?? [], member, words.nobody);
  });
  return (
    <div role="alert">
      {refused !== null && (
        <p className={styles['refused']}>{refusalText(refused.reason, language, (seat) => names[seat])}</p>
      )}
    </div>
  );
}
