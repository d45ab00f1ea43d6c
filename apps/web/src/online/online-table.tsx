import { useMemo } from 'preact/hooks';
import { lazy, Suspense } from 'preact/compat';
import type { TableParts } from '../table/table-context.ts';
import { TableScreen } from '../table/table-screen.tsx';
import type { Contributor } from './contributor.ts';
import { NextDeal } from './next-deal.tsx';
import { ProofLine } from './proof-line.tsx';
import type { RemoteTable } from './remote-table.ts';
import { TalkButton } from './talk-button.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableNotice } from './table-notice.tsx';

const RoundOfMembers = lazy(async () => ({ default: (await import('./people/round-of-members.tsx')).RoundOfMembers }));

export interface OnlineTableProps {
  readonly table: RemoteTable;
  readonly dealing: Contributor;
}

/** The table itself, with what friends need besides. */
export function OnlineTable({ table, dealing }: OnlineTableProps) {
  const parts = useMemo<TableParts>(
    () => ({
      notice: <TableNotice dealing={dealing} />,
      bar: <TalkButton />,
      round: <Round code={table.id} />,
      menu: <TableMenu />,
      bill: <ProofLine dealing={dealing} />,
      next: <NextDeal />,
    }),
    [dealing, table.id],
  );
  return <TableScreen table={table} parts={parts} />;
}

/** The accounts of the evening; nobody needs them for a hand. */
function Round({ code }: { readonly code: string }) {
  return (
    <Suspense fallback={null}>
      <RoundOfMembers code={code} />
    </Suspense>
  );
}
