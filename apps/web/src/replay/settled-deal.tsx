import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { show } from '../app-store.ts';
import { keepingStore } from '../archive/keeping.ts';
import { recordId } from '../archive/record-id.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { useTable } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';
import { archivedPlace, fragmentAt } from './place.ts';

/** Below the bill: the way to go through the deal card by card; and, once, that it could not be kept. */
export function SettledDeal({ number }: { readonly number: number }) {
  const t = useMessages();
  const { table } = useTable();
  const kept = useStore(keepingStore, (state) => state.kept);
  const [isNew] = useState(() => !keepingStore.getState().isTold);
  const isNoted = kept !== 'kept' && isNew;
  useEffect(() => () => keepingStore.setState({ isTold: isNoted || keepingStore.getState().isTold }), [isNoted]);
  if (table.isSingle) return null;
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
