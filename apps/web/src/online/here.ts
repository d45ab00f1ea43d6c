import type { TableFrame } from '@stammtisch/protocol';

/** Whether the person sits or waits at the table now; somebody who got up is known there, but is not there. */
export function isHere({ you, sitting }: Pick<TableFrame, 'you' | 'sitting'>): boolean {
  return you.seat !== null || (you.member !== null && sitting.waiting.includes(you.member));
}
