import type { Reason } from '@stammtisch/rules';
import type { Language } from '../language.ts';
import { seatNames } from '../words.ts';
import type { Names } from '../words.ts';
import { auctionReason } from './auction-reasons.ts';
import { bidReason } from './bid-reasons.ts';
import { cardReason } from './card-reasons.ts';
import { stossReason } from './stoss-reasons.ts';
import { tableReason } from './table-reasons.ts';

/**
 * Why something was refused, in one sentence of at most 160 characters: what the rule is and what is allowed, with the cards
 * and colours concerned, without blame. `names` says what seats are called; without it they have numbers.
 *
 * @example reasonText({ code: 'follow-suit', suit: 'G' }, 'de') // "Gras liegt: Du musst Gras zugeben."
 */
export function reasonText(reason: Reason, language: Language, names: Names = seatNames(language)): string {
  switch (reason.code) {
    case 'not-your-card':
    case 'card-played-before':
    case 'not-turn':
    case 'follow-suit':
    case 'follow-trump':
    case 'must-play-called':
    case 'keep-called':
    case 'lead-called':
    case 'must-beat':
    case 'answer-stoss-first':
    case 'answer-claim-first':
      return cardReason(reason, language, names);
    case 'wrong-phase':
    case 'deal-running':
    case 'cut-size':
    case 'cut-seat':
    case 'cut-limit':
    case 'deck-invalid':
    case 'knock-limit':
    case 'knock-forehand-only':
    case 'knock-chain':
    case 'claim-off':
    case 'claim-not-asked':
    case 'claim-refused-before':
    case 'schwarz-not-yours':
      return tableReason(reason, language, names);
    case 'bid-no-suit':
    case 'bid-own-sau':
    case 'bid-herz':
    case 'bid-gesperrt':
    case 'bid-nothing-possible':
    case 'bid-game-off':
    case 'bid-tout-off':
    case 'bid-suit-missing':
    case 'bid-suit-unwanted':
    case 'no-sie':
    case 'sie-late':
    case 'muss-must-play':
    case 'muss-no-solo':
    case 'muss-solo-only':
    case 'muss-call-sau':
      return bidReason(reason, language);
    case 'bid-colour-secret':
    case 'bid-minimum':
    case 'bid-lower':
    case 'bid-below-named':
    case 'bid-other-than-named':
    case 'bid-interest-binds':
    case 'bid-name-first':
    case 'bid-nothing-to-hold':
    case 'bid-final':
      return auctionReason(reason, language);
    case 'stoss-off':
    case 'stoss-not-in-game':
    case 'stoss-late':
    case 'stoss-own-game':
    case 'stoss-partner':
    case 'stoss-taken':
    case 'stoss-own-step':
    case 'stoss-max':
    case 'stoss-not-asked':
      return stossReason(reason, language);
  }
}
