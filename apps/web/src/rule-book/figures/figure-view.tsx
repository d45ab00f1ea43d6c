import type { Figure } from '@stammtisch/rule-book';
import type { HouseRules } from '@stammtisch/rules';
import { BillFigure } from './bill-figure.tsx';
import { CardRow } from './card-row.tsx';
import { OddsFigure } from './odds-figure.tsx';
import { PricesFigure } from './prices-figure.tsx';
import { RanksFigure } from './ranks-figure.tsx';
import { TurnFigure } from './turn-figure.tsx';
import { ValuesFigure } from './values-figure.tsx';
import styles from './figure.module.css';

/** A figure of the book with its caption. */
export function FigureView({ figure, rules }: { readonly figure: Figure; readonly rules: HouseRules }) {
  return (
    <figure className={styles['figure']} data-kind={figure.kind}>
      <figcaption className={styles['caption']}>{figure.label}</figcaption>
      <Inside figure={figure} rules={rules} />
    </figure>
  );
}

function Inside({ figure, rules }: { readonly figure: Figure; readonly rules: HouseRules }) {
  switch (figure.kind) {
    case 'cards':
      return <CardRow cards={figure.cards} />;
    case 'values':
      return <ValuesFigure values={figure.values} />;
    case 'turn':
      return <TurnFigure trick={figure.trick} hand={figure.hand} legal={figure.legal} />;
    case 'prices':
      return <PricesFigure rows={figure.rows} />;
    case 'ranks':
      return <RanksFigure steps={figure.steps} />;
    case 'bill':
      return <BillFigure bill={figure.bill} contract={figure.contract} rules={rules} />;
    case 'odds':
      return <OddsFigure rows={figure.rows} />;
  }
}
