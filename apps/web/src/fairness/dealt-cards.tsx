import type { CheckedDeal } from '@stammtisch/fairdeal';
import { forehandOf, seatsFrom, type Card } from '@stammtisch/rules';
import { capitalised, type Names } from '@stammtisch/texts';
import { cardName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { useWords } from './use-words.ts';
import styles from './fairness-screen.module.css';

/** How the cards of a deal came about: who shuffled, where it was cut, the pack, the hands. */
export function DealtCards({ deal, names }: { readonly deal: CheckedDeal; readonly names: Names }) {
  const words = useWords();
  const { dealt, cutter, contributors, code, proof } = deal;
  if (dealt === null) return null;
  const cuts = proof.openings[cutter]?.cuts ?? [];
  const top = dealt.deck[0];
  const isCut = cuts.length > 0;
  return (
    <>
      <dl className={styles['facts']}>
        <Fact name={words.mixed} text={words.mixedBy(contributors.map(names).join(', '))} />
        <Fact
          name={words.cut}
          text={capitalised(isCut ? words.cutBy(names(cutter), cuts.join(' + ')) : words.notCut(names(cutter)))}
        />
        <Fact name={words.code} text={`${code.slice(0, 3)}\u202F${code.slice(3)}`} />
      </dl>
      <section className={styles['section']} aria-labelledby="pack-title">
        <h2 id="pack-title">{words.pack}</h2>
        <p className={styles['hint']}>{isCut ? words.packCutHint : words.packHint}</p>
        <Cards cards={dealt.shuffled} marked={isCut ? top : undefined} label={words.pack} />
      </section>
      <section className={styles['section']} aria-labelledby="hands-title">
        <h2 id="hands-title">{words.hands}</h2>
        {seatsFrom(forehandOf(proof.context.dealer)).map((seat) => (
          <div key={seat} className={styles['hand']}>
            <h3>{capitalised(names(seat))}</h3>
            <Cards cards={dealt.hands[seat]} label={capitalised(names(seat))} />
          </div>
        ))}
      </section>
    </>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly Card[];
  /** The card that came to the top by the cut. */
  readonly marked?: Card | undefined;
  readonly label: string;
}

/** Cards in the order in which they lay; read aloud as one list of names. */
function Cards({ cards, marked, label }: CardsProps) {
  const words = useWords();
  const language = useLanguage();
  const spoken = cards.map((card) => cardName(card, language)).join(', ');
  return (
    <div className={styles['cards']} role="img" aria-label={words.handOf(label, spoken)}>
      {cards.map((card) => (
        <span key={card} data-marked={card === marked}>
          <CardPicture card={card} />
        </span>
      ))}
    </div>
  );
}
