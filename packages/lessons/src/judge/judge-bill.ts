import { schneiderLimits } from '@stammtisch/rules';
import type { BillItemKind } from '@stammtisch/rules';
import type { BuiltBill } from '../answer.ts';
import { right, wrong, type Finding, type Verdict } from '../finding.ts';
import type { Ended } from '../step.ts';
import { settled, type Settled } from './ended-game.ts';

const KINDS = ['schneider', 'schwarz', 'laufende'] as const;

/** The bill of a game as a learner would put it together. */
export function rightBill(ended: Ended): BuiltBill {
  const { bill } = settled(ended);
  const countOf = (kind: BillItemKind): number => bill.items.find((item) => item.kind === kind)?.count ?? 0;
  return { schneider: countOf('schneider') > 0, schwarz: countOf('schwarz') > 0, laufende: countOf('laufende') };
}

/** What the rules say about a bill: the lines that are missing or too many, each with the sentence of its rule. */
export function judgeBill(ended: Ended, built: BuiltBill): Verdict {
  const made = settled(ended);
  const wanted = rightBill(ended);
  const findings = KINDS.flatMap((kind) => findingOf(made, kind, Number(wanted[kind]), Number(built[kind])));
  return findings.length === 0 ? right() : wrong(...findings);
}

function findingOf(made: Settled, kind: (typeof KINDS)[number], wanted: number, given: number): readonly Finding[] {
  if (wanted === given) return [];
  const { bill, rules, outcome } = made;
  if (wanted > 0) return [{ type: 'bill-line', kind, bill, rules }];
  const { declarer, opponents } = schneiderLimits(rules, outcome.stoss);
  const lost = bill.won === true;
  return [
    {
      type: 'no-bill-line',
      kind,
      losersPoints: lost ? 120 - outcome.points : outcome.points,
      limit: lost ? opponents : declarer,
    },
  ];
}
