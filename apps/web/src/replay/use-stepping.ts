import { useLayoutEffect, useRef } from 'preact/hooks';
import { isTyping } from '../ui/is-typing.ts';

/** So far a finger has to go sideways to mean a step. */
const SWIPE = 40;

/** ← and → go from card to card, Page Up and Page Down from trick to trick, Home and End to the ends. The slider has keys of its own. */
export function useStepKeys(at: number, last: number, onGo: (at: number) => void): void {
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const { target } = event;
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target) || isInDialog) return;
      const to = targetOf(event.key, at, last);
      if (to === null) return;
      event.preventDefault();
      onGo(Math.max(0, Math.min(last, to)));
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, [at, last, onGo]);
}

function targetOf(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'PageUp':
      return Math.ceil(at / 4) * 4 - 4;
    case 'PageDown':
      return Math.floor(at / 4) * 4 + 4;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** A swipe to the left goes forward, to the right back; up and down scrolls as ever. */
export function useSwipe(onStep: (step: 1 | -1) => void): {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
} {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown(event) {
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event) {
      if (start.current === null || !event.isPrimary) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= SWIPE && Math.abs(x) > 1.5 * Math.abs(y)) onStep(x < 0 ? 1 : -1);
    },
  };
}
