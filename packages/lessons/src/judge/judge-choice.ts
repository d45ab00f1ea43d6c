import { effectiveSuit, pointsToWin, setOf } from '@stammtisch/rules';
import { SEATS, SUITS, whyNotAction, whyNotCallable, winningIndex } from '@stammtisch/rules';
import type { Announcement, Trick } from '@stammtisch/rules';
import { chooseAction, seededRandom } from '@stammtisch/bots';
import type { Choice } from '../answer.ts';
import { right, wrong, type Finding, type Verdict } from '../finding.ts';
import { lessonRules } from '../scene/lesson-rules.ts';
import { readCards } from '../scene/read-cards.ts';
import { LEARNER, type Scene } from '../scene/scene.ts';
import { after, learnersView, playIn, setUp } from '../scene/set-up.ts';
import type { Question } from '../step.ts';
import { settled } from './ended-game.ts';
import { trumpsIn } from './judge-table.ts';

/** The answers to choose from. */
export function choicesOf(question: Question): readonly Choice[] {
  switch (question.type) {
    case 'winner':
      return SEATS.map((seat) => ({ type: 'seat', seat }));
    case 'partner':
      return SEATS.filter((seat) => seat !== LEARNER).map((seat) => ({ type: 'seat', seat }));
    case 'callable':
      return SUITS.map((suit) => ({ type: 'suit', suit }));
    case 'won':
      return [
        { type: 'party', party: 'declarer' },
        { type: 'party', party: 'opponents' },
      ];
    case 'game':
      return question.options.map((option) => asChoice(option));
    case 'may-stoss':
      return [{ type: 'yes' }, { type: 'no' }];
  }
}

function asChoice(option: Announcement | 'weiter'): Choice {
  return option === 'weiter' ? { type: 'weiter' } : { type: 'game', announcement: option };
}

/** What the rules say about a choice. */
export function judgeChoice(question: Question, choice: Choice): Verdict {
  switch (question.type) {
    case 'winner': {
      const trick = lastTrick(question.scene);
      const finding = bestCard(question.scene, trick);
      return choice.type === 'seat' && choice.seat === trick.winner ? right(finding) : wrong(finding);
    }
    case 'partner': {
      const { partner } = learnersView(setUp(question.scene).table).deal;
      const findings = shownBy(question.scene);
      return choice.type === 'seat' && choice.seat === partner ? right(...findings) : wrong(...findings);
    }
    case 'callable':
      return judgeCallable(question.hand, choice);
    case 'won': {
      const { rules, outcome, bill } = settled(question.ended);
      const finding: Finding = { type: 'points', points: outcome.points, needed: pointsToWin(rules, outcome) };
      const winner = bill.won === true ? 'declarer' : 'opponents';
      return choice.type === 'party' && choice.party === winner ? right(finding) : wrong(finding);
    }
    case 'game':
      return judgeGame(question.hand, choice);
    case 'may-stoss':
      return judgeMayStoss(question.scene, choice);
  }
}

/** The last complete trick of a scene. Throws if there is none. */
export function lastTrick(scene: Scene): Trick {
  const trick = playIn(setUp(scene).table).tricks.at(-1);
  if (trick === undefined) throw new Error('no trick is complete in this scene');
  return trick;
}

function bestCard(scene: Scene, { cards }: Trick): Finding {
  const { order } = playIn(setUp(scene).table);
  const card = cards[winningIndex(order, cards)] ?? 0;
  return { type: 'best-card', card, suit: effectiveSuit(order, card) };
}

/** Who showed the called card, if it was shown. */
function shownBy(scene: Scene): readonly Finding[] {
  const play = playIn(setUp(scene).table);
  if (play.contract.game !== 'rufspiel' || play.partner === null) return [];
  return [{ type: 'called-card', card: play.contract.called, seat: play.partner }];
}

function judgeCallable(hand: string, choice: Choice): Verdict {
  const rules = lessonRules();
  const cards = setOf(readCards(hand));
  if (choice.type !== 'suit') return wrong({ type: 'not-asked' });
  const reason = whyNotCallable(rules, cards, choice.suit);
  return reason === null ? right() : wrong({ type: 'refused', reason });
}

function judgeGame(hand: string, choice: Choice): Verdict {
  const rules = lessonRules();
  const wanted = sensibleGame(hand);
  const cards = setOf(readCards(hand));
  if (choice.type === 'weiter') return wanted === null ? right() : wrong({ type: 'players-would', play: true });
  if (choice.type !== 'game') return wrong({ type: 'not-asked' });
  const finding = trumpsIn(rules, cards, choice.announcement);
  const same = wanted?.game === choice.announcement.game && wanted.suit === choice.announcement.suit;
  return same ? right(finding) : wrong(finding);
}

/** What Xaver, the steady one of the bots, would announce with a hand as the only one who wants to play; `null` for weiter. */
export function sensibleGame(hand: string): Announcement | null {
  let { table } = setUp({ hands: [hand, '', '', ''], game: null });
  for (let step = 0; step < 2; step++) {
    const action = chooseAction(learnersView(table), 'xaver', seededRandom(hand));
    if (action?.type === 'announce') return action.announcement;
    if (action?.type !== 'interest') return null;
    table = after(table, { seat: LEARNER, ...action });
    for (let seat = 1 as 1 | 2 | 3; learnersView(table).deal.turn !== LEARNER; seat++)
      table = after(table, { seat, type: 'weiter' });
  }
  return null;
}

function judgeMayStoss(scene: Scene, choice: Choice): Verdict {
  const { table } = setUp(scene);
  const reason = table.deal === null ? null : whyNotAction(table, table.deal, LEARNER, { type: 'stoss' });
  if (reason === null) return choice.type === 'yes' ? right() : wrong({ type: 'allowed' });
  const finding: Finding = { type: 'refused', reason };
  return choice.type === 'no' ? right(finding) : wrong(finding);
}

/** A name for a choice that differs from those of all others in its step. */
export function choiceKey(choice: Choice): string {
  switch (choice.type) {
    case 'seat':
      return `seat-${choice.seat}`;
    case 'suit':
      return `suit-${choice.suit}`;
    case 'game':
      return `game-${choice.announcement.game}-${choice.announcement.suit ?? ''}`;
    case 'party':
      return `party-${choice.party}`;
    case 'weiter':
    case 'yes':
    case 'no':
      return choice.type;
  }
}
