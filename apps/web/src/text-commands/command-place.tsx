import { lazy, Suspense } from 'preact/compat';
import { settingsStore } from '../settings/settings.ts';
import { useIntent } from '../table/table-context.ts';
import { useStore } from '../ui/use-store.ts';

const TableCommandLine = lazy(async () => ({
  default: (await import('./table-command-line.tsx')).TableCommandLine,
}));

/** Where the command line of a table stands: in the mode for screen readers, or once its key was pressed. */
export function CommandPlace() {
  const isMode = useStore(settingsStore, (settings) => settings.screenReader);
  const isOpen = useIntent((intent) => intent.commandLine);
  if (!isMode && !isOpen) return null;
  return (
    <Suspense fallback={null}>
      <TableCommandLine takesFocus={isOpen} />
    </Suspense>
  );
}
