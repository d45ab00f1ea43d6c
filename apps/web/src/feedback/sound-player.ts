import { whenIdle } from '../offline/when-idle.ts';
import type { SoundName } from './sounds.ts';

/** Two sounds of a kind that come closer together than this are one. */
const APART = 0.06;
/** After so much silence the context sleeps: one that runs costs a phone as much as a sound. Between two cards of a deal it stays awake. */
export const AWAKE_MS = 20_000;

/** Plays the sounds of the table. */
export interface SoundPlayer {
  /** To be called when a finger or key was down: only then browsers let a page begin to sound, or go on after the background. */
  readonly wake: () => void;
  readonly play: (name: SoundName) => void;
}

/**
 * A player that opens its audio context after the first touch; where there is no Web Audio it stays silent. Where a browser lets a page sound only within
 * the touch itself, it sounds from the second touch on.
 *
 * @param later does something once the page has nothing else to do: a context may take as long to open as the whole answer to a touch
 * @param after calls back after some milliseconds; what it gives back stops that
 */
export function createSoundPlayer(
  open: () => AudioContext | null,
  later: (work: () => void) => void = whenIdle,
  after: (milliseconds: number, then: () => void) => () => void = afterwards,
): SoundPlayer {
  let context: AudioContext | null = null;
  let isAsked = false;
  let isAsleep = false;
  let stopWaiting: (() => void) | null = null;
  const last = new Map<SoundName, number>();

  async function goOn(): Promise<void> {
    isAsleep = false;
    sleepLater();
    if (context !== null && context.state !== 'running') await context.resume().catch(() => undefined);
  }

  function sleepLater(): void {
    stopWaiting?.();
    stopWaiting = after(AWAKE_MS, () => {
      isAsleep = context?.state === 'running';
      if (isAsleep) void context?.suspend().catch(() => undefined);
    });
  }

  function sound(on: AudioContext, name: SoundName): void {
    const now = on.currentTime;
    if (now - (last.get(name) ?? -1) < APART) return;
    last.set(name, now);
    sleepLater();
    void makeSound(on, name);
  }

  return {
    wake() {
      if (isAsked) return void goOn();
      isAsked = true;
      later(() => {
        context = open();
        void goOn();
      });
    },
    play(name) {
      const on = context;
      if (on?.state === 'running' && !isAsleep) return sound(on, name);
      // A browser that wants a touch for that stays silent until the next one.
      if (on !== null && isAsleep) void goOn().then(() => on.state === 'running' && sound(on, name));
    },
  };
}

function afterwards(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
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
