import type { OPTIONS, Option, OptionName } from '@stammtisch/rules';
import type { WrittenLanguage } from '../language.ts';

/** What a value is called, so that it can stand after the label and a colon, and what it means in one line. */
export type ValueWords = readonly [label: string, explanation: string];

interface LabelWords {
  readonly label: string;
  readonly explanation: string;
}

/** Words of an option that is on or off: each state as a phrase that stands alone. */
interface SwitchWords extends LabelWords {
  readonly on: string;
  readonly off: string;
}

interface ChoiceWords<Value extends string | number> extends LabelWords {
  readonly values: Readonly<Record<Value, ValueWords>>;
}

/** Words of an option that is a number: how a number stands after the label; without it the figure, or an amount, stands alone. */
interface NumberWords extends LabelWords {
  readonly number?: (count: number) => string;
  /** What an amount of zero means, where it is not simply nothing. */
  readonly zero?: string;
}

interface NumberOrWordWords<Word extends string> extends NumberWords {
  readonly values: Readonly<Record<Word, ValueWords>>;
}

type WordsOf<O extends Option> = O extends { readonly kind: 'boolean' }
  ? SwitchWords
  : O extends { readonly kind: 'choice' }
    ? ChoiceWords<O['values'][number]>
    : O extends { readonly kind: 'integer-or-word' }
      ? NumberOrWordWords<O['words'][number]>
      : O extends { readonly kind: 'integer' }
        ? NumberWords
        : LabelWords;

/** Words for every option in every language; the compiler finds the one that is missing. */
export type OptionWords = {
  readonly [Name in OptionName]: Readonly<Record<WrittenLanguage, WordsOf<(typeof OPTIONS)[Name]>>>;
};
