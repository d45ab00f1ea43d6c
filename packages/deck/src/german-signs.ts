import { outlined, type SignSet, stroke } from './sign-set.ts';

const NUT = 'M-28,-4C-29,24-15,36 0,49C15,36 29,24 28,-4Z';
const CAP = 'M-37,-6C-40,-32-22,-42 0,-42C22,-42 40,-32 37,-6Q37,2 28,2H-28Q-37,2-37,-6Z';
const LEAF = 'M0,-49C10,-28 45,-14 45,12C45,32 24,40 5,28H-5C-24,40-45,32-45,12C-45,-14-10,-28 0,-49Z';
const HEART =
  'M0,47C-14,28-47,10-47,-18C-47,-35-35,-45-22,-45C-11,-45-3,-38 0,-29C3,-38 11,-45 22,-45C35,-45 47,-35 47,-18C47,10 14,28 0,47Z';

/** Acorn, leaf, heart and bell. */
export const germanSigns: SignSet = {
  E: {
    contour: NUT + CAP,
    draw: ({ dark, main, light }) =>
      stroke('M0,-40C0,-46 3,-49 8,-50', 9, dark) +
      outlined(NUT, light, dark) +
      outlined(CAP, main, dark) +
      stroke('M-24,-8L-2,-32M-4,-6L18,-30M16,-6L29,-20', 5, light),
  },
  G: {
    contour: LEAF,
    draw: ({ dark, main, tint }) =>
      stroke('M0,22C0,36 3,42 12,47', 9, dark) +
      outlined(LEAF, main, dark) +
      stroke('M0,-24V22M0,-2L17,-13M0,-2L-17,-13M0,17L22,5M0,17L-22,5', 5.5, tint),
  },
  H: {
    contour: HEART,
    draw: ({ dark, main, tint }) => outlined(HEART, main, dark) + stroke('M-33,-16C-33,-26-28,-31-21,-31', 7, tint),
  },
  S: {
    contour: 'M0,-34A41,41 0 1 1 0,48A41,41 0 1 1 0,-34Z',
    draw: ({ dark, main, tint }) =>
      `<circle cy="-38" r="8" fill="none" stroke="${dark}" stroke-width="6.5"/>` +
      `<circle cy="8" r="39" fill="${main}" stroke="${dark}" stroke-width="6"/>` +
      `<path d="M-38,0Q0,12 38,0V12Q0,24-38,12Z" fill="${dark}"/>` +
      stroke('M0,26V43', 7, dark) +
      `<circle cy="27" r="6" fill="${dark}"/>` +
      stroke('M-25,-10C-22,-20-14,-24-8,-25', 6, tint),
  },
};
