import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The title of a page gets the focus when the page comes, so that a screen reader says where one is now. Give it `tabIndex={-1}`. */
export function usePageFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return title;
}
