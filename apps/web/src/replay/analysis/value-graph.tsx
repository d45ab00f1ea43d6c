import { useRef } from 'preact/hooks';
import type { Decision } from './analysis.ts';
import styles from './value-graph.module.css';

export interface ValueGraphProps {
  /** What it shows, for who cannot see it. */
  readonly label: string;
  /** From the bottom (0) to the top (1) after 0, 1, 2 … cards; `null` leaves a gap. */
  readonly heights: readonly (number | null)[];
  /** From here on the game is won, on the same scale. */
  readonly win: number;
  readonly wonText: string;
  readonly lostText: string;
  readonly marked: readonly Decision[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The course of a deal: a tap or a drag goes to a card. The slider above does the same for the keyboard. */
export function ValueGraph({ label, heights, win, wonText, lostText, marked, at, onGo }: ValueGraphProps) {
  const area = useRef<HTMLDivElement>(null);
  const last = Math.max(1, heights.length - 1);
  const go = ({ clientX }: PointerEvent): void => {
    const box = area.current?.getBoundingClientRect();
    if (box === undefined) return;
    const place = Math.round(((clientX - box.left) / box.width) * last);
    onGo(Math.max(0, Math.min(last, place)));
  };
  return (
    <div
      ref={area}
      className={styles['graph']}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
      }}
    >
      <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" role="img" aria-label={label}>
        <rect className={styles['won']} x="0" y="0" width={last} height={1 - win} />
        <line className={styles['win']} x1="0" x2={last} y1={1 - win} y2={1 - win} />
        <path className={styles['course']} d={pathOf(heights)} />
      </svg>
      <span className={styles['won-text']}>{wonText}</span>
      <span className={styles['lost-text']}>{lostText}</span>
      {marked.map(({ at: place, mark }) => (
        <span
          key={place}
          className={styles['mark']}
          data-mark={mark}
          style={{ '--x': place / last, '--y': 1 - (heights[place] ?? 0) }}
          aria-hidden="true"
        >
          {mark === 'grave' ? '▲' : '◆'}
        </span>
      ))}
      <span className={styles['cursor']} style={{ '--x': at / last }} />
    </div>
  );
}

/** Steps: a value holds until the card that changes it. */
function pathOf(heights: readonly (number | null)[]): string {
  let isDrawing = false;
  return heights
    .map((height, at) => {
      if (height === null) {
        isDrawing = false;
        return '';
      }
      const step = isDrawing ? `H${at}V${1 - height}` : `M${at} ${1 - height}`;
      isDrawing = true;
      return step;
    })
    .join('');
}
