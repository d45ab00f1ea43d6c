import { cardName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import { useIntent } from './table-context.ts';
import { useMoveCard } from './use-move-card.ts';
import { useWords } from './use-words.ts';
import styles from './action-strip.module.css';

/** Moves the lifted card within the hand without dragging it, for whoever keeps an own order. */
export function MoveButtons() {
  const t = useWords();
  const language = useLanguage();
  const { moveCard, said } = useMoveCard();
  const ownOrder = useStore(settingsStore, (settings) => settings.ownOrder);
  const lifted = useIntent((intent) => intent.lifted);
  if (!ownOrder || lifted === null) return null;
  const name = cardName(lifted, language);
  return (
    <div className={styles['move']}>
      <Button kind="quiet" aria-label={t.moveLeft(name)} onClick={() => moveCard(lifted, -1)}>
        ←
      </Button>
      <Button kind="quiet" aria-label={t.moveRight(name)} onClick={() => moveCard(lifted, 1)}>
        →
      </Button>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </div>
  );
}
