import { view, type Table, type View, type Viewer } from '@stammtisch/rules';
import { once } from './once.ts';

const viewsOf = once((_: Table) => new Map<Viewer, View>());

/** What a viewer may know of a table: its view, which is made once however often it is asked for. */
export function seenBy(table: Table, viewer: Viewer): View {
  const views = viewsOf(table);
  const before = views.get(viewer);
  if (before !== undefined) return before;
  const seen = view(table, viewer);
  views.set(viewer, seen);
  return seen;
}
