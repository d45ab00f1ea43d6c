import type { ComponentChildren } from 'preact';

function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="56"
      height="56"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The square with the arrow upwards: "Teilen" of Safari. */
export function ShareIcon() {
  return (
    <Icon>
      <path d="M17 19h-5v21h24V19h-5M24 29V7M16 14l8-8 8 8" />
    </Icon>
  );
}

/** The square with the plus: "Zum Home-Bildschirm". */
export function AddIcon() {
  return (
    <Icon>
      <rect x="8" y="8" width="32" height="32" rx="7" />
      <path d="M24 16v16M16 24h16" />
    </Icon>
  );
}

/** The three dots of a browser's menu. */
export function BrowserMenuIcon() {
  return (
    <Icon>
      <rect x="5" y="9" width="38" height="30" rx="4" />
      <path d="M5 18h38" />
      <path d="M36 24h.01M36 29h.01M36 34h.01" strokeWidth="4" />
    </Icon>
  );
}
