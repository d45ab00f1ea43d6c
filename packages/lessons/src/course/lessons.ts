import type { Lesson, Step } from '../step.ts';
import { ABRECHNUNG } from './abrechnung.ts';
import { AUGEN_ZAEHLEN } from './augen-zaehlen.ts';
import { DAVONLAUFEN } from './davonlaufen.ts';
import { FARBE_BEDIENEN } from './farbe-bedienen.ts';
import { GANZES_SPIEL } from './ganzes-spiel.ts';
import { KARTEN_UND_ZEICHEN } from './karten-und-zeichen.ts';
import { KONTRA_UND_KLOPFEN } from './kontra-und-klopfen.ts';
import { MITSPIELER_FINDEN } from './mitspieler-finden.ts';
import { SAU_RUFEN } from './sau-rufen.ts';
import { SCHMIEREN } from './schmieren.ts';
import { SOLO } from './solo.ts';
import { STICH_MACHEN } from './stich-machen.ts';
import { TRUMPF_BEIM_RUFSPIEL } from './trumpf-beim-rufspiel.ts';
import { WENZ } from './wenz.ts';

/** The course: fourteen lessons in the order in which they build on each other. */
export const LESSONS: readonly Lesson[] = [
  KARTEN_UND_ZEICHEN,
  AUGEN_ZAEHLEN,
  FARBE_BEDIENEN,
  TRUMPF_BEIM_RUFSPIEL,
  STICH_MACHEN,
  SAU_RUFEN,
  MITSPIELER_FINDEN,
  SCHMIEREN,
  WENZ,
  SOLO,
  ABRECHNUNG,
  DAVONLAUFEN,
  KONTRA_UND_KLOPFEN,
  GANZES_SPIEL,
];

/** A question of the skip test, with the lessons that whoever knows the answer can leave out. */
export interface TestQuestion {
  readonly step: Step;
  /** Lesson ids. */
  readonly covers: readonly string[];
}

/** "Kannst das schon?": five questions out of the lessons. Each right answer marks the lessons that it covers as known. */
export const SKIP_TEST: readonly TestQuestion[] = [
  question(AUGEN_ZAEHLEN, 'stich-25', [KARTEN_UND_ZEICHEN, AUGEN_ZAEHLEN]),
  question(FARBE_BEDIENEN, 'gras-ober', [FARBE_BEDIENEN, TRUMPF_BEIM_RUFSPIEL]),
  question(SAU_RUFEN, 'nur-eine', [STICH_MACHEN, SAU_RUFEN]),
  question(MITSPIELER_FINDEN, 'gesucht', [MITSPIELER_FINDEN, SCHMIEREN]),
  question(ABRECHNUNG, 'schneider', [ABRECHNUNG]),
];

function question({ steps }: Lesson, id: string, covers: readonly Lesson[]): TestQuestion {
  const step = steps.find((one) => one.id === id);
  if (step === undefined) throw new Error(`no step ${id}`);
  return { step, covers: covers.map((lesson) => lesson.id) };
}
