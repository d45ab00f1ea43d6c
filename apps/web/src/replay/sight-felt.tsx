import { bySeat, declarerOf, seatAfter, type Play, type Seat } from '@stammtisch/rules';
import type { Names } from '@stammtisch/texts';
import { sortedHand } from '../table/sort-hand.ts';
import { Felt, type FeltSeat, type FeltTrick } from './felt.tsx';
import { ownSeat, playAt, type Sight } from './sight.ts';
import { useWords, type Words } from './use-words.ts';

/** The table at a position of a deal. */
export function SightFelt({ sight, names }: { readonly sight: Sight; readonly names: Names }) {
  const words = useWords();
  const play = playAt(sight);
  return (
    <Felt
      seats={bySeat((seat) => seatAt(sight, seat, words))}
      trick={play === null ? null : trickOf(play)}
      bottom={sight.bottom}
      names={names}
    />
  );
}

function seatAt(sight: Sight, seat: Seat, words: Words): FeltSeat {
  const { course, isOpen, bottom, at } = sight;
  const { record, replay, plays } = course;
  const play = playAt(sight);
  const cards = sortedHand(record.rules, play?.hands[seat] ?? record.hands[seat], replay.contract);
  return {
    cards: isOpen || seat === bottom ? cards : cards.length,
    badges: badgesOf(sight, seat, words),
    turn: play !== null && turnIn(play) === seat && at < plays.length - 1,
  };
}

function turnIn({ leader, trick }: Play): Seat {
  return seatAfter(leader, trick.length);
}

function badgesOf(sight: Sight, seat: Seat, words: Words): readonly string[] {
  const { record, replay } = sight.course;
  const { contract } = replay;
  const play = playAt(sight);
  const isMe = ownSeat(sight) === seat;
  const declares = contract !== null && declarerOf(contract) === seat;
  return [
    ...(declares ? [isMe ? words.declarerYou : words.declarer] : []),
    ...(play?.partner === seat ? [isMe ? words.partnerYou : words.partner] : []),
    ...(record.dealer === seat ? [words.dealer] : []),
    ...(play === null || play.taken[seat] === 0 ? [] : [words.points(play.points[seat])]),
  ];
}

/** The trick that runs, or the one that is just complete. */
export function trickOf({ leader, trick, tricks }: Pick<Play, 'leader' | 'trick' | 'tricks'>): FeltTrick {
  const complete = trick.length === 0 ? tricks.at(-1) : undefined;
  return complete ?? { leader, cards: trick, winner: null };
}
