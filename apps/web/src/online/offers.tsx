import type { TableFrame } from '@stammtisch/protocol';
import { lazy, Suspense } from 'preact/compat';

const OfferNote = lazy(async () => ({ default: (await import('./people/offer-note.tsx')).OfferNote }));

/** What is offered of chairs and concerns the person; on most evenings nothing, so that it is loaded when there is something. */
export function Offers({ frame }: { readonly frame: TableFrame }) {
  const { offeredBy, offer = null, getsFrom = null } = frame.you;
  if (offeredBy === null && offer === null && getsFrom === null) return null;
  return (
    <Suspense fallback={null}>
      <OfferNote frame={frame} />
    </Suspense>
  );
}
