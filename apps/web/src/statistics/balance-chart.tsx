import { formatChange } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useWords } from './use-words.ts';
import type { OwnDeal } from './own-deal.ts';
import styles from './balance-chart.module.css';

const WIDTH = 328;
const HEIGHT = 120;
const EDGE = 6;
/** More points than pixels say nothing more. */
const MOST_POINTS = 400;

export interface BalanceChartProps {
  /** The account after 0, 1, 2 … deals. */
  readonly accounts: readonly number[];
  readonly currency: OwnDeal['currency'];
}

/** The account as a line over the deals, with the line of zero. */
export function BalanceChart({ accounts, currency }: BalanceChartProps) {
  const words = useWords();
  const language = useLanguage();
  const low = Math.min(...accounts);
  const high = Math.max(...accounts);
  const text = (amount: number): string => formatChange(amount, currency, language);
  const y = (amount: number): number =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((amount - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const last = accounts.length - 1;
  const points = thinned(accounts).map(
    ({ at, account }) => `${((at / Math.max(1, last)) * WIDTH).toFixed(1)},${y(account).toFixed(1)}`,
  );
  const end = accounts[last] ?? 0;
  return (
    <figure className={styles['chart']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart(last, text(end), text(low), text(high))}
      >
        <line className={styles['zero']} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
        <polyline className={styles['line']} points={points.join(' ')} />
      </svg>
      <div className={styles['marks']} aria-hidden="true">
        <span>{text(high)}</span>
        <span>{text(low)}</span>
      </div>
    </figure>
  );
}

interface Point {
  readonly at: number;
  readonly account: number;
}

/** So many points that a line can show; the last one is always among them. */
function thinned(accounts: readonly number[]): readonly Point[] {
  const step = Math.max(1, Math.ceil(accounts.length / MOST_POINTS));
  const last = accounts.length - 1;
  return accounts.map((account, at) => ({ at, account })).filter(({ at }) => at % step === 0 || at === last);
}
