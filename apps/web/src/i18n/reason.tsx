import type { Reason } from '@stammtisch/rules';
import { lazy, Suspense } from 'preact/compat';

export interface ReasonProps {
  readonly reason: Reason;
}

const Sentence = lazy(async () => ({ default: (await import('./reason-sentence.tsx')).ReasonSentence }));

/** Why something was refused, in a sentence. */
export function ReasonInWords({ reason }: ReasonProps) {
  return (
    <Suspense fallback={null}>
      <Sentence reason={reason} />
    </Suspense>
  );
}
