/** A word of the card table as it is kept: what it is called in each language, and one explanation for all who ask. */
export interface TermWords {
  readonly de: string;
  /** Only where Boarisch says it differently. */
  readonly bar?: string;
  /** What an English speaker calls it; German names of games and cards stay. */
  readonly en: string;
  /** Other words for the same, as they are heard at tables. */
  readonly also?: readonly string[];
  /** The rule that says more, such as `R80`. */
  readonly rule?: string;
  /** One explanation, at most 160 characters in each language; Boarisch reads the German one. */
  readonly text: { readonly de: string; readonly en: string };
}

/** A list of terms by id; the id is what `[[id]]` in a text and the address `/glossar#id` use. */
export type TermList = Readonly<Record<string, TermWords>>;
