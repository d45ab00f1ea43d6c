import type { Speaker } from '../speaker.ts';

/** Yes or no, as the engine decided. */
export function yesOrNo(say: Speaker['say'], yes: boolean): string {
  return yes ? say('Ja.', 'Yes.') : say('Nein.', 'No.');
}
