import type { WrittenLanguage } from '@stammtisch/texts';

/** A text of the lessons in German and English. `{1}`, `{2}` and `{3}` stand for the names of the seats. */
export type Text = Readonly<Record<WrittenLanguage, string>>;
