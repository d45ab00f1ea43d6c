import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { SELF_PLACE } from '../friends-place.ts';
import { LinkToShow } from '../link-to-show.tsx';
import { useRoom } from '../use-room.ts';
import { useSelfWords } from './use-words.ts';
import styles from '../friends.module.css';

/** A code with which another device becomes this person, once. */
export function MakeCode({ onMade }: { readonly onMade: () => void }) {
  const words = useSelfWords();
  const room = useRoom();
  const [code, setCode] = useState('');
  const [isFailed, setFailed] = useState(false);
  const make = async (): Promise<void> => {
    const answer = await room.wantForPerson({ type: 'make-device-code' });
    setFailed(!answer.ok);
    if (answer.ok) setCode(answer.deviceCode ?? '');
    onMade();
  };
  return (
    <section className={styles['part']} aria-labelledby="other-device">
      <h2 id="other-device">{words.otherDevice}</h2>
      <p>{words.otherDeviceHint}</p>
      <Button kind="main" size="large" wide onClick={() => void make()}>
        {words.makeCode}
      </Button>
      <div role="status">
        {isFailed && <p className={styles['refused']}>{words.failed}</p>}
        {code !== '' && (
          <p className={styles['code']}>
            {code.slice(0, 4)} {code.slice(4)}
          </p>
        )}
      </div>
      {code !== '' && <Shown code={code} />}
    </section>
  );
}

function Shown({ code }: { readonly code: string }) {
  const words = useSelfWords();
  return (
    <>
      <p>{words.codeOnce}</p>
      <LinkToShow link={`${location.origin}/tische#${SELF_PLACE}=${code}`} label={words.link} qrCode={words.qrCode} />
    </>
  );
}
