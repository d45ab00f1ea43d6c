import { CommandLine } from './command-line.tsx';
import { useTableReply } from './use-table-reply.ts';

/** The command line of a table. */
export function TableCommandLine({ takesFocus }: { readonly takesFocus: boolean }) {
  return <CommandLine reply={useTableReply()} takesFocus={takesFocus} />;
}
