import type { SelfPasskey } from '@stammtisch/protocol';
import { useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../i18n/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { makePasskey, removePasskey, type PasskeyEnd } from '../passkeys.ts';
import { Sure } from '../sure.tsx';
import { useSelfWords } from './use-words.ts';
import styles from '../friends.module.css';

export interface PasskeysPartProps {
  readonly passkeys: readonly SelfPasskey[];
  readonly onDone: () => void;
}

/** The passkeys of the person: with one of them every device of theirs is this person, without a code. */
export function PasskeysPart({ passkeys, onDone }: PasskeysPartProps) {
  const words = useSelfWords();
  const [said, setSaid] = useState<{ readonly end: PasskeyEnd; readonly done: string } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const tell = (end: PasskeyEnd, done: string): void => {
    setSaid({ end, done });
    onDone();
  };
  const remove = async (id: string): Promise<void> => {
    const end = await removePasskey(id);
    // The button that was pressed goes with its passkey.
    if (end === 'done') title.current?.focus();
    tell(end, words.passkeyRemoved);
  };
  return (
    <section className={styles['part']} aria-labelledby="passkeys">
      <h2 id="passkeys" ref={title} tabIndex={-1}>
        {words.passkeys}
      </h2>
      <p>{words.passkeysHint}</p>
      {passkeys.length > 0 && (
        <ul className={styles['chairs']}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} onRemove={remove} />
          ))}
        </ul>
      )}
      <Button size="large" wide onClick={() => void makePasskey().then((end) => tell(end, words.passkeyMade))}>
        {words.makePasskey}
      </Button>
      <div role="status">
        {said !== null && (
          <p className={said.end === 'done' ? styles['note'] : styles['refused']}>
            {said.end === 'done' ? said.done : words.passkeyEnds[said.end]}
          </p>
        )}
      </div>
    </section>
  );
}

function Passkey({
  passkey: { id, name, made },
  onRemove,
}: {
  readonly passkey: SelfPasskey;
  readonly onRemove: (id: string) => Promise<void>;
}) {
  const words = useSelfWords();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' }).format(made);
  return (
    <li>
      <span>
        <b>{name ?? words.someDevice}</b> <small>{words.madeOn(day)}</small>
      </span>
      <Sure word={words.removePasskey} question={words.removePasskeySure} onSure={() => onRemove(id)} />
    </li>
  );
}
