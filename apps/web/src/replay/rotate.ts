import { bySeat, seatAfter } from '@stammtisch/rules';
import type { Contract, Counted, DealRecord, Seat } from '@stammtisch/rules';

/** The same deal with everybody moved round the table, so that whoever sat at `seat` sits at seat 0. */
export function rotated(record: DealRecord, seat: Seat): DealRecord {
  const { hands, contract, claim, result } = record;
  const moved = (old: Seat): Seat => seatAfter(old, 4 - seat);
  const counted = ({ count, seats }: Counted): Counted => ({ count, seats: seats?.map(moved) ?? null });
  const { declarer = null } = contract ?? {};
  return {
    ...record,
    dealer: moved(record.dealer),
    hands: bySeat((now) => hands[seatAfter(now, seat)]),
    knocks: counted(record.knocks),
    contract: contract === null ? null : { ...contract, declarer: declarer === null ? null : moved(declarer) },
    stoss: counted(record.stoss),
    claim: claim === null ? null : moved(claim),
    result: result === null ? null : { ...result, deltas: bySeat((now) => result.deltas[seatAfter(now, seat)]) },
  };
}

/** The contract of a deal where everybody was moved like that. */
export function turnedContract(contract: Contract, seat: Seat): Contract {
  return contract.game === 'ramsch' ? contract : { ...contract, declarer: seatAfter(contract.declarer, 4 - seat) };
}
