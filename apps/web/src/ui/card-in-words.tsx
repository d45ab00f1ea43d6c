import { common, palettes } from '@stammtisch/deck';
import { suitOf, type Card } from '@stammtisch/rules';
import { cardName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { cardSign } from './card-sign.ts';
import { useStore } from './use-store.ts';
import styles from './card-picture.module.css';

/** The inside of a card without a picture: its letters where a fan leaves it free, the name in full below. */
export function CardInWords({ card }: { readonly card: Card }) {
  const language = useLanguage();
  const settings = useStore(settingsStore);
  const { suit, rank } = cardSign(card, settings);
  return (
    <g className={styles['words']} fill={palettes[settings.palette][suitOf(card)].dark}>
      <rect x="2" y="2" width="236" height="396" rx="18" fill={common.paper} stroke={common.edge} strokeWidth="4" />
      <Lines lines={[suit, rank]} size={84} top={6} />
      <Lines lines={cardName(card, language).split('-')} size={46} top={276} />
    </g>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly size: number;
  readonly top: number;
}

function Lines({ lines, size, top }: LinesProps) {
  const onRight = useStore(settingsStore, (settings) => settings.leftHanded);
  return (
    <text y={top} fontSize={size} textAnchor={onRight ? 'end' : 'start'}>
      {lines.map((line) => (
        <tspan key={line} x={onRight ? 228 : 12} dy={size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
