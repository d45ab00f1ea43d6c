import { Note } from '../navigation/note.tsx';
import { useWords } from '../navigation/use-words.ts';
import { useStore } from '../ui/use-store.ts';
import { offlineStore } from './offline-store.ts';

/** A newer version lies ready: it comes when one asks for it. Never in the way of a deal. */
export function UpdateNote() {
  const words = useWords();
  const update = useStore(offlineStore, (state) => state.update);
  if (update === null) return null;
  return <Note place="page" text={words.newVersion} button={words.loadVersion} onButton={update} />;
}
