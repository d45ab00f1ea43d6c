import type { CardCode } from './card-code.ts';
import type { PaletteName } from './palette.ts';

/** `bavarian` has the German signs, Ober and Unter; `french` has Kreuz, Pik, Herz, Karo, Dame and Bube. */
export type FaceName = 'bavarian' | 'french';

/** `normal` has pips and large figures; `large` has the largest letter and sign that fit, for weak eyes. */
export type Print = 'normal' | 'large';

/** The upper corner that has the index: the one that a fan leaves free. `right` is for left-handed players. */
export type IndexSide = 'left' | 'right';

/** The line around a card; `wide` keeps cards apart that are shown less than 60 px wide. */
export type Edge = 'normal' | 'wide';

/** Lernblatt: every card tells its points, and a "T" marks the trumps. */
export interface Learning {
  /** Trumps of the running game; empty as long as nobody knows them. */
  readonly trumps: readonly CardCode[];
}

/** How a deck looks. What is left out has its default. */
export interface DeckStyle {
  /** Default `bavarian`. */
  readonly face?: FaceName;
  /** Default `standard`. */
  readonly palette?: PaletteName;
  /** Default `normal`. */
  readonly print?: Print;
  /** Default `left`. */
  readonly indexSide?: IndexSide;
  /** Default `normal`. */
  readonly edge?: Edge;
  /** Without it the cards have no marks for learners. */
  readonly learning?: Learning;
}
