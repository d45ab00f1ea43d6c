import { settle, type PartyOutcome, type View } from '@stammtisch/rules';

/**
 * What passes between two seats if the running game ends now as it usually does: without Schneider, Schwarz and Laufende, with everything that
 * doubles it so far. `null` before a game is announced, in a Ramsch and in a Sie.
 */
export function priceNow({ rules, deal, stock, doubled }: View): number | null {
  const contract = deal?.contract ?? null;
  if (deal === null || contract === null || contract.game === 'ramsch' || contract.game === 'sie') return null;
  const tricksInDeal = rules.deck === 24 ? 6 : 8;
  const isTout = 'tout' in contract && contract.tout;
  const isBettel = contract.game === 'bettel';
  const outcome: PartyOutcome = {
    kind: 'party',
    contract,
    partner: null,
    points: isTout ? 120 : isBettel ? 0 : 61,
    tricks: isTout ? tricksInDeal : isBettel ? 0 : tricksInDeal / 2,
    tricksInDeal,
    laufende: { holder: 'declarer', count: 0 },
    mussTrumps: null,
    schwarzClaimed: false,
    knocks: deal.knocks.length,
    stoss: deal.stoss.length,
    doubled,
  };
  const bill = settle(rules, outcome, stock);
  return bill.ok ? bill.value.value : null;
}
