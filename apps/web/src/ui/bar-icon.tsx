import type { ComponentChildren } from 'preact';

/** A drawing in strokes, 24 by 24, for a button in the bar of the table; the button says what it means. */
export function BarIcon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
