import type { HouseRules } from '@stammtisch/rules';
import type { WrittenLanguage } from '@stammtisch/texts';
import { biddingDisputes } from './disputes/bidding.ts';
import { calledSauDisputes } from './disputes/called-sau.ts';
import { playingDisputes } from './disputes/playing.ts';
import { resultDisputes } from './disputes/result.ts';
import type { Dispute } from './paragraph.ts';
import { speaker } from './speaker.ts';

/** Questions that players argue about, each answered by the engine for the rules of one table. */
export function disputes(rules: HouseRules, language: WrittenLanguage): readonly Dispute[] {
  const table = speaker(rules, language);
  return [...calledSauDisputes(table), ...resultDisputes(table), ...playingDisputes(table), ...biddingDisputes(table)];
}
