import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import type { Speaking } from './auction-sheet.tsx';

/** All Ober and Unter in one hand: once in a lifetime there is a button for it. */
export function SieButton({ speaking: { say, mayNot } }: { readonly speaking: Speaking }) {
  const t = useMessages();
  if (mayNot({ type: 'lay-sie' })) return null;
  return (
    <Button kind="turn" size="large" wide onClick={() => say({ type: 'lay-sie' })}>
      {t.laySie}
    </Button>
  );
}
