import type { de } from './de.ts';

/** The same words in another language: texts may differ, keys and arguments may not. */
export type Translated<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Value]: Translated<Value[Key]> };

export type Messages = Translated<typeof de>;
