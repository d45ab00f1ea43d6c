import { useMessages } from '../i18n/use-messages.ts';
import { useTableState } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';

export interface ToutSwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Every game below is meant as a Tout while this is on; missing where the table knows no Tout. */
export function ToutSwitch({ on, onChange }: ToutSwitchProps) {
  const t = useMessages();
  const played = useTableState((state) => state.view.rules['tout.allowedGames'].length > 0);
  if (!played) return null;
  return (
    <Button aria-pressed={on} onClick={() => onChange(!on)}>
      {on ? '✓ ' : '+ '}
      {t.withTout}
    </Button>
  );
}
