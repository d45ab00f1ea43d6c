// Words of the game: seats, cards, contracts
export { SEATS, bySeat, cutterOf, distance, forehandOf, isSeat, seatAfter, seatsFrom, withSeat } from './seat.ts';
export type { BySeat, Seat } from './seat.ts';
export { RANKS, SUITS, cardCode, cardOf, deckCards, isSuit, parseCard, pointsOf, rankOf, suitOf } from './card.ts';
export type { Card, CardCode, DeckSize, Rank, Suit } from './card.ts';
export {
  ALL_CARDS,
  NO_CARDS,
  cardsOf,
  deckSet,
  firstOf,
  has,
  pointsIn,
  setOf,
  singleton,
  size,
  without,
} from './card-set.ts';
export type { CardSet } from './card-set.ts';
export {
  BIDDABLE_GAMES,
  CALLABLE_SUITS,
  GAMES,
  SUIT_GAMES,
  TOUT_GAMES,
  declarerOf,
  isSuitGame,
  isTout,
  needsSuit,
} from './contract.ts';
export type {
  Bettel,
  BiddableGame,
  CallableSuit,
  Contract,
  Game,
  PlainContract,
  Ramsch,
  Rufspiel,
  Sie,
  SuitContract,
  SuitGame,
  ToutGame,
} from './contract.ts';
export { TRUMP, beats, cardOrder, effectiveSuit, membersOf, winningIndex } from './card-order.ts';
export type { CardOrder, EffectiveSuit } from './card-order.ts';
export { assertNever, err, ok } from './result.ts';
export type { Err, Ok, Result } from './result.ts';
export type { NamedRank, PhaseName, Reason, ReasonCode, StossDeadline } from './reason.ts';

// Playing the cards
export { legalCards, whyNotCard } from './legal-cards.ts';
export { cardDuties } from './turn.ts';
export type { CardDuties, Turn } from './turn.ts';
export {
  currentWinner,
  giveRest,
  isDeclaring,
  isPlayOver,
  legalInPlay,
  orderOf,
  partnerOf,
  playCard,
  seatToPlay,
  startPlay,
  turnOf,
  whyNotInPlay,
} from './play.ts';
export type { Play, PlaySetup, Trick } from './play.ts';

// Auction
export { callableSuits, whyNotCallable } from './callable-sau.ts';
export { isGesperrt } from './gesperrt.ts';
export { renonceCalls } from './renonce.ts';
export { isSie } from './sie.ts';
export { makeContract, possibleAnnouncements, spokenAnnouncements } from './announcement.ts';
export type { Announcement, Obligation } from './announcement.ts';
export { interestedSeats, seatToSpeak } from './auction-state.ts';
export type { Auction, AuctionStep } from './auction-state.ts';
export { enabledGames, isGameEnabled, isToutAllowed, minimumRank, nameableRanks, rankLevel } from './rank-order.ts';

// Table
export { cutDeck, dealHands, handSize, packetSize, whyNotDeck } from './dealing.ts';
export type { Command, SeatAction, SeatCommand } from './command.ts';
export type { TableEvent } from './event.ts';
export { commandOf } from './command-of.ts';
export { publicEvents } from './public-event.ts';
export type { PublicEvent } from './public-event.ts';
export type { Deal, Phase } from './deal.ts';
export { newTable } from './table.ts';
export type { Table } from './table.ts';
export { decide, whyNotAction } from './decide.ts';
export { readCommand, readSeatAction } from './read-command.ts';
export { evolve } from './evolve.ts';
export { view } from './view.ts';
export type { DealView, View, Viewer } from './view.ts';
export { stossDeadline } from './stoss.ts';

// House rules
export { OPTIONS, OPTION_NAMES, isOptionName, optionOf } from './house-rules/options.ts';
export type { OptionName } from './house-rules/options.ts';
export { OPTION_GROUPS } from './house-rules/option.ts';
export type { Option, OptionGroup } from './house-rules/option.ts';
export { PRESETS, PRESET_NAMES, isPresetName } from './house-rules/presets.ts';
export type { PresetName } from './house-rules/presets.ts';
export { readHouseRules } from './house-rules/read-house-rules.ts';
export type { WrittenHouseRules } from './house-rules/read-house-rules.ts';
export type { Conflict, Expectation, HouseRuleProblem, HouseRuleProblemCode } from './house-rules/problem.ts';
export { differencesFrom, nearestPreset, writeHouseRules } from './house-rules/differences.ts';
export type { HouseRuleDifference } from './house-rules/differences.ts';
export { hasEffect } from './house-rules/effect.ts';
export type { HouseRules, HouseRuleSet, OptionValue } from './house-rules.ts';

// The bill
export { settle } from './settle.ts';
export type {
  Laufende,
  Multipliers,
  Outcome,
  PartyOutcome,
  RamschOutcome,
  SieOutcome,
  ThrownInOutcome,
} from './outcome.ts';
export { checkOutcome } from './check-outcome.ts';
export type { ContradictionCode, OutcomeField, OutcomeProblem } from './outcome-problem.ts';
export { outcomeOfPlay } from './outcome-of-deal.ts';
export { laufende } from './laufende.ts';
export { plausibleTricks } from './points-in-tricks.ts';
export { pointsToWin, won } from './won.ts';
export { schneiderLimits } from './schneider.ts';
export type { SchneiderLimits } from './schneider.ts';
export type {
  Bill,
  BillFactor,
  BillItem,
  BillItemKind,
  BillProblem,
  FactorKind,
  StockChange,
  Transfer,
} from './bill.ts';

// Records and positions
export { readRecord } from './record/read-record.ts';
export { encodingOf, MARK_LENGTH } from './record/encoding.ts';
export type { Encoding } from './record/encoding.ts';
export { MOST_DOUBLED, MOST_MONEY } from './record/bounds.ts';
export { MOST_KNOCKS, MOST_STOSS_STEPS } from './multiplier-bounds.ts';
export { isPaidAs, replayRecord } from './record/replay-record.ts';
export type { RecordPlace, RecordProblem, Replay, ReplayRefusal } from './record/replay-record.ts';
export { writeContract, writeRecord } from './record/write-record.ts';
export type { WrittenContract, WrittenNotes, WrittenRecord } from './record/write-record.ts';
export { NO_NOTES, readNotes } from './record/notes.ts';
export type { AuctionWord, RecordNotes, RecordSource } from './record/notes.ts';
export { readPosition } from './record/position.ts';
export type { Position, PositionProblem } from './record/position.ts';
export { readContract } from './record/read-contract.ts';
export {
  isAbsent,
  readCards,
  readEach,
  readFlag,
  readId,
  readInteger,
  readList,
  readObject,
  readOptionalInteger,
  readOptionalSeat,
  readRules,
  readSeat,
} from './record/read-fields.ts';
export type { Fields, Read } from './record/read-fields.ts';
export { readCounted, readHands } from './record/read-record.ts';
export type { Counted, DealRecord, RecordedContract, RecordedResult } from './record/record.ts';
export type { Expected, InputProblem, InputProblemCode } from './record/input-problem.ts';
export { wrongValue } from './record/input-problem.ts';
