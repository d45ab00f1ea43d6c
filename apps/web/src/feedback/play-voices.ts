import { SOUNDS, type SoundName, type Voice } from './sounds.ts';

const SECONDS_OF_AIR = 0.5;

/** The rushing air of a context, made once. */
const airs = new WeakMap<AudioContext, AudioBuffer>();

/** Lets all voices of a sound be heard. */
export function playVoices(context: AudioContext, name: SoundName): void {
  const air = airs.get(context) ?? rushingAir(context);
  airs.set(context, air);
  for (const voice of SOUNDS[name]) playVoice(context, voice, air);
}

function playVoice(context: AudioContext, voice: Voice, air: AudioBuffer): void {
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
