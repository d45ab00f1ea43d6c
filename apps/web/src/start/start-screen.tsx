import { formatChange } from '@stammtisch/texts';
import { cardOf } from '@stammtisch/rules';
import { useState } from 'preact/hooks';
import { appStore, playNow, resume, show } from '../app-store.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { goToTable } from '../online/friends-place.ts';
import { lastTable } from '../online/last-table.ts';
import { Button } from '../ui/button.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { useStore } from '../ui/use-store.ts';
import { LanguageSwitch, TextSizeButton } from './quick-settings.tsx';
import styles from './start-screen.module.css';

const FAN = [cardOf('E', 'O'), cardOf('H', 'A'), cardOf('S', 'U')];

/** The first page: one tap to the first hand. */
export function StartScreen() {
  const t = useMessages();
  const language = useLanguage();
  const open = useStore(appStore, (state) => state.open);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['brand']}>Stammtisch</h1>
        <div className={styles['switches']}>
          <TextSizeButton />
          <LanguageSwitch />
        </div>
      </header>
      <main className={styles['main']}>
        <div className={styles['fan']} aria-hidden="true">
          {FAN.map((card) => (
            <CardPicture key={card} card={card} />
          ))}
        </div>
        <div className={styles['actions']}>
          {open === null ? (
            <Button
              kind="main"
              size="huge"
              wide
              className={styles['first'] ?? ''}
              data-plays
              onClick={() => void playNow()}
            >
              <span>{t.playNow}</span>
              <small>{t.playNowSub}</small>
            </Button>
          ) : (
            <Button kind="main" size="huge" wide className={styles['first'] ?? ''} onClick={() => void resume()}>
              <span>{t.resume(open.deal, formatChange(open.account, open.currency, language))}</span>
              <small>{t.resumeSub}</small>
            </Button>
          )}
          <div className={styles['pair']}>
            <WithFriends />
            <Button size="large" wide onClick={() => show('new-table')}>
              {t.newTable}
            </Button>
            <Button size="large" wide onClick={() => show('learn')}>
              {t.learning}
            </Button>
          </div>
        </div>
      </main>
      <footer className={styles['foot']}>
        <p>{t.free}</p>
      </footer>
    </div>
  );
}

/** To the friends: back to the table at which one sits, or to where tables are opened. */
function WithFriends() {
  const t = useMessages();
  const [code] = useState(lastTable);
  const go = (): void => {
    show('friends');
    if (code !== null) goToTable(code);
  };
  return (
    <Button size="large" wide className={styles['friends'] ?? ''} onClick={go}>
      <span>{t.friends}</span>
      {code !== null && <small>{t.friendsTable(code)}</small>}
    </Button>
  );
}
