import type { Suit } from './card-code.ts';

/** The colours of one suit, as `#rrggbb`. */
export interface SuitColours {
  /** Outlines and index letters; at least 7:1 on paper. */
  readonly dark: string;
  /** The sign itself. */
  readonly main: string;
  /** Coats. Lighter than the sign where ink lines would drown in it (Eichel). */
  readonly cloth: string;
  /** Waistcoats, feathers, the nut of the acorn. */
  readonly light: string;
  /** Highlights and leaf veins. */
  readonly tint: string;
}

/** The colours of a whole deck. */
export type Palette = Readonly<Record<Suit, SuitColours>>;

/** `standard` for most eyes, `die-blaue` for colour-blind ones: Gras is blue in it. */
export type PaletteName = 'standard' | 'die-blaue';

/** All palettes by name. */
export const palettes: Readonly<Record<PaletteName, Palette>> = {
  standard: {
    E: { dark: '#38200E', main: '#5A3619', cloth: '#8A5A2C', light: '#BF8A4C', tint: '#F3E6D3' },
    G: { dark: '#0A4B3C', main: '#136B55', cloth: '#136B55', light: '#79C3A8', tint: '#DDF0E8' },
    H: { dark: '#A5140C', main: '#DE2B20', cloth: '#DE2B20', light: '#F59C90', tint: '#FCE3DD' },
    S: { dark: '#6E4300', main: '#E8AE22', cloth: '#E8AE22', light: '#F8D876', tint: '#FDF2CF' },
  },
  'die-blaue': {
    E: { dark: '#241812', main: '#3B2A1C', cloth: '#6B5138', light: '#A98A68', tint: '#EFE6DA' },
    G: { dark: '#0E3F80', main: '#1F63B8', cloth: '#1F63B8', light: '#8FBBEA', tint: '#DDEAF8' },
    H: { dark: '#A42A05', main: '#DB4A1C', cloth: '#DB4A1C', light: '#F5A988', tint: '#FCE6DB' },
    S: { dark: '#5E4A00', main: '#F0D01E', cloth: '#F0D01E', light: '#FAEB8E', tint: '#FDF8D2' },
  },
};

/** Colours that belong to no suit and are the same in every palette. */
export const common = {
  ink: '#2B211B',
  paper: '#FFFCF3',
  /** The line around each card; 3.7:1 on paper, so that fanned cards stay apart. */
  edge: '#8F826C',
  gold: '#E8B02C',
  skin: '#F3C9A4',
  tan: '#E5B184',
  cheek: '#E79C86',
  lip: '#C4483C',
  pig: '#F0B5AA',
  boar: '#9A7B5E',
  steel: '#DCE1E4',
  wood: '#C08A4E',
  white: '#FFFFFF',
  beardWhite: '#EFE9DD',
  hairGrey: '#C9C0B2',
  hairBlack: '#3B2E27',
  hairBrown: '#7A4B22',
  hairRed: '#B4551F',
  hairBlond: '#E3B95B',
} as const;
