import { appStore } from '../app-store.ts';
import { PageLink } from '../ui/page-link.tsx';
import { useStore } from '../ui/use-store.ts';
import { SECTIONS, sectionOf } from './pages.ts';
import { SectionIcon } from './section-icon.tsx';
import { useWords } from './use-words.ts';
import styles from './section-bar.module.css';

/** Spielen, Lernen, Mehr: at the bottom of a phone, at the left of everything wider. Where a page wants the whole window it is away. */
export function SectionBar() {
  const words = useWords();
  const screen = useStore(appStore, (state) => state.screen);
  const here = sectionOf(screen);
  return (
    <nav className={styles['bar']} aria-label={words.bar}>
      {SECTIONS.map((section) => (
        <PageLink
          key={section}
          screen={section}
          className={styles['section']}
          data-here={section === here}
          aria-current={section === screen ? 'page' : undefined}
        >
          <SectionIcon section={section} />
          {words.sections[section]}
        </PageLink>
      ))}
    </nav>
  );
}
