import { size, type Card } from '@stammtisch/rules';
import type { Settings } from '../settings/schema.ts';
import { legalCards } from './own-cards.ts';
import type { TableState } from './table-store.ts';

/** A card that the table plays for its person, and why. */
export interface SelfPlay {
  readonly card: Card;
  readonly why: 'prepared' | 'forced';
}

type Now = Pick<TableState, 'view' | 'hold' | 'kontraPause' | 'elsewhere'>;

/**
 * The card that plays by itself now: the one that was laid ready before the turn came, or the only one that may be played, if somebody
 * wants that. Never while a Stoß can still be said or answered: a card would decide that too. The last card of a hand is not meant here.
 */
export function selfPlay(
  { view, hold, kontraPause, elsewhere }: Now,
  prepared: Card | null,
  { playPrepared, playForced }: Pick<Settings, 'playPrepared' | 'playForced'>,
): SelfPlay | null {
  const legal = legalCards(view);
  if (legal === null || hold !== null || kontraPause || elsewhere || isStossOpen(view)) return null;
  if (size(view.deal?.hand ?? 0) <= 1) return null;
  if (playPrepared && prepared !== null && legal.includes(prepared)) return { card: prepared, why: 'prepared' };
  const [only] = legal;
  return playForced && legal.length === 1 && only !== undefined ? { card: only, why: 'forced' } : null;
}

function isStossOpen({ deal, actions }: TableState['view']): boolean {
  return deal?.stossOpen === true || actions.some(({ type }) => type === 'stoss' || type === 'no-stoss');
}
