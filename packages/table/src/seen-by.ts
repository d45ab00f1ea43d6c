import { view } from '@stammtisch/rules';
import { oncePerViewer } from './once.ts';

/** What a viewer may know of a table: its view, which is made once however often it is asked for. */
export const seenBy = oncePerViewer(view);
