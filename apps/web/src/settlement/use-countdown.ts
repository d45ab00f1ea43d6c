import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * Counts seconds down and then does something, once. Any touch, any key and looking at another page stop it for good. Gives the
 * seconds that are left, `null` if it does not run.
 */
export function useCountdown(seconds: number | null, then: () => void): number | null {
  const [left, setLeft] = useState(seconds);
  const done = useRef(then);
  useEffect(() => {
    done.current = then;
  });
  useEffect(() => {
    if (left === null) return undefined;
    const stop = (): void => setLeft(null);
    const timer = setTimeout(tick, 1000);
    function tick(): void {
      if (left !== null && left > 1) return setLeft(left - 1);
      stop();
      done.current();
    }
    document.addEventListener('pointerdown', stop);
    document.addEventListener('keydown', stop);
    document.addEventListener('visibilitychange', stop);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', stop);
      document.removeEventListener('keydown', stop);
      document.removeEventListener('visibilitychange', stop);
    };
  }, [left]);
  return left;
}
