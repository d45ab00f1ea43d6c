import { useEffect } from 'react';
import { ClosedTable } from './closed-table.tsx';
import { Entry } from './entry.tsx';
import { useTableInAddress } from './friends-place.ts';
import { Gathering } from './gathering.tsx';
import { NoTable } from './no-table.tsx';
import { OnlineTable } from './online-table.tsx';
import { useRoom, useRoomState } from './use-room.ts';

/** Tables with friends: the entry, or the table that the address names. */
export function FriendsScreen() {
  const code = useTableInAddress();
  return code === '' ? <Entry /> : <AtTable key={code} code={code} />;
}

function AtTable({ code }: { readonly code: string }) {
  const room = useRoom();
  useEffect(() => room.enter(code), [room, code]);
  const { frame, table, gone, dealing, isTooNew } = useRoomState((state) => state);
  if (frame === null || gone !== null || dealing === null || isTooNew) return <NoTable />;
  if (frame.sitting.phase === 'closed') return <ClosedTable frame={frame} />;
  if (table !== null && frame.you.seat !== null) return <OnlineTable table={table} dealing={dealing} />;
  return <Gathering frame={frame} dealing={dealing} />;
}
