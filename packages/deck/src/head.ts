import { common } from './palette.ts';
import { both, disc, dot, line, oval, place, shape } from './svg.ts';

/*
 * Heads are drawn around 0,0, which lies between nose and eyes; a face is about 74 x 82. A person puts one together from
 * back to front: hair, neck, face shape, beard, features, moustache, hat.
 */

/** Outline of a face. */
export type FaceShape = 'oval' | 'round' | 'square' | 'long';

/**
 * What the eyes do. `lidded` is old, `lashed` a lady's, `wink` closes the eye on the right, `aside` looks to the
 * left.
 */
export type Eyes = 'open' | 'happy' | 'lidded' | 'wink' | 'aside' | 'lashed';

/** Form of the nose. */
export type Nose = 'straight' | 'hooked' | 'round' | 'snub';

/** Form of the mouth; `none` under a beard or moustache. */
export type Mouth = 'lips' | 'laugh' | 'smirk' | 'whistle' | 'none';

/** The features of one face. */
export interface Features {
  readonly eyes: Eyes;
  readonly nose: Nose;
  readonly mouth: Mouth;
  readonly skin: string;
  /** Colour of the brows. */
  readonly brow: string;
  /** Thickness of the brows; 5 is usual. */
  readonly browWidth?: number;
  /** Positive brows rise outwards (stern), negative ones rise inwards (mild). */
  readonly browSlope?: number;
  readonly cheeks?: boolean;
  /** Shift of the features to the right, as if the head were turned. */
  readonly turn?: number;
}

const BLUSH_Y = 11;

/** Neck, from below the chin into the collar. */
export function drawNeck(skin: string): string {
  return shape('M-16,26V68H16V26', skin);
}

/** Ears, to be drawn before the face. */
export function drawEars(skin: string): string {
  return both(disc(37, 3, 9, skin));
}

/** The bare face without features. */
export function drawFace(form: FaceShape, skin: string): string {
  switch (form) {
    case 'oval':
      return oval(0, 0, 37, 41, skin);
    case 'round':
      return oval(0, 2, 43, 41, skin);
    case 'long':
      return oval(0, 2, 34, 46, skin);
    case 'square':
      return shape('M-36,-14C-38,-40 38,-40 36,-14L34,18C33,34 15,43 0,43C-15,43-33,34-34,18Z', skin);
  }
}

/** Eyes, brows, nose, cheeks and mouth. */
export function drawFeatures(features: Features): string {
  const { eyes, nose, mouth, cheeks = true, turn = 0 } = features;
  const parts = [
    cheeks ? drawCheeks() : '',
    drawEyes(eyes),
    drawBrows(features),
    drawNose(nose, features.skin),
    drawMouth(mouth),
  ].join('');
  return turn === 0 ? parts : place(turn, 0, parts);
}

function drawCheeks(): string {
  return dot(-22, BLUSH_Y, 7.5, common.cheek) + dot(22, BLUSH_Y, 7.5, common.cheek);
}

function drawBrows({ brow, browWidth = 5, browSlope = 0 }: Features): string {
  return both(line(`M7,${-17 + browSlope}Q15,${-22 - browSlope / 2} 23,${-16 - browSlope}`, browWidth, brow));
}

function drawEyes(eyes: Eyes): string {
  const happy = 'M8,-3Q14,-11 20,-3';
  switch (eyes) {
    case 'open':
      return dot(-14, -5, 5.2) + dot(14, -5, 5.2);
    case 'happy':
      return both(line(happy));
    case 'lidded':
      return both(dot(14, -2, 5) + line('M6,-5Q14,-10 22,-4', 3.5));
    case 'lashed':
      return both(dot(14, -4, 5) + line('M6,-7Q13,-13 21,-7L25,-10', 3.5));
    case 'wink':
      return dot(-14, -5, 5.2) + line(happy);
    case 'aside':
      return [-14, 14]
        .map(
          (x) =>
            `<ellipse cx="${x}" cy="-5" rx="7.5" ry="6.5" fill="${common.white}" stroke-width="3"/>${dot(x - 2.5, -4.5, 4.6)}`,
        )
        .join('');
  }
}

function drawNose(nose: Nose, skin: string): string {
  switch (nose) {
    case 'straight':
      return line('M0,-2L-6,11H2');
    case 'hooked':
      return shape('M2,-8C-2,-4-12,6-11,13C-8,18 2,17 5,12', skin);
    case 'round':
      return disc(0, 8, 9, common.cheek);
    case 'snub':
      return line('M-6,8Q0,15 6,8', 4);
  }
}

function drawMouth(mouth: Mouth): string {
  switch (mouth) {
    case 'lips':
      return `<path d="M-12,19Q-5,17 0,20Q5,17 12,19Q0,34-12,19Z" fill="${common.lip}" stroke-width="3"/>`;
    case 'smirk':
      return line('M-9,25Q4,29 13,19');
    case 'laugh':
      return shape('M-16,19H16C14,35-14,35-16,19Z', common.white);
    case 'whistle':
      return oval(0, 24, 4.5, 4, common.ink);
    case 'none':
      return '';
  }
}
