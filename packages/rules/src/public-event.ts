import type { TableEvent } from './event.ts';

/** What everybody at the table hears and sees. The pack stays closed, and who declined a Stoß would tell who the partner is (B12). */
export type PublicEvent = Exclude<TableEvent, { readonly type: 'dealt' | 'stock-filled' | 'stoss-declined' }>;

/** The events that may be told to everybody. */
export function publicEvents(events: readonly TableEvent[]): readonly PublicEvent[] {
  return events.filter(
    (event): event is PublicEvent =>
      event.type !== 'dealt' && event.type !== 'stock-filled' && event.type !== 'stoss-declined',
  );
}
