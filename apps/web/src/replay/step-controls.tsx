import { Button } from '../ui/button.tsx';
import { useWords } from './use-words.ts';
import styles from './step-controls.module.css';

/** Back, forward, and a slider to any card. */
export function StepControls({
  at,
  last,
  onGo,
}: {
  readonly at: number;
  readonly last: number;
  readonly onGo: (at: number) => void;
}) {
  const words = useWords();
  return (
    <div className={styles['controls']}>
      <Button aria-label={words.first} aria-disabled={at === 0} onClick={() => onGo(0)}>
        |◀
      </Button>
      <Button aria-label={words.previous} aria-disabled={at === 0} size="large" onClick={() => onGo(at - 1)}>
        ◀
      </Button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.position}
        aria-valuetext={words.positionText(at, last)}
        onChange={(event) => onGo(Number(event.currentTarget.value))}
      />
      <Button kind="main" size="large" aria-label={words.next} aria-disabled={at === last} onClick={() => onGo(at + 1)}>
        ▶
      </Button>
      <Button aria-label={words.last} aria-disabled={at === last} onClick={() => onGo(last)}>
        ▶|
      </Button>
    </div>
  );
}
