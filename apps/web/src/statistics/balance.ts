import type { OwnDeal } from './own-deal.ts';

/** How some deals went. Amounts in cents or points. */
export interface Tally {
  readonly deals: number;
  /** Of those with winners and losers. */
  readonly decided: number;
  readonly won: number;
  readonly sum: number;
}

/** How a group of deals went. */
export interface NamedTally<Name> extends Tally {
  readonly name: Name;
}

/** A round: the deals of one session. */
export interface RoundTally extends Tally {
  readonly session: string;
  /** When its last deal was over. */
  readonly date: string;
}

/** How deals went, all together. */
export function tallyOf(deals: readonly OwnDeal[]): Tally {
  return {
    deals: deals.length,
    decided: deals.filter(({ isWon }) => isWon !== null).length,
    won: deals.filter(({ isWon }) => isWon === true).length,
    sum: deals.reduce((sum, { delta }) => sum + delta, 0),
  };
}

/** The same for each group of deals, in the order in which the names are given; groups without a deal are left out. */
export function talliesBy<Name>(
  deals: readonly OwnDeal[],
  names: readonly Name[],
  nameOf: (deal: OwnDeal) => Name,
): readonly NamedTally<Name>[] {
  return names
    .map((name): NamedTally<Name> => Object.assign(tallyOf(deals.filter((deal) => nameOf(deal) === name)), { name }))
    .filter((tally) => tally.deals > 0);
}

/** The rounds, in order of their first deals. */
export function roundTallies(deals: readonly OwnDeal[]): readonly RoundTally[] {
  const sessions = [...new Set(deals.map(({ session }) => session))];
  return sessions.map((session) => {
    const ofRound = deals.filter((deal) => deal.session === session);
    return Object.assign(tallyOf(ofRound), { session, date: ofRound.at(-1)?.date ?? '' });
  });
}

/** The account after 0, 1, 2 … deals. */
export function accountAfter(deals: readonly OwnDeal[]): readonly number[] {
  const accounts = [0];
  for (const { delta } of deals) accounts.push((accounts.at(-1) ?? 0) + delta);
  return accounts;
}

/** The deal that cost most; `null` if none cost anything. */
export function worstOf(deals: readonly OwnDeal[]): OwnDeal | null {
  const worst = deals.reduce<OwnDeal | null>(
    (low, deal) => (low === null || deal.delta < low.delta ? deal : low),
    null,
  );
  return worst !== null && worst.delta < 0 ? worst : null;
}

/** Counts of what was for and against the own side. */
export interface ForAndAgainst {
  readonly made: number;
  readonly suffered: number;
}

/** How often Laufende, Schneider or Schwarz were made and suffered. */
export function forAndAgainst(deals: readonly OwnDeal[], of: 'laufende' | 'schneider' | 'schwarz'): ForAndAgainst {
  return {
    made: deals.filter((deal) => deal[of] > 0).length,
    suffered: deals.filter((deal) => deal[of] < 0).length,
  };
}
