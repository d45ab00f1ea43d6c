import { SEATS, bySeat, evolve, makeContract, spokenAnnouncements } from '@stammtisch/rules';
import type { BiddableGame, Contract, HouseRules, Table } from '@stammtisch/rules';
import { chanceOf } from './game-chance.ts';

/** A deal with the contract that is played in it without an auction. */
export interface ForcedDeal {
  readonly table: Table;
  /** Chance of winning as the declarer's hand promises it, in percent. */
  readonly chance: number;
}

/**
 * Puts a contract of the given game on a table that was just dealt: the seat with the best hand for it has announced it, nobody has
 * knocked. `null` if no hand can announce the game (in a Rufspiel: everybody is gesperrt).
 */
export function forceContract(table: Table, game: BiddableGame | 'ramsch'): ForcedDeal | null {
  if (game === 'ramsch') return { table: evolve(table, { type: 'contract', contract: { game } }), chance: 100 };
  const hands = table.deal?.hands ?? bySeat(() => 0);
  const best = SEATS.flatMap((seat) => contractsOf(table.rules, seat, hands[seat], game)).toSorted(
    (a, b) => b.chance - a.chance,
  )[0];
  if (best === undefined) return null;
  return { table: evolve(table, { type: 'contract', contract: best.contract }), chance: best.chance };
}

interface Candidate {
  readonly contract: Contract;
  readonly chance: number;
}

function contractsOf(rules: HouseRules, seat: Table['dealer'], hand: number, game: BiddableGame): readonly Candidate[] {
  return spokenAnnouncements(rules)
    .filter((spoken) => spoken.game === game && spoken.tout !== true)
    .flatMap((spoken) => {
      const made = makeContract(rules, seat, hand, spoken, { floor: null, named: false, muss: false });
      return made.ok ? [{ contract: made.value, chance: chanceOf(rules, hand, spoken) }] : [];
    });
}
