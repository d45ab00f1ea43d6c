import { setUp, type Scene } from '@stammtisch/lessons';
import { useMemo } from 'react';
import { cardName } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { CardPicture } from '../../ui/card-picture.tsx';
import { useLearnWords } from '../words.ts';
import { GameLine } from './game-line.tsx';
import styles from './stage.module.css';

/** What lies on the table, and what is played. */
export function Lying({ scene }: { readonly scene: Scene }) {
  const t = useLearnWords();
  const language = useLanguage();
  const deal = useMemo(() => setUp(scene).table.deal, [scene]);
  const trick = deal?.play?.trick ?? [];
  return (
    <section className={styles['lying']}>
      <GameLine contract={deal?.contract ?? null} />
      <h3>{trick.length === 0 ? t.tableEmpty : t.onTable}</h3>
      {trick.map((card) => (
        <span key={card} role="img" aria-label={cardName(card, language)}>
          <CardPicture card={card} />
        </span>
      ))}
    </section>
  );
}
