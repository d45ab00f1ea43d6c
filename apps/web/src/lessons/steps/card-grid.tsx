import type { Card } from '@stammtisch/rules';
import { cardName } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { CardPicture } from '../../ui/card-picture.tsx';
import styles from './card-grid.module.css';

/** How a card of the grid stands: chosen, right, wrong, or with the place that it got. */
export interface CardMark {
  readonly chosen: boolean;
  readonly note?: string;
  /** A badge on the picture, such as the place in an order. */
  readonly badge?: string;
  readonly tone?: 'right' | 'wrong';
}

export interface CardGridProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly markOf: (card: Card) => CardMark;
  /** `null` once nothing can be tapped any more. */
  readonly onTap: ((card: Card) => void) | null;
}

/** Cards side by side, large enough to tap; each is a button that says its name. */
export function CardGrid({ label, cards, markOf, onTap }: CardGridProps) {
  const language = useLanguage();
  return (
    <div className={styles['grid']} role="group" aria-label={label} style={{ '--count': cards.length }}>
      {cards.map((card) => {
        const { chosen, note, badge, tone } = markOf(card);
        const name = cardName(card, language);
        return (
          <button
            key={card}
            type="button"
            className={styles['card']}
            aria-pressed={chosen}
            aria-disabled={onTap === null}
            aria-label={note === undefined ? name : `${name}, ${note}`}
            data-tone={tone}
            onClick={() => onTap?.(card)}
          >
            <CardPicture card={card} />
            {badge !== undefined && (
              <span className={styles['badge']} aria-hidden="true">
                {badge}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
