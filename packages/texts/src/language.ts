/** Languages of the texts: German, Boarisch, English. */
export const LANGUAGES = ['de', 'bar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages in which house rules are explained; Boarisch reads them in German. */
export type WrittenLanguage = Exclude<Language, 'bar'>;

/** The language in which something is shown that exists in German and English only. */
export function writtenLanguage(language: Language): WrittenLanguage {
  return language === 'en' ? 'en' : 'de';
}
