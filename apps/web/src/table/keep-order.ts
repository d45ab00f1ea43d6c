import type { Card } from '@stammtisch/rules';
import type { TableHere } from './table-context.ts';

/** Lays the hand of this deal in an order of the person's own, and keeps it for whoever reloads the page. */
export function keepOrder({ table, intent }: TableHere, order: readonly Card[]): void {
  intent.setState({ order });
  table.session?.keepHandOrder(order);
}
