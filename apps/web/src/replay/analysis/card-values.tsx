import type { Card } from '@stammtisch/rules';
import { cardName } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { CardPicture } from '../../ui/card-picture.tsx';
import { useWords } from '../use-words.ts';
import type { Analysis, CardOption } from './analysis.ts';
import styles from './card-values.module.css';

export interface CardValuesProps {
  readonly options: readonly CardOption[];
  readonly played: Card;
  readonly analysis: Pick<Analysis, 'unit' | 'most'>;
}

/** Every card that was allowed, the best first, with what it leads to as a bar and a number. */
export function CardValues({ options, played, analysis: { unit, most } }: CardValuesProps) {
  const words = useWords();
  const language = useLanguage();
  const best = options[0]?.value;
  return (
    <ul className={styles['cards']}>
      {options.map(({ card, value }) => (
        <li key={card} data-best={value === best}>
          <span
            role="img"
            aria-label={`${cardName(card, language)}: ${words.counted[unit](value)}${card === played ? `, ${words.playedHere}` : ''}`}
          >
            <CardPicture card={card} />
          </span>
          <span className={styles['bar']} style={{ '--part': value / most }} aria-hidden="true" />
          <span className={styles['value']} aria-hidden="true">
            {value}
          </span>
          {card === played && (
            <span className={styles['played']} aria-hidden="true">
              {words.playedHere}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
