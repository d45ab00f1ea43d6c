export { hex, readHex } from './bytes.ts';
export type { Bytes } from './bytes.ts';

// Making a deal
export { botKey } from './bot-key.ts';
export { botReference } from './context.ts';
export type { DealContext, SeatIdentity } from './context.ts';
export { equalCuts } from './cuts.ts';
export type { CutProblem } from './cuts.ts';
export { tableCode, withOwnWord } from './commitment.ts';
export type { Opening } from './commitment.ts';
export { sittingDeal, sittingReference } from './sitting.ts';
export type { Sitting, SittingDeal } from './sitting.ts';
export { shuffledPack } from './deal-cards.ts';
export type { DealtCards } from './deal-cards.ts';
export { announceDeal, dealLocked, lockDeal, missingOpenings, partsOf, takeCommit, takeOpening } from './dealing.ts';
export type { Committing, Dealing, DealingProblem, Locked } from './dealing.ts';
export { commitSeat, whyNotMine, whyNotOpen } from './seat-part.ts';
export type { LockMessage, SeatPart, SeatProblem } from './seat-part.ts';

// The proof
export { DEAL_STATUS } from './deal-status.ts';
export type { DealStatus } from './deal-status.ts';
export { recordHash } from './record-hash.ts';
export type { DealParts } from './record-hash.ts';
export { EMPTY_LOG } from './deal-log.ts';
export type { LogEntry } from './deal-log.ts';
export { nextPlaces, writeProof } from './proof.ts';
export type { LogPlace, LogPlaces, Proof } from './proof.ts';

// Checking it
export { readProof } from './read-proof.ts';
export type { ProofInputProblem, ReadProof } from './read-proof.ts';
export { checkProof } from './check-proof.ts';
export type { CheckedDeal, ProofProblem } from './check-proof.ts';
export { startEvening } from './evening.ts';
export type { Chain, Evening, EveningProblem } from './evening.ts';
export { checkInput } from './check-input.ts';
export type { Unproved } from './check-input.ts';
export type { DealField, RecordProofProblem } from './proof-of-record.ts';

// All deals of a server
export { headAfter, startPublicChain } from './public-chain.ts';
export type { ChainLine, ChainProblem, PublicChain } from './public-chain.ts';
export { EMPTY_TALLY, TALLIED, addTallies, talliedCards, tallyOf } from './tally.ts';
export type { HandCounts, Tallied, Tally } from './tally.ts';
