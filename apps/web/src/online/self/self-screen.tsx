import type { SelfFile } from '@stammtisch/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { loadSelf } from '../identity.ts';
import { LineNote } from '../line-note.tsx';
import { tableAddress } from '../friends-place.ts';
import { useLine } from '../use-room.ts';
import { canUsePasskeys } from '../passkeys.ts';
import { DataPart } from './data-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { EnterPasskey } from './enter-passkey.tsx';
import { MakeCode } from './make-code.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PlayedPart } from './played-part.tsx';
import { TypeCode } from './type-code.tsx';
import { useSelfWords } from './use-words.ts';
import styles from '../friends.module.css';

/** What the server knows about the person: name, tables, devices. `code` is the one of a link from another device, or empty. */
export function SelfScreen({ code }: { readonly code: string }) {
  const words = useSelfWords();
  const line = useLine((info) => info.line);
  const [self, setSelf] = useState<SelfFile | null>(null);
  const [hasEntered, setEntered] = useState(false);
  const look = (): void => void loadSelf().then(setSelf);
  const enter = (): void => {
    setEntered(true);
    look();
  };
  const isOpen = line === 'open';
  useEffect(() => {
    if (isOpen) look();
  }, [isOpen]);
  const isKnown = self !== null && self.name !== null;
  return (
    <PageFrame title={words.title}>
      <LineNote />
      {line !== 'no-server' && line !== 'outdated' && (
        <>
          <p>{words.intro}</p>
          <div role="status">{hasEntered && <Entered />}</div>
          {code !== '' && <TypeCode first={code} onDone={enter} />}
          {self !== null && (isKnown ? <Tables self={self} /> : <p>{words.unknown}</p>)}
          {isKnown && isOpen && <MakeCode onMade={look} />}
          {code === '' && <TypeCode first="" onDone={enter} />}
          {isOpen && canUsePasskeys() && !isKnown && <EnterPasskey onDone={enter} />}
          {isKnown && isOpen && canUsePasskeys() && <PasskeysPart passkeys={self.passkeys ?? []} onDone={look} />}
          {isKnown && isOpen && <PlayedPart tables={self.played ?? []} />}
          {self !== null && isOpen && <DevicesPart self={self} onDone={look} />}
          {isKnown && isOpen && <DataPart />}
        </>
      )}
    </PageFrame>
  );
}

/** Said once this device has become somebody: at the top, since below the button that was pressed it would be out of sight. */
function Entered() {
  const words = useSelfWords();
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className={styles['note']}>
      {words.become.done}
    </p>
  );
}

function Tables({ self: { name, tables } }: { readonly self: SelfFile }) {
  const words = useSelfWords();
  return (
    <section className={styles['part']} aria-labelledby="your-tables">
      <p>{words.named(name ?? '')}</p>
      <h2 id="your-tables">{words.yourTables}</h2>
      {tables.length === 0 ? (
        <p>{words.noTables}</p>
      ) : (
        <div className={styles['links']}>
          {tables.map((table) => (
            <a key={table} href={tableAddress(table)}>
              {words.table(table)}
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
