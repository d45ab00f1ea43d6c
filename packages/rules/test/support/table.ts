import type { Announcement } from '../../src/announcement.ts';
import type { SpokenRank } from '../../src/auction-refusal.ts';
import type { Bill } from '../../src/bill.ts';
import { isSuit } from '../../src/card.ts';
import { firstOf } from '../../src/card-set.ts';
import type { Command, SeatAction, SeatCommand } from '../../src/command.ts';
import type { BiddableGame } from '../../src/contract.ts';
import type { Deal } from '../../src/deal.ts';
import { decide } from '../../src/decide.ts';
import type { TableEvent } from '../../src/event.ts';
import { evolve } from '../../src/evolve.ts';
import type { HouseRules } from '../../src/house-rules.ts';
import { legalInPlay, seatToPlay } from '../../src/play.ts';
import type { Reason } from '../../src/reason.ts';
import { SEATS, cutterOf } from '../../src/seat.ts';
import type { Seat } from '../../src/seat.ts';
import { newTable } from '../../src/table.ts';
import type { Table } from '../../src/table.ts';
import { card, deckOf, handsOf, rulesOf } from './cards.ts';
import type { WrittenHands } from './cards.ts';

/**
 * Something that a seat does, in words: `2 interest`, `0 weiter`, `2 name wenz tout`, `0 hold`, `2 announce solo E tout`,
 * `1 stoss`, `0 play EO`, `2 cut 3`.
 */
export type Said = `${Seat} ${string}`;

/** Reads what a seat does. */
export function commandOf(said: Said): SeatCommand {
  const [seat, type, ...words] = said.split(' ');
  return { seat: Number(seat) as Seat, ...actionOf(type ?? '', words) };
}

function actionOf(type: string, words: readonly string[]): SeatAction {
  switch (type) {
    case 'cut':
      return { type, at: Number(words[0]) };
    case 'play':
      return { type, card: card(words[0] ?? '') };
    case 'name':
      return { type, rank: rankOf(words) };
    case 'announce':
      return { type, announcement: announcementOf(words) };
    default:
      return { type } as SeatAction;
  }
}

/** A rank in words: `wenz`, `solo tout`, `solo herz`; a suit that should not be there is kept. */
export function rankOf([game, ...words]: readonly string[]): SpokenRank {
  const suit = words.find(isSuit);
  return {
    game: game as BiddableGame,
    tout: words.includes('tout'),
    ...(words.includes('herz') ? { herz: true } : {}),
    ...(suit === undefined ? {} : { suit }),
  };
}

function announcementOf([game, ...words]: readonly string[]): Announcement {
  const suit = words.find(isSuit);
  const tout = words.includes('tout');
  return { game: game as BiddableGame, ...(suit === undefined ? {} : { suit }), ...(tout ? { tout } : {}) };
}

/** The events of a command that is allowed. */
export function eventsOf(table: Table, command: Command): readonly TableEvent[] {
  const decided = decide(table, command);
  if (!decided.ok) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(decided.reason)}`);
  return decided.value;
}

/** The table after commands that are allowed. */
export function after(table: Table, ...said: readonly Said[]): Table {
  return said.reduce((state, words) => run(state, commandOf(words)), table);
}

/** The table after one command that is allowed. */
export function run(table: Table, command: Command): Table {
  return eventsOf(table, command).reduce(evolve, table);
}

/** Why a command is refused, or `null` if it is not. */
export function refusal(table: Table, said: Said): Reason | null {
  const decided = decide(table, commandOf(said));
  return decided.ok ? null : decided.reason;
}

export interface Setting {
  readonly rules?: HouseRules;
  readonly hands?: WrittenHands;
  readonly dealer?: Seat;
}

/** A table with its first deal dealt, before anybody cut. */
export function dealtTable({ rules = rulesOf(), hands = {}, dealer = 3 }: Setting = {}): Table {
  return nextDeal(newTable(rules, dealer), hands);
}

/** Deals the next hands. */
export function nextDeal(table: Table, hands: WrittenHands = {}): Table {
  const deck = deckOf(handsOf(hands, table.rules), table.dealer, table.rules);
  return run(table, { type: 'deal', deck });
}

/** Nobody cuts, nobody knocks: the table with its auction open. */
export function openAuction(table: Table): Table {
  const { phase } = dealOf(table);
  if (phase.name === 'cutting') return openAuction(after(table, `${cutterOf(table.dealer)} done-cutting`));
  if (phase.name === 'knocking') return openAuction(after(table, `${phase.seat} not-knock`));
  return table;
}

/** A dealt table at the beginning of its auction. */
export function auctionTable(setting: Setting = {}): Table {
  return openAuction(dealtTable(setting));
}

/** Asks every seat in turn: those named want to play. */
export function withInterest(table: Table, ...interested: readonly Seat[]): Table {
  const { auction } = dealOf(table);
  if (auction?.step.type !== 'interest') return table;
  const { seat } = auction.step;
  const next = after(table, interested.includes(seat) ? `${seat} interest` : `${seat} weiter`);
  return dealOf(next).phase.name === 'auction' ? withInterest(next, ...interested) : next;
}

/** A table at which one seat was alone interested and announced its game: `playTable('0 announce wenz', …)`. */
export function playTable(announced: Said, setting: Setting = {}): Table {
  const { seat } = commandOf(announced);
  return after(withInterest(auctionTable(setting), seat), announced);
}

/** All four say weiter. */
export function allPass(table: Table): Table {
  return withInterest(openAuction(table));
}

/** Everybody plays his first legal card to the end; open questions about a Stoß are declined. */
export function playOut(table: Table): Table {
  const deal = dealOf(table);
  if (deal.phase.name !== 'play' || deal.play === null) return table;
  const [asked] = deal.stoss.asked;
  if (asked !== undefined) return playOut(after(table, `${asked} no-stoss`));
  return playOut(run(table, { type: 'play', seat: seatToPlay(deal.play), card: firstOf(legalInPlay(deal.play)) }));
}

/** The cards of tricks in the order played, whoever's turn it is: `playCards(table, 'E9 EA E7 EK')`. */
export function playCards(table: Table, codes: string): Table {
  return codes.split(' ').reduce((state, code) => {
    const { play } = dealOf(state);
    if (play === null) throw new Error('nothing is being played');
    return run(state, { type: 'play', seat: seatToPlay(play), card: card(code) });
  }, table);
}

/** The deal at a table. */
export function dealOf(table: Table): Deal {
  if (table.deal === null) throw new Error('nothing is dealt');
  return table.deal;
}

/** The bill of a settled deal. */
export function billAt(table: Table): Bill {
  const { phase } = dealOf(table);
  if (phase.name !== 'settled') throw new Error(`the deal is in phase ${phase.name}`);
  return phase.bill;
}

/** The seats that a command with these words would be accepted from. */
export function whoMay(table: Table, words: string): readonly Seat[] {
  return SEATS.filter((seat) => refusal(table, `${seat} ${words}`) === null);
}
