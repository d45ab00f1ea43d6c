import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { appStore } from '../app-store.ts';
import { AsideNote, NotKeptNote } from '../storage/storage-notes.tsx';
import { UpdateNote } from '../offline/update-note.tsx';
import { useStore } from '../ui/use-store.ts';
import type { Screen } from './pages.ts';
import { SectionBar } from './section-bar.tsx';
import { useWords } from './use-words.ts';
import styles from './shell.module.css';

/** What is around every page: the page, the bar, and the title of the window. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  const words = useWords();
  const screen = useStore(appStore, (state) => state.screen);
  const title = words.titles[screen];
  useEffect(() => {
    document.title = `${title} · Stammtisch`;
  }, [title]);
  return (
    <div className={styles['shell']}>
      <div className={styles['page']}>
        <UpdateNote />
        <AsideNote />
        <NotKeptNote />
        {children}
      </div>
      {screen !== 'table' && <SectionBar />}
    </div>
  );
}

/** The page that came last. */
let shown: Screen | null = null;

/** Stands behind a page: when it came, its title gets the focus, so that a screen reader says where one is now. */
export function Arrival() {
  const screen = useStore(appStore, (state) => state.screen);
  useEffect(() => {
    // Nobody went to the first page, and the table takes the focus by itself.
    if (shown !== null && shown !== screen && screen !== 'table') focusTitle();
    shown = screen;
  }, [screen]);
  return null;
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  // A place within the page may have the focus already.
  if (title === null || document.querySelector('main')?.contains(document.activeElement)) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
