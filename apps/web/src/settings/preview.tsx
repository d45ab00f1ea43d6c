import { cardOf, PRESETS, setOf, type Contract } from '@stammtisch/rules';
import { announcementBubble, contractName, suitName } from '../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { sortedHand } from '../table/sort-hand.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { useShownGame } from '../ui/shown-game.ts';
import { useStore } from '../ui/use-store.ts';
import { settingsStore } from './settings.ts';
import { useWords } from './use-words.ts';
import styles from './preview.module.css';

const RULES = PRESETS.schafkopfschule;
const HAND = setOf([cardOf('E', 'O'), cardOf('S', 'U'), cardOf('G', 'A')]);
const CONTRACT: Contract = {
  game: 'rufspiel',
  declarer: 0,
  suit: 'G',
  called: cardOf('G', 'A'),
  tout: false,
  muss: false,
};

/** How the table looks and speaks with the settings: three cards, what is said, the line that tells what to do. */
export function Preview() {
  const words = useWords();
  const t = useMessages();
  const language = useLanguage();
  // Names and dialect count in every text here.
  const settings = useStore(settingsStore);
  useShownGame(RULES, CONTRACT);
  const cards = sortedHand(RULES, HAND, CONTRACT, settings);
  return (
    <section className={styles['preview']} aria-label={words.preview}>
      <div className={styles['cards']} data-mirrored={settings.leftHanded} aria-hidden="true">
        {[...cards, 'back' as const].map((card) => (
          <CardPicture key={card} card={card} />
        ))}
      </div>
      <div className={styles['words']}>
        <strong>{contractName(CONTRACT, language)}</strong>
        <p className={styles['bubble']}>{announcementBubble({ type: 'interested', seat: 1 }, language)}</p>
        <p className={styles['turn']}>{t.followSuit(suitName('G', language))}</p>
      </div>
    </section>
  );
}
