import { readFileSync } from 'node:fs';
import { readPosition } from '../../packages/rules/src/index.ts';
import type { Play } from '../../packages/rules/src/index.ts';
import type { BenchGame } from './plausible.ts';

/** A deal from its first card, and its value as it was found once and for all. */
export interface BenchDeal {
  readonly play: Play;
  readonly value: number;
}

/** Reads the deals of a game. */
export function readDeals(game: BenchGame): readonly BenchDeal[] {
  const text = readFileSync(new URL(`deals/${game}.jsonl`, import.meta.url), 'utf8');
  return text.trim().split('\n').map(readDeal);
}

function readDeal(line: string): BenchDeal {
  const written = JSON.parse(line) as { readonly id: string; readonly value: number };
  const position = readPosition(written);
  if (!position.ok || position.value.kind !== 'open') throw new Error(`${written.id} is no position`);
  return { play: position.value.play, value: written.value };
}
