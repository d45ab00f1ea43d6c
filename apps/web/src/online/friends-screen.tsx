import { useEffect } from 'preact/hooks';
import { lazy } from 'preact/compat';
import { useFragment } from '../ui/use-fragment.ts';
import { ClosedTable } from './closed-table.tsx';
import { Entry } from './entry.tsx';
import { RULES_PLACE, SELF_PLACE, useTableInAddress } from './friends-place.ts';
import { Gathering } from './gathering.tsx';
import { NoTable } from './no-table.tsx';
import { OnlineTable } from './online-table.tsx';
import { WatchTable } from './watch-table.tsx';
import { useRoom, useRoomState } from './use-room.ts';

const SelfScreen = lazy(async () => ({ default: (await import('./self/self-screen.tsx')).SelfScreen }));
const TableRules = lazy(async () => ({ default: (await import('./people/table-rules.tsx')).TableRules }));

/** Tables with friends: the entry, or the table that the address names. */
export function FriendsScreen() {
  const code = useTableInAddress();
  const place = useFragment();
  if (code === '' && (place === SELF_PLACE || place.startsWith(`${SELF_PLACE}=`))) {
    return <SelfScreen code={place.slice(SELF_PLACE.length + 1)} />;
  }
  return code === '' ? <Entry /> : <AtTable key={code} code={code} />;
}

function AtTable({ code }: { readonly code: string }) {
  const room = useRoom();
  const place = useFragment();
  useEffect(() => room.enter(code), [room, code]);
  const { frame, table, gone, dealing, isTooNew } = useRoomState((state) => state);
  if (frame === null || gone !== null || dealing === null || isTooNew) return <NoTable />;
  if (place === RULES_PLACE && frame.you.host) return <TableRules frame={frame} />;
  if (frame.sitting.phase === 'closed') return <ClosedTable frame={frame} />;
  if (table === null) return <Gathering frame={frame} dealing={dealing} />;
  if (frame.you.seat === null) return <WatchTable frame={frame} table={table} />;
  return <OnlineTable table={table} dealing={dealing} />;
}
