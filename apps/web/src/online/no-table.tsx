import { PageFrame } from '../navigation/page-frame.tsx';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { goToTable } from './friends-place.ts';
import { LineNote } from './line-note.tsx';
import { refusalText } from './refusal-text.ts';
import { useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** A table that is not there yet, or will not be there. */
export function NoTable() {
  const words = useWords();
  const language = useLanguage();
  const gone = useRoomState((state) => state.gone);
  const isTooNew = useRoomState((state) => state.isTooNew);
  const back = <Button onClick={() => goToTable('')}>← {words.toEntry}</Button>;
  return (
    <PageFrame title={words.title} before={back}>
      <LineNote />
      {isTooNew ? (
        <div className={styles['note']} role="status">
          <p>{words.tooNew}</p>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
        </div>
      ) : (
        <p role="status">{gone === null ? words.loading : refusalText(gone, language, () => '')}</p>
      )}
    </PageFrame>
  );
}
