import { lazy, Suspense } from 'preact/compat';
import { useIntent, useTable } from './table-context.ts';

const DetailsDialog = lazy(async () => ({ default: (await import('../menu/details-dialog.tsx')).DetailsDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('../menu/keys-dialog.tsx')).KeysDialog }));
const MenuDialog = lazy(async () => ({ default: (await import('../menu/menu-dialog.tsx')).MenuDialog }));
const LogDialog = lazy(async () => ({ default: (await import('../menu/log-dialog.tsx')).LogDialog }));

/** The dialog that is open over the table, if one is. No hand waits for one: they come when they are wanted. */
export function TableDialogs() {
  return (
    <Suspense fallback={null}>
      <OpenDialog />
    </Suspense>
  );
}

function OpenDialog() {
  const { intent } = useTable();
  const open = useIntent((all) => all.dialog);
  const close = (): void => intent.setState({ dialog: null });
  switch (open) {
    case 'menu':
      return <MenuDialog onClose={close} />;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'details':
      return <DetailsDialog onClose={close} />;
    case 'log':
      return <LogDialog onClose={close} />;
    case null:
      return null;
  }
}
