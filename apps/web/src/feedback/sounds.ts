/** One voice of a sound: a tone or rushing air that begins somewhere and dies away. */
export interface Voice {
  readonly kind: 'tone' | 'air';
  /** Seconds after the sound began. */
  readonly at: number;
  /** Seconds until nothing is left of it. */
  readonly length: number;
  /** Hertz at the beginning and at the end; of air it is the middle of what is heard. */
  readonly from: number;
  readonly to: number;
  /** Loudness at its loudest, 0 to 1. */
  readonly volume: number;
}

export type SoundName = 'card' | 'sweep' | 'knock' | 'turn' | 'end';

/** The five sounds of the table, made by code: short, low, and quiet enough for an evening. */
export const SOUNDS: Readonly<Record<SoundName, readonly Voice[]>> = {
  // Cardboard on wood: a slap with a little body.
  card: [
    { kind: 'air', at: 0, length: 0.05, from: 2600, to: 1400, volume: 0.22 },
    { kind: 'tone', at: 0, length: 0.07, from: 190, to: 120, volume: 0.16 },
  ],
  // Four cards that slide over the table.
  sweep: [{ kind: 'air', at: 0, length: 0.24, from: 900, to: 2800, volume: 0.09 }],
  // Knuckles on the table, twice.
  knock: [
    { kind: 'tone', at: 0, length: 0.1, from: 165, to: 90, volume: 0.3 },
    { kind: 'air', at: 0, length: 0.03, from: 1100, to: 700, volume: 0.14 },
    { kind: 'tone', at: 0.16, length: 0.1, from: 165, to: 90, volume: 0.3 },
    { kind: 'air', at: 0.16, length: 0.03, from: 1100, to: 700, volume: 0.14 },
  ],
  // Two low taps, the second one higher.
  turn: [
    { kind: 'tone', at: 0, length: 0.14, from: 294, to: 292, volume: 0.12 },
    { kind: 'tone', at: 0.13, length: 0.2, from: 392, to: 390, volume: 0.12 },
  ],
  // A plucked chord.
  end: [
    { kind: 'tone', at: 0, length: 0.45, from: 196, to: 196, volume: 0.1 },
    { kind: 'tone', at: 0.09, length: 0.45, from: 294, to: 294, volume: 0.1 },
    { kind: 'tone', at: 0.18, length: 0.5, from: 392, to: 392, volume: 0.1 },
  ],
};
