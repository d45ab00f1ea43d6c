import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { reopenRoom } from '../browser-room.ts';
import { enterByPasskey, type PasskeyEnd } from '../passkeys.ts';
import { useSelfWords } from './use-words.ts';
import styles from '../friends.module.css';

/** Makes this device the person of a passkey. Then it is not shown any more: whoever shows it says that it is done. */
export function EnterPasskey({ onDone }: { readonly onDone: () => void }) {
  const words = useSelfWords();
  const [end, setEnd] = useState<PasskeyEnd | null>(null);
  const enter = async (): Promise<void> => {
    const became = await enterByPasskey();
    setEnd(became);
    if (became !== 'done') return;
    reopenRoom();
    onDone();
  };
  return (
    <section className={styles['part']} aria-labelledby="enter-passkey">
      <h2 id="enter-passkey">{words.enterTitle}</h2>
      <p className={styles['quiet']}>{words.enterHint}</p>
      <Button size="large" wide onClick={() => void enter()}>
        {words.enter}
      </Button>
      <div role="status">
        {end !== null && end !== 'done' && <p className={styles['refused']}>{words.passkeyEnds[end]}</p>}
      </div>
    </section>
  );
}
