/** What can be said at any table with one tap. The words are in the texts of the app. */
export const PHRASES = [
  'servus',
  'pfiad-eich',
  'gut-gespielt',
  'glueck-gehabt',
  'danke',
  'prost',
  'moment',
  'schneller',
  'ojeh',
  'respekt',
  'pause',
  'noch-eins',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Whether a value is a phrase. */
export function isPhrase(value: unknown): value is Phrase {
  return PHRASES.some((phrase) => phrase === value);
}
