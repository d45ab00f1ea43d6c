import { useMemo } from 'react';
import type { TableParts } from '../table/table-context.ts';
import { TableScreen } from '../table/table-screen.tsx';
import type { Contributor } from './contributor.ts';
import { NextDeal } from './next-deal.tsx';
import { ProofLine } from './proof-line.tsx';
import type { RemoteTable } from './remote-table.ts';
import { TableMenu } from './table-menu.tsx';
import { TableNotice } from './table-notice.tsx';

export interface OnlineTableProps {
  readonly table: RemoteTable;
  readonly dealing: Contributor;
}

/** The table itself, with what friends need besides. */
export function OnlineTable({ table, dealing }: OnlineTableProps) {
  const parts = useMemo<TableParts>(
    () => ({
      notice: <TableNotice dealing={dealing} />,
      menu: <TableMenu />,
      bill: <ProofLine dealing={dealing} />,
      next: <NextDeal />,
    }),
    [dealing],
  );
  return <TableScreen table={table} parts={parts} />;
}
