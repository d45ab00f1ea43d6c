import type { Page } from '../navigation/pages.ts';
import { useWords as useNavigationWords } from '../navigation/use-words.ts';
import { SELF_PLACE } from '../online/friends-place.ts';
import { PageLink } from '../ui/page-link.tsx';
import { useWords } from './use-words.ts';
import styles from './more-screen.module.css';

const GROUPS = {
  own: ['replay', 'statistics', 'fairness'],
  rules: ['house-rules', 'rules', 'glossary', 'calculator'],
  app: ['settings', 'data', 'friends', 'install', 'about'],
} as const satisfies Readonly<Record<string, readonly Page[]>>;

/** Everything that is neither playing nor learning. */
export function MoreScreen() {
  const words = useWords();
  return (
    <div className={styles['page']}>
      <header>
        <h1>{words.more}</h1>
      </header>
      <main className={styles['main']}>
        <Group name="own" />
        <Group name="rules" />
        <Group name="app" />
      </main>
    </div>
  );
}

function Group({ name }: { readonly name: keyof typeof GROUPS }) {
  const words = useWords();
  const { titles } = useNavigationWords();
  return (
    <section aria-labelledby={`more-${name}`}>
      <h2 id={`more-${name}`}>{words.groups[name]}</h2>
      <ul className={styles['list']}>
        {GROUPS[name].map((page) => (
          <li key={page}>
            {/* To the tables themselves one comes from the start page. */}
            <PageLink screen={page} {...(page === 'friends' && { place: SELF_PLACE })} className={styles['entry']}>
              <span>
                <strong>{page === 'friends' ? words.friendsTitle : titles[page]}</strong>
                <span>{words.hints[page]}</span>
              </span>
              <svg viewBox="0 0 12 20" width="10" height="16" fill="none" stroke="currentColor" aria-hidden="true">
                <path d="m2 2 8 8-8 8" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
