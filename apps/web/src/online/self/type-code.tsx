import { useState } from 'preact/hooks';
import { readDeviceCode } from '@stammtisch/protocol';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../code-field.tsx';
import { reopenRoom } from '../browser-room.ts';
import { redeemCode, type Redeemed } from '../identity.ts';
import { useSelfWords } from './use-words.ts';
import styles from '../friends.module.css';

export interface TypeCodeProps {
  /** The code that came with a link, or empty. */
  readonly first: string;
  readonly onDone: () => void;
}

/** Makes this device the person of another one. It asks in words first: what this device was is forgotten. */
export function TypeCode({ first, onDone }: TypeCodeProps) {
  const words = useSelfWords();
  const [typed, setTyped] = useState(first);
  const [became, setBecame] = useState<Exclude<Redeemed, 'done'> | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const code = readDeviceCode(typed);
    const answer = code === null ? 'unknown' : await redeemCode(code);
    setBecame(answer === 'done' ? null : answer);
    if (answer !== 'done') return;
    setTyped('');
    // The code is used up: it need not stand in the address any longer.
    history.replaceState(null, '', location.href.replace(/=.*$/, ''));
    reopenRoom();
    onDone();
  };
  return (
    <section className={styles['part']} aria-labelledby="type-code">
      <h2 id="type-code">{words.typeCode}</h2>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <CodeField label={words.code} value={typed} onChange={setTyped} hint="type-code-hint" oneTime />
        <p id="type-code-hint" className={styles['quiet']}>
          {words.typeHint}
        </p>
        <Button type="submit" size="large" wide>
          {words.becomeMe}
        </Button>
        <div role="status">{became !== null && <p className={styles['refused']}>{words.become[became]}</p>}</div>
      </form>
    </section>
  );
}
