import { setUp, type Scene } from '@stammtisch/lessons';
import type { StepOffer } from './step-reply.ts';

/** What lies on the table of a scene, for the command line: the trick that goes on, or the last one. */
export function sceneOffer(scene: Scene): Pick<StepOffer, 'contract' | 'trick'> {
  const play = setUp(scene).table.deal?.play ?? null;
  if (play === null) return {};
  const { contract, leader, trick, tricks } = play;
  return { contract, trick: trick.length > 0 ? { leader, cards: trick } : (tricks.at(-1) ?? null) };
}
