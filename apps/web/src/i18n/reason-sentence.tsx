import { useNames } from '../table/guests.ts';
import { reasonText } from './reason-texts.ts';
import type { ReasonProps } from './reason.tsx';
import { useLanguage } from './use-messages.ts';

/** The sentence of a reason, with the names of this table. */
export function ReasonSentence({ reason }: ReasonProps) {
  return reasonText(reason, useLanguage(), useNames());
}
