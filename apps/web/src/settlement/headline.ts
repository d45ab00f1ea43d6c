import { SEATS, declarerOf, type Bill, type DealView, type Seat } from '@stammtisch/rules';
import { allOf } from '@stammtisch/texts';
import type { StatusWords } from '../table/status-line.ts';
import { ME } from '../table/table-store.ts';

/** How a deal ended for the person: a few words, and a line about the points. */
export interface Headline {
  readonly title: string;
  readonly sub: string;
}

/** The head of a settlement, seen from the person's seat. */
export function headline(deal: DealView, bill: Bill, words: StatusWords): Headline {
  const { t, names } = words;
  switch (bill.kind) {
    case 'thrown-in':
      return { title: t.thrownIn, sub: t.thrownInSub };
    case 'sie':
      return { title: t.sieLaid, sub: '' };
    case 'ramsch':
      if (bill.durchmarsch !== null) return { title: t.durchmarsch(names(bill.durchmarsch)), sub: '' };
      return { title: bill.losers.includes(ME) ? t.ramschLost : t.ramschOver, sub: ramschPoints(deal, words) };
    case 'party':
      return party(deal, bill, words);
  }
}

function party(deal: DealView, bill: Bill, { t, language, names }: StatusWords): Headline {
  const declarer = deal.contract === null ? null : declarerOf(deal.contract);
  const declares = (seat: Seat): boolean => seat === declarer || seat === deal.partner;
  const mine = declares(ME);
  const own = SEATS.filter((seat) => declares(seat) === mine);
  const points = own.reduce<number>((sum, seat) => sum + deal.points[seat], 0);
  const all = deal.points.reduce<number>((sum, one) => sum + one, 0);
  return {
    title: bill.won === mine ? t.won : t.lost,
    sub: t.partyPoints(allOf(own.map(names), language), points, all - points),
  };
}

function ramschPoints(deal: DealView, { names }: StatusWords): string {
  return SEATS.map((seat) => `${names(seat)} ${deal.points[seat]}`).join(' · ');
}
