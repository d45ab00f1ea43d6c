import { spokenAnnouncements } from '../../src/announcement.ts';
import { deckCards } from '../../src/card.ts';
import type { SeatAction } from '../../src/command.ts';
import type { HouseRules } from '../../src/house-rules.ts';
import { nameableRanks } from '../../src/rank-order.ts';

/** Everything that a seat could want to do, sensible or not. */
export function conceivable(rules: HouseRules): readonly SeatAction[] {
  const plain = [
    'done-cutting',
    'knock',
    'not-knock',
    'interest',
    'weiter',
    'hold',
    'lay-sie',
    'stoss',
    'no-stoss',
    'claim',
    'agree-claim',
    'refuse-claim',
    'claim-schwarz',
    'waive-schwarz',
  ] as const;
  return [
    ...plain.map((type): SeatAction => ({ type })),
    ...deckCards(32).map((card): SeatAction => ({ type: 'play', card })),
    ...Array.from({ length: 33 }, (_, at) => at).map((at): SeatAction => ({ type: 'cut', at })),
    ...[...nameableRanks(rules), { game: 'sie', tout: false } as const].map((rank): SeatAction => ({
      type: 'name',
      rank,
    })),
    ...spokenAnnouncements(rules).map((announcement): SeatAction => ({ type: 'announce', announcement })),
  ];
}
