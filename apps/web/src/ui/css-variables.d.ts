import 'preact';

declare module 'preact' {
  interface CSSProperties {
    /** Custom properties that a style sheet reads. */
    [name: `--${string}`]: string | number | undefined;
  }
}
