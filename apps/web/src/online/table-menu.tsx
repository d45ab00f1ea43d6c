import { PHRASES } from '@stammtisch/protocol';
import { phraseText } from '@stammtisch/texts';
import { useState } from 'react';
import { spokenIn } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useTable } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';
import { goToTable } from './friends-place.ts';
import { Invitation } from './invitation.tsx';
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
  const isAway = (sitting.members.find(({ member }) => member === you.member)?.away ?? null) !== null;
  return (
    <section className={styles['menu']} aria-labelledby="at-table">
      <h3 id="at-table">{words.atTable}</h3>
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
        <summary>{words.say}</summary>
        <Phrases onSaid={close} />
      </details>
      <details className={styles['more']}>
        <summary>{words.shareTable}</summary>
        <Invitation code={table} />
      </details>
    </section>
  );
}

/** What can be said with one tap. */
function Phrases({ onSaid }: { readonly onSaid: () => void }) {
  const language = useLanguage();
  const room = useRoom();
  return (
    <div className={styles['buttons']}>
      {PHRASES.map((phrase) => (
        <Button
          key={phrase}
          onClick={() => {
            onSaid();
            void room.want({ type: 'say', phrase });
          }}
        >
          {phraseText(phrase, spokenIn(language))}
        </Button>
      ))}
    </div>
  );
}

interface SureProps {
  readonly word: string;
  readonly question: string;
  readonly onSure: () => Promise<unknown>;
}

/** Something rare and costly: the first tap asks, the second does it. */
function Sure({ word, question, onSure }: SureProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Button
      kind={isAsked ? 'turn' : 'plain'}
      aria-live="polite"
      onClick={() => {
        if (isAsked) void onSure();
        setAsked(!isAsked);
      }}
    >
      {isAsked ? question : word}
    </Button>
  );
}
