import { germanSigns } from './german-signs.ts';
import { outlined, type SignSet, stroke } from './sign-set.ts';

const CLUB =
  'M-4,20C-8,28-15,31-24,31C-37,31-46,21-46,9C-46,-3-37,-13-24,-13C-22,-13-20,-13-18,-12C-21,-16-22,-20-22,-25C-22,-38-12,-47 0,-47C12,-47 22,-38 22,-25C22,-20 21,-16 18,-12C20,-13 22,-13 24,-13C37,-13 46,-3 46,9C46,21 37,31 24,31C15,31 8,28 4,20C4,34 7,41 16,47H-16C-7,41-4,34-4,20Z';
const SPADE =
  'M0,-49C10,-30 45,-12 45,12C45,26 35,33 25,33C15,33 8,28 4,20C4,34 7,41 16,47H-16C-7,41-4,34-4,20C-8,28-15,33-25,33C-35,33-45,26-45,12C-45,-12-10,-30 0,-49Z';
const DIAMOND = 'M0,-49C11,-31 25,-15 41,0C25,15 11,31 0,49C-11,31-25,15-41,0C-25,-15-11,-31 0,-49Z';

/**
 * Kreuz, Pik, Herz and Karo in tournament colours: each has the colour of the German suit that it stands for, so that
 * nobody has to learn twice. Kreuz is filled with the dark brown of Eichel, almost black.
 */
export const frenchSigns: SignSet = {
  E: {
    contour: CLUB,
    draw: ({ dark, light }) =>
      outlined(CLUB, dark, dark) +
      stroke('M-11,-28C-10,-34-6,-37-2,-37M-35,6C-34,0-30,-3-26,-3M13,6C14,0 18,-3 22,-3', 5, light),
  },
  G: {
    contour: SPADE,
    draw: ({ dark, main, tint }) => outlined(SPADE, main, dark) + stroke('M0,-22V18', 6.5, tint),
  },
  H: germanSigns.H,
  S: {
    contour: DIAMOND,
    draw: ({ dark, main }) => outlined(DIAMOND, main, dark) + stroke('M0,-23L19,0L0,23L-19,0Z', 5, dark),
  },
};
