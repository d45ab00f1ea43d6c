import { useEffect, useState } from 'preact/hooks';
import { spokenIn } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import type { TalkLine } from './room.ts';
import { saidText } from './said-text.ts';
import { useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import { nameOf } from './words-de.ts';
import styles from './friends.module.css';

/** How long it can be read what somebody said. */
const SHOWN_MS = 6_000;

/** What somebody at the table said last, for a while. */
export function LastSaid() {
  const words = useWords();
  const language = useLanguage();
  const said = useRoomState((state) => state.talk.at(-1));
  const members = useRoomState(({ frame }) => frame?.sitting.members);
  // What was said before this window looked is over.
  const [past, setPast] = useState<TalkLine | undefined>(said);
  useEffect(() => {
    const timer = setTimeout(() => setPast(said), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const isShown = said !== undefined && said !== past;
  return (
    <div role="status">
      {isShown && (
        <p className={styles['note']}>
          {nameOf(members ?? [], said.member, words.nobody)}: {saidText(said, spokenIn(language))}
        </p>
      )}
    </div>
  );
}
