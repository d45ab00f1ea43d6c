import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { isDoubleTap } from './double-tap.ts';
import type { Touch } from './hand-gesture.ts';

/**
 * Keeps iOS from zooming when two cards are tapped quickly; `touch-action` alone does not stop it there. Only the second touch is
 * cancelled, and only where a click means nothing: buttons and links keep theirs, and two fingers zoom as ever.
 */
export function useNoDoubleTapZoom(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = screen.current;
    let before: Touch | null = null;
    const end = (event: TouchEvent): void => {
      const [touch] = event.changedTouches;
      if (touch === undefined || event.touches.length > 0) return;
      const now = { x: touch.clientX, y: touch.clientY, time: event.timeStamp };
      if (isDoubleTap(before, now) && !isClicked(event.target)) event.preventDefault();
      before = now;
    };
    element?.addEventListener('touchend', end, { passive: false });
    return () => element?.removeEventListener('touchend', end);
  }, [screen]);
}

/** Whether a click on it counts. A touch of the hand counts when the finger leaves, its click does not. */
function isClicked(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('[role="toolbar"]') !== null) return false;
  return target.closest('button, a, input, label, summary, dialog') !== null;
}
