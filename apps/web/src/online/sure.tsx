import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';

export interface SureProps {
  readonly word: string;
  readonly question: string;
  readonly onSure: () => Promise<unknown>;
}

/** Something rare and costly: the first tap asks, the second does it. */
export function Sure({ word, question, onSure }: SureProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Button
      kind={isAsked ? 'turn' : 'plain'}
      aria-live="polite"
      onClick={() => {
        if (isAsked) void onSure();
        setAsked(!isAsked);
      }}
    >
      {isAsked ? question : word}
    </Button>
  );
}
