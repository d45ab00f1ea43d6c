import { both, line, shape } from './svg.ts';

/*
 * Beards, moustaches and brows around the 0,0 of a head, each one closed shape in one colour.
 */

/** The long beard of an old man, down to the chest, with a few waves. */
export function longBeard(colour: string): string {
  const beard =
    'M-38,-4C-46,22-44,50-34,70C-30,66-26,72-24,82C-18,78-12,86-8,100C-2,90 6,92 10,100C14,86 20,78 26,80C28,70 34,68 36,68C46,48 46,22 38,-4C32,12 18,15 0,15C-18,15-32,12-38,-4Z';
  return shape(beard, colour) + line('M-16,46Q-18,62-12,78M14,46Q17,60 12,76M0,42V66', 3.5);
}

/** A round full beard. */
export function fullBeard(colour: string): string {
  const beard = 'M-38,-8C-46,26-40,66 0,70C40,66 46,26 38,-8C34,10 20,14 0,15C-20,14-34,10-38,-8Z';
  return shape(beard, colour) + line('M-20,48Q-18,56-12,60M20,48Q18,56 12,60', 3.5);
}

/** A full beard that ends in two points. */
export function forkedBeard(colour: string): string {
  const beard =
    'M-37,-8C-44,20-42,50-22,90C-14,78-4,68 0,56C4,68 14,78 22,90C42,50 44,20 37,-8C32,12 18,14 0,15C-18,14-32,12-37,-8Z';
  return shape(beard, colour) + line('M-24,44Q-24,58-20,70M24,44Q24,58 20,70', 3.5);
}

/** A tuft on the chin. */
export function goatee(colour: string): string {
  return shape('M-13,29Q0,36 13,29C14,48 6,58 0,66C-6,58-14,48-13,29Z', colour);
}

/** Hair down the jaw, chin free. */
export function muttonChops(colour: string): string {
  return both(shape('M38,-12C44,14 40,34 20,36C18,26 28,22 29,8C30,0 32,-8 38,-12Z', colour));
}

/** Long and turned up at the ends. */
export function handlebar(colour: string): string {
  return hair(
    'M0,13C-8,8-18,11-25,17C-33,23-42,18-40,8C-47,20-38,34-23,32C-12,31-4,26 0,21C4,26 12,31 23,32C38,34 47,20 40,8C42,18 33,23 25,17C18,11 8,8 0,13Z',
    colour,
  );
}

/** Bushy, hanging over the mouth. */
export function walrus(colour: string): string {
  return hair('M0,12C-14,6-32,16-36,38C-24,30-10,33 0,26C10,33 24,30 36,38C32,16 14,6 0,12Z', colour);
}

/** Short and thick. */
export function toothbrush(colour: string): string {
  return hair('M0,13C-12,8-22,16-25,27C-14,25-6,25 0,22C6,25 14,25 25,27C22,16 12,8 0,13Z', colour);
}

/** Thin, with points that curl. */
export function curled(colour: string): string {
  return hair(
    'M0,14C-8,12-18,18-28,16C-34,14-34,8-29,7C-42,4-42,22-29,23C-18,24-6,22 0,19C6,22 18,24 29,23C42,22 42,4 29,7C34,8 34,14 28,16C18,18 8,12 0,14Z',
    colour,
  );
}

/** A slim one with its ends turned up, that leaves the mouth free. */
export function twirled(colour: string): string {
  return hair('M0,13C-8,9-17,15-27,4C-28,18-14,24 0,17C14,24 28,18 27,4C17,15 8,9 0,13Z', colour);
}

/** The brows of an old man. */
export function bushyBrows(colour: string): string {
  return hair(
    'M-4,-13C-8,-26-26,-28-33,-12C-24,-16-14,-14-4,-13ZM4,-13C8,-26 26,-28 33,-12C24,-16 14,-14 4,-13Z',
    colour,
  );
}

function hair(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}" stroke-width="3"/>`;
}
