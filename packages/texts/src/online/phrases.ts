import type { Phrase } from '@stammtisch/protocol';
import type { Language } from '../language.ts';
import type { Words } from '../words.ts';

/** What a prepared phrase says. */
export function phraseText(phrase: Phrase, language: Language): string {
  return PHRASE_WORDS[phrase][language];
}

const PHRASE_WORDS: Readonly<Record<Phrase, Words>> = {
  servus: { de: 'Servus!', bar: 'Servus!', en: 'Hello!' },
  'pfiad-eich': { de: 'Pfiat euch!', bar: 'Pfiad eich!', en: 'Goodbye!' },
  'gut-gespielt': { de: 'Gut gespielt!', bar: 'Guad gspuit!', en: 'Well played!' },
  'glueck-gehabt': { de: 'Glück gehabt!', bar: 'A Massl ghabt!', en: 'Lucky!' },
  danke: { de: 'Danke!', bar: 'Vergelt’s Gott!', en: 'Thank you!' },
  prost: { de: 'Prost!', bar: 'Prost!', en: 'Cheers!' },
  moment: { de: 'Moment, bitte!', bar: 'Wart a bissl!', en: 'One moment, please!' },
  schneller: { de: 'Geht’s ein bisserl schneller?', bar: 'Geht’s a bissl schnella?', en: 'A little faster, please?' },
  ojeh: { de: 'O je!', bar: 'Öha!', en: 'Oh dear!' },
  respekt: { de: 'Respekt!', bar: 'Reschbekt!', en: 'Respect!' },
  pause: { de: 'Machen wir eine Pause?', bar: 'Mach ma a Pausn?', en: 'Shall we take a break?' },
  'noch-eins': { de: 'Noch ein Spiel?', bar: 'No oans?', en: 'One more game?' },
};
