import { has, type Card, type CardSet } from '@stammtisch/rules';
import { cardName } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { CardPicture } from '../../ui/card-picture.tsx';
import { useWords } from '../use-words.ts';
import { CardRow } from './card-row.tsx';
import styles from './figure.module.css';

export interface TurnFigureProps {
  readonly trick: readonly Card[];
  readonly hand: readonly Card[];
  readonly legal: CardSet;
}

/** What lies on the table, and the hand: allowed cards stand higher and have a tick. */
export function TurnFigure({ trick, hand, legal }: TurnFigureProps) {
  const t = useWords();
  const language = useLanguage();
  return (
    <div className={styles['turn']}>
      <div className={styles['table']}>
        <span>{trick.length === 0 ? t.leads : t.onTable}</span>
        {trick.length > 0 && <CardRow cards={trick} />}
      </div>
      <div className={styles['hand']}>
        <span>{t.inHand}</span>
        <ol className={styles['cards']}>
          {hand.map((card) => {
            const isLegal = has(legal, card);
            return (
              <li key={card} data-legal={isLegal}>
                <CardPicture card={card} />
                <span className="visually-hidden">{`${cardName(card, language)}, ${isLegal ? t.allowed : t.forbidden}`}</span>
                <span aria-hidden="true" className={styles['mark']}>
                  {isLegal ? '✓' : '✕'}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
