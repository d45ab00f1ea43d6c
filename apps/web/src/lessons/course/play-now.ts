import { playAt } from '../../app-store.ts';

/** From the lessons straight to a table. */
export function playNow(): void {
  void playAt({ preset: 'schafkopfschule', set: {}, seed: null });
}
