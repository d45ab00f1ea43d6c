import { BIDDABLE_GAMES } from '../contract.ts';
import type { Option } from './option.ts';

/** Part C.2: the auction. */
export const BIDDING_OPTIONS = {
  'bidding.mode': {
    kind: 'choice',
    values: ['table', 'negotiation', 'schafkopfschule'],
    default: 'schafkopfschule',
    group: 'dealing-bidding',
    rule: 'B25',
  },
  'bidding.minGameByInterest': {
    kind: 'games',
    of: BIDDABLE_GAMES,
    length: 4,
    default: ['rufspiel', 'farbwenz', 'wenz', 'solo'],
    group: 'dealing-bidding',
    rule: 'R22',
  },
  'bidding.negotiationOrder': {
    kind: 'choice',
    values: ['frontToBack', 'backToFront'],
    default: 'frontToBack',
    group: 'dealing-bidding',
    rule: 'B27',
  },
  // From high to low; holds exactly the games that are played.
  'bidding.rankOrder': {
    kind: 'games',
    of: BIDDABLE_GAMES,
    default: BIDDABLE_GAMES,
    group: 'dealing-bidding',
    rule: 'B31',
  },
  'bidding.rankTies': {
    kind: 'game-groups',
    of: BIDDABLE_GAMES,
    default: [],
    group: 'dealing-bidding',
    rule: 'B26',
  },
  'bidding.herzSoloFirst': { kind: 'boolean', default: false, group: 'dealing-bidding', rule: 'B31' },
  'bidding.interestBinding': { kind: 'boolean', default: true, group: 'dealing-bidding', rule: 'B28' },
  'bidding.finalMayExceedNamed': { kind: 'boolean', default: true, group: 'dealing-bidding', rule: 'B30' },
  'bidding.sieOfferAfterDeal': { kind: 'boolean', default: true, group: 'tout-sie', rule: 'B33' },
} as const satisfies Readonly<Record<string, Option>>;
