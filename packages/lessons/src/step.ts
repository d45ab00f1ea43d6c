import type { Announcement, BiddableGame, HouseRuleSet, Rank, Seat, Suit } from '@stammtisch/rules';
import type { Scene, SceneGame } from './scene/scene.ts';
import type { Text } from './text.ts';

/** What every step has: a task, help, and what is to be remembered once it is done. */
interface StepBase {
  /** Stays the same for ever: progress is stored by it. */
  readonly id: string;
  readonly task: Text;
  readonly hint: Text;
  /** Said after the right answer. */
  readonly why: Text;
}

/** What the learner is to reach at the table. */
export type Aim =
  /** Any card that is allowed: the rules themselves teach here. */
  | { readonly type: 'legal' }
  /** The trick goes to the own party. */
  | { readonly type: 'win' }
  /** The most Augen for the own party, or the fewest for the other. */
  | { readonly type: 'points' }
  /** Leads a card of this suit, or a trump. */
  | { readonly type: 'lead'; readonly suit: Suit | 'trump' }
  /** Leads a lower card of the called suit (R80). */
  | { readonly type: 'run-away' }
  /** Announces this game. */
  | { readonly type: 'announce'; readonly game: BiddableGame }
  /** Says weiter, or does not knock. */
  | { readonly type: 'pass' }
  | { readonly type: 'knock' }
  | { readonly type: 'stoss' };

/** A task at the real table. */
export interface TableStep extends StepBase {
  readonly kind: 'table';
  readonly scene: Scene;
  readonly aim: Aim;
}

/** Which cards are to be tapped. */
export type Picked =
  | { readonly type: 'trump'; readonly cards: string; readonly game: Announcement }
  /** Cards that carry the sign of a suit, whatever a game makes of them. */
  | { readonly type: 'suit'; readonly suit: Suit; readonly cards: string }
  | { readonly type: 'rank'; readonly rank: Rank; readonly cards: string }
  /** Cards that count at least so many Augen. */
  | { readonly type: 'worth'; readonly least: number; readonly cards: string }
  /** Cards of the learner that may be played now. */
  | { readonly type: 'legal'; readonly scene: Scene };

/** Tap all cards that belong to something. */
export interface SelectStep extends StepBase {
  readonly kind: 'select';
  readonly picked: Picked;
}

/** Tap cards from the highest to the lowest. */
export interface OrderStep extends StepBase {
  readonly kind: 'order';
  readonly cards: string;
  /** By strength in a game, or by Augen. */
  readonly by: Announcement | 'points';
}

/** A game as it ended: what a bill is made of. */
export interface Ended {
  readonly rules?: HouseRuleSet;
  readonly game: SceneGame;
  /** `null` in a game alone. */
  readonly partner: Seat | null;
  /** Trumps that were dealt to the declaring party, as far as Laufende depend on them. */
  readonly trumps: string;
  /** Augen of the declaring party. */
  readonly points: number;
  /** Tricks of the declaring party. */
  readonly tricks: number;
  readonly knocks?: number;
  readonly stoss?: number;
}

/** What is asked. */
export type Question =
  /** Who wins the last trick of the scene? */
  | { readonly type: 'winner'; readonly scene: Scene }
  /** Who plays with the declarer? */
  | { readonly type: 'partner'; readonly scene: Scene }
  /** Which Sau can this hand call? */
  | { readonly type: 'callable'; readonly hand: string }
  /** Who has won? */
  | { readonly type: 'won'; readonly ended: Ended }
  /** What does one play with these cards? */
  | { readonly type: 'game'; readonly hand: string; readonly options: readonly (Announcement | 'weiter')[] }
  /** May the learner say Stoß now? */
  | { readonly type: 'may-stoss'; readonly scene: Scene };

/** Choose one of a few answers. */
export interface ChooseStep extends StepBase {
  readonly kind: 'choose';
  readonly question: Question;
}

/** What is counted. */
export type Counted =
  | { readonly type: 'points'; readonly cards: string }
  | { readonly type: 'trumps'; readonly cards: string; readonly game: Announcement }
  /** Augen that are left for the others. */
  | { readonly type: 'rest'; readonly points: number }
  /** Laufende of the declaring party or of the others. */
  | { readonly type: 'laufende'; readonly trumps: string; readonly game: Announcement };

/** Type in a number. */
export interface CountStep extends StepBase {
  readonly kind: 'count';
  readonly counted: Counted;
}

/** Put a bill together. */
export interface BillStep extends StepBase {
  readonly kind: 'bill';
  readonly ended: Ended;
}

/** Play a whole deal, with help where it is wanted. */
export interface DealStep extends StepBase {
  readonly kind: 'deal';
  /** The words from which the cards come. */
  readonly seed: string;
}

export type Step = TableStep | SelectStep | OrderStep | ChooseStep | CountStep | BillStep | DealStep;

/** A lesson: two or three minutes with one task at a time. */
export interface Lesson {
  /** Stays the same for ever: progress is stored by it. */
  readonly id: string;
  readonly title: Text;
  /** What one can do afterwards, in one line. */
  readonly goal: Text;
  readonly steps: readonly Step[];
}
