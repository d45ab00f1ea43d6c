import { cardsOf, effectiveSuit, orderOf, suitOf, TRUMP } from '@stammtisch/rules';
import type { DealView, Seat, View } from '@stammtisch/rules';
import { namedRankName, type Names } from '@stammtisch/texts';
import { cardName, noSuit, suitName } from '../i18n/game-texts.ts';
import type { Settings } from '../settings/schema.ts';
import type { Messages } from '../i18n/messages.ts';
import { ME, type TableState } from './table-store.ts';

/** What the status line is written with. */
export interface StatusWords {
  readonly t: Messages;
  readonly language: Settings['language'];
  readonly names: Names;
}

type Shown = Pick<TableState, 'view' | 'hold' | 'kontraPause'>;

/** The one sentence that says who must do what now. The screen reader gets the same. */
export function statusLine({ view, hold, kontraPause }: Shown, words: StatusWords): string {
  const { t, names } = words;
  if (hold !== null) {
    const { winner, points } = hold.trick;
    return winner === ME ? t.trickToYou(points) : t.trickTo(names(winner), points);
  }
  const { deal } = view;
  if (deal === null) return t.betweenDeals;
  if (kontraPause) return t.lastChance;
  switch (deal.phase) {
    case 'cutting':
      return deal.turn === ME ? t.youCut : t.cutting(names(deal.turn ?? deal.dealer));
    case 'knocking':
      return turnOr(deal.turn, words, () => t.wantKnock);
    case 'auction':
      return turnOr(deal.turn, words, () => auctionQuestion(deal, words));
    case 'play':
      if (deal.stossOpen) return t.stossOpen;
      return turnOr(deal.turn, words, () => duty(view, deal, words));
    case 'sie-laid':
      return t.stossOpen;
    case 'claim':
      return deal.claimant === ME ? t.claimYours : t.claimOpen(names(deal.claimant ?? ME));
    case 'schwarz-claim':
      return t.schwarzOpen;
    case 'settled':
    case 'between-deals':
      return t.dealOver;
  }
}

function turnOr(turn: Seat | null, { t, names }: StatusWords, mine: () => string): string {
  if (turn === null) return t.dealOver;
  return turn === ME ? mine() : t.thinking(names(turn));
}

/** What the person is asked in the auction. */
export function auctionQuestion(deal: DealView, { t, language }: Pick<StatusWords, 't' | 'language'>): string {
  const step = deal.auction?.step;
  switch (step?.type) {
    case 'naming':
      return t.howHigh;
    case 'negotiation':
      return step.earlier === ME && step.rank !== null ? t.holdIt(namedRankName(step.rank, language)) : t.howHigh;
    case 'announcement':
      return step.muss ? t.mustPlay : t.whatPlay;
    case 'interest':
    case 'announced':
    case 'all-passed':
    case undefined:
      return t.wantPlay;
  }
}

/** Which card the person has to play, as far as the rules leave no choice. */
function duty({ rules, actions }: View, deal: DealView, { t, language }: StatusWords): string {
  const led = deal.trick[0];
  const legal = actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
  const [only] = legal;
  const hand = cardsOf(deal.hand);
  if (legal.length === 1 && only !== undefined && hand.length > 1) return t.mustPlayCard(cardName(only, language));
  if (led === undefined || deal.contract === null) return t.youLead;
  const order = orderOf(rules, deal.contract);
  const suit = effectiveSuit(order, led);
  const follows = hand.some((card) => effectiveSuit(order, card) === suit);
  if (suit === TRUMP) return follows ? t.followTrump : t.noTrump;
  const ledSuit = suitOf(led);
  return follows ? t.followSuit(suitName(ledSuit, language)) : t.noSuit(noSuit(ledSuit, language));
}
