import { useEffect, useState } from 'preact/hooks';
import { askToPersist, isPersisted, type Promised } from '../archive/persist.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { sizeText } from './part-list.ts';
import { useWords } from './use-words.ts';

/** Whether the browser keeps what is stored, the way to ask it, and how much room there is. */
export function PersistNote() {
  const words = useWords();
  const [promised, setPromised] = useState<Promised>('unknown');
  const [isRefused, setRefused] = useState(false);
  useEffect(() => void isPersisted().then(setPromised), []);
  async function ask(): Promise<void> {
    const answer = await askToPersist();
    setPromised(answer === 'yes' ? 'yes' : 'no');
    setRefused(answer !== 'yes');
  }
  if (promised === 'unknown') return null;
  return (
    <>
      <Usage />
      <p role="status">{promised === 'yes' ? words.persisted : isRefused ? words.refused : words.notPersisted}</p>
      {promised === 'no' && !isRefused && <Button onClick={() => void ask()}>{words.persist}</Button>}
    </>
  );
}

function Usage() {
  const words = useWords();
  const language = useLanguage();
  const [estimate, setEstimate] = useState<StorageEstimate | null>(null);
  useEffect(() => {
    // Where the browser does not tell, nothing is shown.
    navigator.storage.estimate().then(setEstimate, () => undefined);
  }, []);
  if (estimate?.usage === undefined || estimate.quota === undefined) return null;
  return <p>{words.usage(sizeText(estimate.usage, language), sizeText(estimate.quota, language))}</p>;
}
