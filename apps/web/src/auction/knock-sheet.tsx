import { useMessages } from '../i18n/use-messages.ts';
import { SheetFrame } from '../table/sheet-frame.tsx';
import sheet from '../table/sheet.module.css';
import { tableActions } from '../table/table-actions.ts';
import { useTable } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';

/** Knock on the first cards, or not; the cards lie below. */
export function KnockSheet() {
  const t = useMessages();
  const { act } = tableActions(useTable());
  return (
    <SheetFrame title={t.wantKnock}>
      <div className={sheet['pair']}>
        <Button size="huge" onClick={() => act({ type: 'knock' })}>
          {t.knock}
        </Button>
        <Button size="huge" onClick={() => act({ type: 'not-knock' })}>
          {t.notKnock}
        </Button>
      </div>
    </SheetFrame>
  );
}
