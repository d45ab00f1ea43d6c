import { whenIdle } from '../offline/when-idle.ts';
import type { SoundName } from './sounds.ts';

/** Two sounds of a kind that come closer together than this are one. */
const APART = 0.06;

/** Plays the sounds of the table. */
export interface SoundPlayer {
  /** To be called when a finger or key was down: only then browsers let a page begin to sound, or go on after the background. */
  readonly wake: () => void;
  readonly play: (name: SoundName) => void;
}

/**
 * A player that opens its audio context after the first touch; where there is no Web Audio it stays silent. `later` does something once the page has
 * nothing else to do: a context may take as long to open as the whole answer to a touch. Where a browser lets a page sound only within the touch itself, it
 * sounds from the second touch on.
 */
export function createSoundPlayer(
  open: () => AudioContext | null,
  later: (work: () => void) => void = whenIdle,
): SoundPlayer {
  let context: AudioContext | null = null;
  let isAsked = false;
  const last = new Map<SoundName, number>();

  function goOn(): void {
    if (context !== null && context.state !== 'running') void context.resume().catch(() => undefined);
  }

  return {
    wake() {
      if (isAsked) return goOn();
      isAsked = true;
      later(() => {
        context = open();
        goOn();
      });
    },
    play(name) {
      if (context?.state !== 'running') return;
      const now = context.currentTime;
      if (now - (last.get(name) ?? -1) < APART) return;
      last.set(name, now);
      void makeSound(context, name);
    },
  };
}

/** The audio context of the page; the music of other apps goes on, and the mute switch counts. */
export function openAudio(): AudioContext | null {
  if (!('AudioContext' in globalThis)) return null;
  const { audioSession } = navigator as { readonly audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = 'ambient';
  return new AudioContext({ latencyHint: 'interactive' });
}

/** What makes sounds comes with the first of them: the first hand does not wait for it. Without a network there is silence. */
async function makeSound(context: AudioContext, name: SoundName): Promise<void> {
  const voices = await import('./play-voices.ts').catch(() => null);
  voices?.playVoices(context, name);
}
