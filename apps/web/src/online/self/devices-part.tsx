import type { SelfDevice, SelfFile } from '@stammtisch/protocol';
import { useState } from 'preact/hooks';
import { useLanguage } from '../../i18n/use-messages.ts';
import { reopenRoom } from '../browser-room.ts';
import { logOutDevice } from '../identity.ts';
import { Sure } from '../sure.tsx';
import { useSelfWords } from './use-words.ts';
import styles from '../friends.module.css';

export interface DevicesPartProps {
  readonly self: SelfFile;
  readonly onDone: () => void;
}

const DAY_MS = 24 * 3_600_000;

/** The devices that are this person; each can be logged out. */
export function DevicesPart({ self, onDone }: DevicesPartProps) {
  const words = useSelfWords();
  const [isFailed, setFailed] = useState(false);
  const logOut = async (id: string): Promise<void> => {
    const isDone = await logOutDevice(id);
    setFailed(!isDone);
    if (!isDone) return;
    if (id === self.device) reopenRoom();
    onDone();
  };
  return (
    <section className={styles['part']} aria-labelledby="devices">
      <h2 id="devices">{words.devices}</h2>
      <ul className={styles['chairs']}>
        {self.devices.map((device) => (
          <Device key={device.id} device={device} isHere={device.id === self.device} onLogOut={logOut} />
        ))}
      </ul>
      <p className={styles['quiet']}>{words.lastDevice}</p>
      <div role="alert">{isFailed && <p className={styles['refused']}>{words.failed}</p>}</div>
    </section>
  );
}

interface DeviceProps {
  readonly device: SelfDevice;
  readonly isHere: boolean;
  readonly onLogOut: (id: string) => Promise<void>;
}

function Device({ device: { id, name, seen }, isHere, onLogOut }: DeviceProps) {
  const words = useSelfWords();
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(seen);
  const when = Date.now() - seen < DAY_MS ? words.seenToday : words.seen(day);
  return (
    <li>
      <span>
        <b>{name ?? words.someDevice}</b> <small>{isHere ? words.thisDevice : when}</small>
      </span>
      <Sure word={words.logOut} question={words.logOutSure} onSure={() => onLogOut(id)} />
    </li>
  );
}
