import type { Section } from './pages.ts';

/** A fan of cards, an open book, three dots: always beside a word. */
const PATHS: Readonly<Record<Section, string>> = {
  start: 'M8.6 6.2 3.4 7.6l3 11.2 3-.8M9.5 3.5h9.2v15.9H9.5zM14.1 8.3l1.9 3.2-1.9 3.2-1.9-3.2z',
  learn:
    'M12 6.4C9.6 4.7 6.6 4.3 3.2 4.8v13.4c3.4-.5 6.4-.1 8.8 1.6 2.4-1.7 5.4-2.1 8.8-1.6V4.8c-3.4-.5-6.4-.1-8.8 1.6zM12 6.4v13.4',
  more: 'M5.2 12h.01M12 12h.01M18.8 12h.01',
};

/** The picture of a section in the bar. */
export function SectionIcon({ section }: { readonly section: Section }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d={PATHS[section]}
        strokeWidth={section === 'more' ? 3.6 : 1.9}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
