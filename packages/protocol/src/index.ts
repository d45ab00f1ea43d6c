// Versions and bounds
export { PROTOCOL_VERSION, PROTOCOL_VERSIONS, commonVersion } from './version.ts';
export { CHAIRS, LONGEST_LINE, LONGEST_NAME, MOST_FRAME_BYTES, MOST_LOOKING, MOST_PEOPLE } from './limits.ts';

// What a client sends
export type { ClientFrame, PersonCommand, TableCommand } from './client-frame.ts';
export type { Intention, Member, PersonIntention, TableIntention } from './intention.ts';
export { readClientFrame } from './read-client-frame.ts';
export { CLOCKS, DEFAULT_OPTIONS } from './table-options.ts';
export type { Clock, TableOptions } from './table-options.ts';
export { PHRASES, isPhrase } from './phrases.ts';
export type { Phrase } from './phrases.ts';
export { lookOfName, readChatLine, readName } from './name.ts';
export {
  CODE_LETTERS,
  DEVICE_CODE_LENGTH,
  isTableCode,
  makeDeviceCode,
  makeTableCode,
  readDeviceCode,
  readTableCode,
} from './table-code.ts';

// What a server sends
export type {
  AwayWhy,
  Chair,
  ChatFrame,
  ChatLine,
  ClockLine,
  DealingFrame,
  DoneFrame,
  GameFrame,
  Happened,
  LobbyFrame,
  LobbyLine,
  LookingLine,
  MemberLine,
  Payment,
  RefusedFrame,
  ServerFrame,
  Sitting,
  SittingPhase,
  TableFrame,
  TableHappening,
  WelcomeFrame,
  You,
} from './server-frame.ts';
export { LASTING_PARTS } from './server-frame.ts';
export type { RoundDeal, RoundFile } from './round.ts';
export type { SelfDevice, SelfFile, SelfPasskey } from './self.ts';
export { readServerFrame } from './read-server-frame.ts';
export { gameFrameOf, viewOf } from './view-of.ts';
export type { FrameRefusal, OnlineRefusal, Refusal, RefusalCode, ServerRefusal, TableRefusal } from './refusal.ts';

// Dealing
export { contextOf, contribute, openContribution } from './contribution.ts';
export type { Contribution, ContributionProblem } from './contribution.ts';
