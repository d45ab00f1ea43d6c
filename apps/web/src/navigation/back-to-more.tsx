import { show } from '../app-store.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from './use-words.ts';

/** The way back from a page that is listed under "Mehr". */
export function BackToMore() {
  const words = useWords();
  return <Button onClick={() => show('more')}>← {words.backToMore}</Button>;
}
