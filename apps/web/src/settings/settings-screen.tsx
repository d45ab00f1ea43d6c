import { useEffect, useState } from 'preact/hooks';
import { appStore, resume } from '../app-store.ts';
import { KeysDialog } from '../menu/keys-dialog.tsx';
import { BackToMore } from '../navigation/back-to-more.tsx';
import { PageHead } from '../navigation/page-frame.tsx';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { useFragment } from '../ui/use-fragment.ts';
import { useStore } from '../ui/use-store.ts';
import { CardSample, hasCardSample } from './card-sample.tsx';
import { GROUPS } from './groups.ts';
import { Preview } from './preview.tsx';
import { ResetSection } from './reset-section.tsx';
import { Setting } from './setting.tsx';
import { settingsStore } from './settings.ts';
import { useWords } from './use-words.ts';
import { GROUP_NAMES, type GroupName, type SettingName } from './words.ts';
import styles from './settings-screen.module.css';

/** All settings in groups; how they look and sound stays in sight. */
export function SettingsScreen() {
  const words = useWords();
  const open = useStore(appStore, (state) => state.open);
  useGroupOfAddress();
  return (
    <div className={styles['page']}>
      <PageHead
        title={words.title}
        before={
          <>
            <BackToMore />
            {open !== null && <Button onClick={() => void resume()}>{words.toTable}</Button>}
          </>
        }
      />
      <div className={styles['layout']}>
        <aside className={styles['aside']}>
          <Preview />
          <nav className={styles['parts']} aria-label={words.parts}>
            {GROUP_NAMES.map((name) => (
              <a key={name} href={`#${name}`}>
                {words.groups[name]}
              </a>
            ))}
          </nav>
        </aside>
        <main className={styles['main']}>
          <p>{words.intro}</p>
          {GROUP_NAMES.map((name) => (
            <Group key={name} name={name} />
          ))}
          <ResetSection />
        </main>
      </div>
    </div>
  );
}

function Group({ name }: { readonly name: GroupName }) {
  const words = useWords();
  return (
    <section className={styles['group']} aria-labelledby={name}>
      <h2 id={name} tabIndex={-1}>
        {words.groups[name]}
      </h2>
      {GROUPS[name].map((setting) => (
        <Row key={setting} name={setting} />
      ))}
      {name === 'bedienung' && <Keys />}
      {name === 'daten' && (
        <>
          <p>{words.dataHint}</p>
          <PageLink screen="data" className={styles['link'] ?? ''}>
            {words.dataLink}
          </PageLink>
        </>
      )}
    </section>
  );
}

function Row({ name }: { readonly name: SettingName }) {
  const language = useStore(settingsStore, (settings) => settings.language);
  // There is Boarisch on top of German only.
  if (name === 'dialect' && language !== 'de') return null;
  return (
    <Setting name={name} marked {...(hasCardSample(name) && { picture: (value) => <CardSample value={value} /> })} />
  );
}

/** The list of keys belongs to how one plays. */
function Keys() {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.keys}</Button>
      {isOpen && <KeysDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Goes to the group that stands after the `#` of the address. */
function useGroupOfAddress(): void {
  const place = useFragment();
  useEffect(() => {
    const group = GROUP_NAMES.find((name) => name === place);
    if (group === undefined) return;
    const heading = document.querySelector<HTMLElement>(`#${group}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [place]);
}
