import { PageFrame } from '../navigation/page-frame.tsx';
import { useWords as useNavigationWords } from '../navigation/use-words.ts';
import { PageLink } from '../ui/page-link.tsx';
import { useWords } from './use-words.ts';
import styles from './reading.module.css';

/** What this program is, what it does with data, and what one may do with it. */
export function AboutScreen() {
  const words = useWords();
  const { titles } = useNavigationWords();
  return (
    <PageFrame title={titles.about}>
      <div className={styles['text']}>
        <p className={styles['lead']}>{words.aboutText}</p>
        <p>{words.version(__APP_VERSION__)}</p>
        <h2>{words.privacy}</h2>
        {words.privacyText.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <PageLink screen="data">{titles.data}</PageLink>
        </p>
        <h2>{words.licence}</h2>
        {words.licenceText.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h2>{words.source}</h2>
        <p>{words.sourceText}</p>
      </div>
    </PageFrame>
  );
}
