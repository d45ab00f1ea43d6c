import { BarIcon } from '../ui/bar-icon.tsx';
import { Button } from '../ui/button.tsx';
import { openFriendsDialog } from './table-dialog.ts';
import { useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** In the bar of the table: what people say, with the number of lines that were not read yet. No card lies there. */
export function TalkButton() {
  const words = useWords();
  const unread = useRoomState((state) => state.unread);
  return (
    <Button
      kind="quiet"
      className={styles['talk'] ?? ''}
      aria-label={unread === 0 ? words.talk : words.talkUnread(unread)}
      onClick={() => openFriendsDialog('talk')}
    >
      <BarIcon>
        <path d="M4 5h16v11H10l-5 4v-4H4z" strokeLinejoin="round" />
      </BarIcon>
      {unread > 0 && <span aria-hidden="true">{unread > 9 ? '9+' : unread}</span>}
    </Button>
  );
}
