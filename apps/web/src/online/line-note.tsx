import { cardName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { reopenRoom } from './browser-room.ts';
import { useLine, useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** How the line to the server stands, wherever it is not simply there. */
export function LineNote() {
  const words = useWords();
  const line = useLine((info) => info.line);
  switch (line) {
    case 'open':
      return null;
    case 'connecting':
    case 'lost':
      return (
        <p className={styles['note']} role="status" data-line={line}>
          {words[line]} <Waiting />
        </p>
      );
    case 'no-server':
      return (
        <p className={styles['note']} role="status" data-line={line}>
          {words.noServer}
        </p>
      );
    case 'outdated':
      return (
        <div className={styles['note']} role="status" data-line={line}>
          <p>{words.outdated}</p>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
        </div>
      );
    case 'logged-out':
      return (
        <div className={styles['note']} role="status" data-line={line}>
          <p>{words.loggedOut}</p>
          <Button onClick={reopenRoom}>{words.again}</Button>
        </div>
      );
  }
}

/** That what was wanted without a line is not lost: it happens when there is one. */
function Waiting() {
  const words = useWords();
  const language = useLanguage();
  const wanted = useRoomState(({ asked }) => asked.at(-1));
  if (wanted === undefined) return null;
  return wanted.type === 'act' && wanted.action.type === 'play'
    ? words.cardWaits(cardName(wanted.action.card, language))
    : words.wishWaits;
}
