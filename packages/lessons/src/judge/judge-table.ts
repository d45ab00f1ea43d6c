import {
  cardsOf,
  effectiveSuit,
  isDeclaring,
  legalInPlay,
  playCard,
  size,
  TRUMP,
  whyNotAction,
} from '@stammtisch/rules';
import { membersOf, orderOf, SUITS } from '@stammtisch/rules';
import type { Announcement, Card, EffectiveSuit, Play, SeatAction, Suit, Table, Trick } from '@stammtisch/rules';
import { right, wrong, type Finding, type Verdict } from '../finding.ts';
import { readCards } from '../scene/read-cards.ts';
import { LEARNER } from '../scene/scene.ts';
import { after, learnersView, playIn, setUp } from '../scene/set-up.ts';
import type { Aim, TableStep } from '../step.ts';

/** What the rules say about an action at the table of a step; `table` is where the step stands now. */
export function judgeAction(step: TableStep, table: Table, action: SeatAction): Verdict {
  const { deal } = table;
  const reason = deal === null ? null : whyNotAction(table, deal, LEARNER, action);
  if (reason !== null) return wrong({ type: 'refused', reason });
  return action.type === 'play' ? judgeCard(step, table, action.card) : judgeWord(step.aim, table, action);
}

/** Whether the step is done with this action; a game is announced in two steps: the wish first, then the game. */
export function isDone(step: TableStep, action: SeatAction): boolean {
  return step.aim.type !== 'announce' || action.type === 'announce';
}

/** An action that solves the step where it stands now. Throws if there is none: the tests of the course see to that. */
export function solvingAction(step: TableStep, table: Table): SeatAction {
  const found = learnersView(table).actions.find((action) => judgeAction(step, table, action).right);
  if (found === undefined) throw new Error(`no solution: ${step.id}`);
  return found;
}

function judgeCard(step: TableStep, table: Table, card: Card): Verdict {
  const { aim, scene } = step;
  const play = playIn(table);
  switch (aim.type) {
    case 'legal':
      return right(...trickWith(play, card, scene.next));
    case 'win':
      return judgeTrick(play, card, scene.next, (trick) => (isOwn(play, trick) ? 1 : 0));
    case 'points':
      return judgeTrick(play, card, scene.next, (trick) => (isOwn(play, trick) ? trick.points : -trick.points));
    case 'lead':
      return judgeLead(play, card, aim.suit, scene.next);
    case 'run-away':
      return playCard(play, card).ranAway
        ? right(...trickWith(play, card, scene.next))
        : wrong({ type: 'leads', suit: effectiveSuit(play.order, card) });
    case 'stoss':
      return wrong(...tooLate(table, card));
    case 'announce':
    case 'pass':
    case 'knock':
      return wrong({ type: 'not-asked' });
  }
}

/** The best of all allowed cards by what the trick then is. */
function judgeTrick(play: Play, card: Card, next: string | undefined, worth: (trick: Trick) => number): Verdict {
  const tricks = cardsOf(legalInPlay(play)).map((other) => ({ other, trick: trickOf(play, other, next) }));
  const best = Math.max(...tricks.map(({ trick }) => worth(trick)));
  const trick = trickOf(play, card, next);
  return worth(trick) === best ? right({ type: 'trick', trick }) : wrong({ type: 'trick', trick });
}

/** The trick with this card and those that the others then play. Throws if it is not complete with them. */
function trickOf(play: Play, card: Card, next = ''): Trick {
  const done = readCards(next).reduce(playCard, playCard(play, card));
  const trick = done.tricks[play.tricks.length];
  if (trick === undefined) throw new Error('the trick of a lesson is not complete');
  return trick;
}

function trickWith(play: Play, card: Card, next: string | undefined): readonly Finding[] {
  const done = readCards(next ?? '').reduce(playCard, playCard(play, card));
  const trick = done.tricks[play.tricks.length];
  return trick === undefined ? [] : [{ type: 'trick', trick }];
}

function isOwn(play: Play, { winner }: Trick): boolean {
  return isDeclaring(play, winner) === isDeclaring(play, LEARNER);
}

function judgeLead(play: Play, card: Card, wanted: Suit | 'trump', next: string | undefined): Verdict {
  const suit = effectiveSuit(play.order, card);
  return suit === suitNumber(wanted) ? right(...trickWith(play, card, next)) : wrong({ type: 'leads', suit });
}

/** The number of a suit where it is no trump. */
export function suitNumber(suit: Suit | 'trump'): EffectiveSuit {
  return suit === 'trump' ? TRUMP : (SUITS.indexOf(suit) as EffectiveSuit);
}

/** Why a Stoß would be too late once this card lies. */
function tooLate(table: Table, card: Card): readonly Finding[] {
  const then = after(table, { type: 'play', seat: LEARNER, card });
  const reason = then.deal === null ? null : whyNotAction(then, then.deal, LEARNER, { type: 'stoss' });
  return reason === null ? [{ type: 'not-asked' }] : [{ type: 'refused', reason }];
}

function judgeWord(aim: Aim, table: Table, action: SeatAction): Verdict {
  switch (aim.type) {
    case 'announce':
      return judgeAnnouncement(aim.game, table, action);
    case 'pass':
      return isPass(action) ? right() : wrong({ type: 'players-would', play: false });
    case 'knock':
      return action.type === 'knock' ? right() : wrong({ type: 'players-would', play: true });
    case 'stoss':
      return action.type === 'stoss' ? right() : wrong({ type: 'not-asked' });
    case 'legal':
    case 'win':
    case 'points':
    case 'lead':
    case 'run-away':
      return wrong({ type: 'not-asked' });
  }
}

function isPass(action: SeatAction): boolean {
  return action.type === 'weiter' || action.type === 'not-knock';
}

function judgeAnnouncement(game: Announcement['game'], table: Table, action: SeatAction): Verdict {
  if (action.type === 'interest') return right();
  if (action.type !== 'announce') return wrong({ type: 'players-would', play: true });
  const { announcement } = action;
  if (announcement.game === game && announcement.tout !== true) return right();
  const hand = learnersView(table).deal.hand;
  return wrong(trumpsIn(table.rules, hand, announcement));
}

/** How many trumps a hand would have in a game. */
export function trumpsIn(rules: Table['rules'], hand: number, announcement: Announcement): Finding {
  const trumps = membersOf(orderOf(rules, announcement), TRUMP);
  return { type: 'trumps-in-hand', count: size(hand & trumps), game: announcement.game };
}

/** The table of a step at its beginning. */
export function tableOf(step: TableStep): Table {
  return setUp(step.scene).table;
}
