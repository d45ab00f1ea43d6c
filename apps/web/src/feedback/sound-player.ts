import { SOUNDS, type SoundName, type Voice } from './sounds.ts';

/** Two sounds of a kind that come closer together than this are one. */
const APART = 0.06;
const SECONDS_OF_AIR = 0.5;

/** Plays the sounds of the table. */
export interface SoundPlayer {
  /** To be called while a finger or key is down: only then browsers let a page begin to sound, or go on after the background. */
  readonly wake: () => void;
  readonly play: (name: SoundName) => void;
}

/** A player that opens its audio context with the first touch; where there is no Web Audio it stays silent. */
export function createSoundPlayer(open: () => AudioContext | null): SoundPlayer {
  let context: AudioContext | null = null;
  let air: AudioBuffer | null = null;
  const last = new Map<SoundName, number>();

  return {
    wake() {
      context ??= open();
      if (context !== null && context.state !== 'running') void context.resume().catch(() => undefined);
    },
    play(name) {
      if (context?.state !== 'running') return;
      const now = context.currentTime;
      if (now - (last.get(name) ?? -1) < APART) return;
      last.set(name, now);
      air ??= rushingAir(context);
      for (const voice of SOUNDS[name]) sound(context, voice, air);
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

function sound(context: AudioContext, voice: Voice, air: AudioBuffer): void {
  const { kind, at, length, from, to, volume } = voice;
  const start = context.currentTime + at;
  const end = start + length;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const source = kind === 'tone' ? tone(context) : breath(context, air);
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.output.connect(gain);
  source.node.start(start);
  source.node.stop(end + 0.01);
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly output: AudioNode;
  readonly frequency: AudioParam;
}

function tone(context: AudioContext): Source {
  const node = context.createOscillator();
  node.type = 'triangle';
  return { node, output: node, frequency: node.frequency };
}

function breath(context: AudioContext, air: AudioBuffer): Source {
  const node = context.createBufferSource();
  node.buffer = air;
  const output = context.createBiquadFilter();
  output.type = 'bandpass';
  node.connect(output);
  return { node, output, frequency: output.frequency };
}

/** The same noise each time: a simple generator is random enough for ears. */
function rushingAir(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * SECONDS_OF_AIR, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return buffer;
}
