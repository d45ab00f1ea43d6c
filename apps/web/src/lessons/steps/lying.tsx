import { setUp, type Scene } from '@stammtisch/lessons';
import { seatAfter } from '@stammtisch/rules';
import { useMemo } from 'preact/hooks';
import { cardName } from '../../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.ts';
import { useNames } from '../../table/guests.ts';
import { CardPicture } from '../../ui/card-picture.tsx';
import { useLearnWords } from '../words.ts';
import { GameLine } from './game-line.tsx';
import styles from './stage.module.css';

/** What lies on the table, and what is played. */
export function Lying({ scene }: { readonly scene: Scene }) {
  const t = useLearnWords();
  const messages = useMessages();
  const language = useLanguage();
  const names = useNames();
  const deal = useMemo(() => setUp(scene).table.deal, [scene]);
  const trick = deal?.play?.trick ?? [];
  const leader = deal?.play?.leader ?? 0;
  const title = trick.length === 0 ? t.tableEmpty : t.onTable;
  return (
    <section className={styles['lying']} aria-label={title}>
      <GameLine contract={deal?.contract ?? null} />
      <h3>{title}</h3>
      {trick.map((card, place) => (
        <span
          key={card}
          role="img"
          aria-label={messages.cardBy(cardName(card, language), names(seatAfter(leader, place)))}
        >
          <CardPicture card={card} />
        </span>
      ))}
    </section>
  );
}
