import { useState } from 'preact/hooks';
import { useSyncExternalStore } from 'preact/compat';
import { appStore, show } from '../app-store.ts';
import { Note } from '../navigation/note.tsx';
import { useWords } from '../navigation/use-words.ts';
import { useStore } from '../ui/use-store.ts';

/** Something of the stored table could not be read: it is not lost, and this says where it is. Once a visit. */
export function AsideNote() {
  const words = useWords();
  const aside = useStore(appStore, (state) => state.aside);
  const isThere = useStore(appStore, (state) => state.screen === 'data');
  const [seen, setSeen] = useState(0);
  if (aside <= seen || isThere) return null;
  const look = (): void => {
    setSeen(aside);
    show('data');
  };
  return <Note place="everywhere" text={words.aside} button={words.lookAtAside} onButton={look} />;
}

/** The browser does not keep the game that runs: full, or refused. Once a table. */
export function NotKeptNote() {
  const words = useWords();
  const table = useStore(appStore, (state) => state.table);
  const [known, setKnown] = useState(table);
  const isKept = useSyncExternalStore(
    (listener) => table?.store.subscribe(listener) ?? (() => undefined),
    () => table?.store.getState().kept ?? true,
  );
  if (isKept || table === null || known === table) return null;
  return <Note place="everywhere" text={words.notKept} button={words.understood} onButton={() => setKnown(table)} />;
}
