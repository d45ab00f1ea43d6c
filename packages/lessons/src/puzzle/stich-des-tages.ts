import {
  decide,
  deckCards,
  evolve,
  isDeclaring,
  isTout,
  legalInPlay,
  newTable,
  playCard,
  seatToPlay,
  size,
} from '@stammtisch/rules';
import type { Card, Command, Play, Table, TableEvent } from '@stammtisch/rules';
import { chooseAction, nextCommand, seededRandom, shuffle } from '@stammtisch/bots';
import type { BotName, Random } from '@stammtisch/bots';
import { lessonRules, lessonRuleSet, LESSON_PRESET } from '../scene/lesson-rules.ts';
import { LEARNER } from '../scene/scene.ts';
import type { SetUp } from '../scene/set-up.ts';
import { openSearch } from './open-search.ts';

/** What a card leads to when everybody plays the rest perfectly. */
export interface CardFate {
  readonly card: Card;
  /** Augen of the declaring party at the end. */
  readonly points: number;
  /** Whether the party of the person wins the game. */
  readonly wins: boolean;
  /** The rest of the deal from this card on, the card itself first. */
  readonly line: readonly Card[];
}

/** A puzzle: all cards lie open, and one card alone wins the game. */
export interface StichDesTages {
  /** The day it belongs to, such as `2026-11-30`. */
  readonly date: string;
  /** The position, with everything that led to it. */
  readonly setUp: SetUp;
  readonly play: Play;
  /** The only card that wins. */
  readonly solution: Card;
  /** Every allowed card, the solution among them. */
  readonly fates: readonly CardFate[];
  /** Whether the person belongs to the declaring party. */
  readonly declaring: boolean;
}

/** Tricks that are left, at most, so that every line can be searched. */
const TRICKS_LEFT = 4;
/** A choice between two cards is no puzzle. */
const LEAST_CARDS = 3;
/** Augen that win the game for the declaring party (R88). */
const POINTS_TO_WIN = 61;
/** Then the person leads to the first trick. */
const FIRST_DEALER = 3;
/** Who plays the games; the person is played by the boldest, so that more games are close. */
const BOTS: readonly BotName[] = ['resi', 'sepp', 'resi', 'xaver'];

/**
 * The Stich des Tages: out of games that bots play with cards from the date, the first position of the person near the end in which, with
 * open cards and perfect play of all, exactly one of at least three allowed cards wins the game and every other one loses it. The same
 * date gives the same puzzle on every machine.
 *
 * @param date any text; the app gives the day as `2026-11-30`
 */
export function stichDesTages(date: string): StichDesTages {
  for (let deal = 0; ; deal++) {
    const found = puzzleIn(date, seededRandom(`stich-des-tages/${date}/${deal}`));
    if (found !== null) return found;
  }
}

/** Plays one deal and looks at each turn of the person; `null` if there is no puzzle in it. */
function puzzleIn(date: string, random: Random): StichDesTages | null {
  const rules = lessonRules();
  const dealer = FIRST_DEALER;
  const events: TableEvent[] = [];
  let table = newTable(rules, dealer);
  take({ type: 'deal', deck: shuffle(deckCards(rules.deck), random) });
  for (;;) {
    const play = table.deal?.play ?? null;
    const solved = play === null ? null : puzzleAt(table, play);
    if (play !== null && solved !== null) {
      const start = { preset: LESSON_PRESET, set: lessonRuleSet(), dealer } as const;
      const declaring = isDeclaring(play, LEARNER);
      return { date, setUp: { rules, start, events, table }, play, declaring, ...solved };
    }
    const command = nextCommand(table, (view, seat) => chooseAction(view, BOTS[seat] ?? 'xaver', random));
    if (command === null) return null;
    take(command);
  }

  function take(command: Command): void {
    const decided = decide(table, command);
    if (!decided.ok) throw new Error(`refused: ${decided.reason.code}`);
    events.push(...decided.value);
    table = decided.value.reduce(evolve, table);
  }
}

/** The puzzle in a position, if it is the turn of the person and exactly one card wins. */
function puzzleAt({ deal }: Table, play: Play): Pick<StichDesTages, 'solution' | 'fates'> | null {
  if (deal?.phase.name !== 'play' || !isCandidate(play)) return null;
  const search = openSearch();
  const declaring = isDeclaring(play, LEARNER);
  const outcomes = search
    .afterEachCard(play)
    .map(({ card, points }) => ({ card, points, wins: declaring === points >= POINTS_TO_WIN }));
  const [winner, ...others] = outcomes.filter(({ wins }) => wins);
  if (winner === undefined || others.length > 0) return null;
  const fates = outcomes.map(({ card, points, wins }) => {
    const line = [card, ...search.line(playCard(play, card))];
    return { card, points, wins, line };
  });
  return { solution: winner.card, fates };
}

/** Whether the person has a choice in a game that is won by Augen and near enough to its end. */
function isCandidate(play: Play): boolean {
  const left = play.tricksInDeal - play.tricks.length;
  const counts = play.contract.game !== 'ramsch' && play.contract.game !== 'bettel' && !isTout(play.contract);
  return counts && left <= TRICKS_LEFT && seatToPlay(play) === LEARNER && size(legalInPlay(play)) >= LEAST_CARDS;
}
