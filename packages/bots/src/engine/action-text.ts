import { cardCode } from '@stammtisch/rules';
import type { SeatAction } from '@stammtisch/rules';

/** An action in the words of the engine protocol: `play EO`, `announce solo E tout`, `name wenz`, `cut 8`, `weiter`. */
export function actionText(action: SeatAction): string {
  switch (action.type) {
    case 'play':
      return `play ${cardCode(action.card)}`;
    case 'cut':
      return `cut ${action.at}`;
    case 'name': {
      const { game, tout, herz } = action.rank;
      return words('name', game, herz === true ? 'H' : null, tout ? 'tout' : null);
    }
    case 'announce': {
      const { game, suit, tout } = action.announcement;
      return words('announce', game, suit ?? null, tout === true ? 'tout' : null);
    }
    case 'done-cutting':
    case 'knock':
    case 'not-knock':
    case 'interest':
    case 'weiter':
    case 'hold':
    case 'lay-sie':
    case 'stoss':
    case 'no-stoss':
    case 'claim':
    case 'agree-claim':
    case 'refuse-claim':
    case 'claim-schwarz':
    case 'waive-schwarz':
      return action.type;
  }
}

function words(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}

/** What an engine says when it keeps silent. */
export const SILENCE = 'silence';

/** The action among those open that a text names: the very object; `null` for silence, `undefined` if it names none of them. */
export function actionOfText(actions: readonly SeatAction[], text: string): SeatAction | null | undefined {
  return text === SILENCE ? null : actions.find((action) => actionText(action) === text);
}
