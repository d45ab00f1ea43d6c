import { hands, input, unit } from './deal.ts';
import { TRICK } from './input.ts';

// The shape of a position: how many cards of each suit each hand has, kept up to date trick by trick.

/** By tricks left and seat: what the card of the current trick adds to the shape. */
export const played = new Int32Array(36);
export const shapeLow = new Int32Array(9);
export const shapeHigh = new Int32Array(9);

/** The shape at the start of the current trick, whose cards so far have left the hands. */
export function startShapes(leader: number, begun: number, tricks: number): void {
  shapeLow[tricks] = 0;
  shapeHigh[tricks] = 0;
  for (let seat = 0; seat < 4; seat++) {
    for (let rest = hands[seat]!; rest !== 0; rest &= rest - 1) addToShape(seat, 31 - Math.clz32(rest & -rest), tricks);
  }
  for (let place = 0; place < begun; place++) {
    const seat = (leader + place) & 3;
    played[(tricks << 2) | seat] = addToShape(seat, input[TRICK + place]!, tricks);
  }
}

function addToShape(seat: number, bit: number, tricks: number): number {
  const card = unit[bit]! << ((seat & 1) << 4);
  if (seat < 2) shapeLow[tricks] = shapeLow[tricks]! + card;
  else shapeHigh[tricks] = shapeHigh[tricks]! + card;
  return card;
}

/** Goes on to the shape of the next trick, whose cards have all been played. */
export function nextShape(tricks: number): void {
  const next = tricks - 1;
  const cards = tricks << 2;
  shapeLow[next] = shapeLow[tricks]! - played[cards]! - played[cards + 1]!;
  shapeHigh[next] = shapeHigh[tricks]! - played[cards + 2]! - played[cards + 3]!;
}
