import { useEffect, useState } from 'preact/hooks';
import { show } from '../app-store.ts';
import { keepingStore } from '../archive/keeping.ts';
import { recordId } from '../archive/record-id.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { useTable, useTableState } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import { archivedPlace, fragmentAt } from './place.ts';

/** Below the bill: the way to go through the deal card by card; and, once, that it could not be kept. */
export function SettledDeal({ number }: { readonly number: number }) {
  const t = useMessages();
  const { table } = useTable();
  const kept = useStore(keepingStore, (state) => state.kept);
  const [isNew] = useState(() => !keepingStore.getState().isTold);
  const isNoted = kept !== 'kept' && isNew;
  useEffect(() => () => keepingStore.setState({ isTold: isNoted || keepingStore.getState().isTold }), [isNoted]);
  // A server keeps cards that were thrown in closed until the evening ends (R29).
  const isClosed = useTableState(({ view }) => table.session === null && view.deal?.contract === null);
  if (table.isSingle || isClosed) return null;
  const place = archivedPlace(recordId(table.id, number));
  return (
    <>
      <Button wide onClick={() => show('replay', fragmentAt(place))}>
        {t.cardByCard}
      </Button>
      {isNoted && <p role="status">{kept === 'full' ? t.storageFull : t.storageNone}</p>}
    </>
  );
}
