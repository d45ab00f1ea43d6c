import { useState } from 'preact/hooks';
import { changeSettings, isChosen } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { useMedia } from '../ui/use-media.ts';
import { useTableState } from './table-context.ts';
import { useWords } from './use-words.ts';
import styles from './one-tap-offer.module.css';

/** After so many games somebody knows the table well enough to choose. */
const OFFERED_AFTER = 3;

/** Offers once, on a device that is touched, to play cards with one tap. Whatever is answered is a choice: it is not asked again. */
export function OneTapOffer() {
  const t = useWords();
  const touched = useMedia('(pointer: coarse)');
  const finished = useTableState((state) => state.finished.length);
  const [asks, setAsks] = useState(() => !isChosen('touchMode'));
  if (!asks || !touched || finished < OFFERED_AFTER) return null;
  return (
    <section className={styles['offer']} aria-label={t.oneTapQuestion}>
      <p>{t.oneTapQuestion}</p>
      <Button onClick={() => answer('one-tap')}>{t.oneTapYes}</Button>
      <Button onClick={() => answer('safe')}>{t.oneTapNo}</Button>
    </section>
  );

  function answer(touchMode: 'one-tap' | 'safe'): void {
    changeSettings({ touchMode });
    setAsks(false);
  }
}
