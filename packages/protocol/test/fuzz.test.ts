import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_FRAME_BYTES, readClientFrame, readServerFrame } from '../src/index.ts';
import { CLIENT_FRAMES } from './frames.ts';

it('reads every kind of frame as it was written', () => {
  for (const frame of CLIENT_FRAMES) {
    expect(readClientFrame(JSON.stringify(frame))).toEqual({ ok: true, value: frame });
  }
});

it('never throws at anything, and whatever it takes is one of its frames again', () => {
  const mangled = fc
    .tuple(
      fc.constantFrom(...CLIENT_FRAMES.map((frame) => JSON.stringify(frame))),
      fc.nat(),
      fc.string({ maxLength: 4 }),
    )
    .map(([text, at, insert]) => text.slice(0, at % text.length) + insert + text.slice((at % text.length) + 1));
  fc.assert(
    fc.property(fc.oneof(mangled, fc.json(), fc.string({ unit: 'binary' })), (text) => {
      const read = readClientFrame(text);
      if (read.ok) expect(readClientFrame(JSON.stringify(read.value))).toEqual(read);
      readServerFrame(text);
    }),
    { numRuns: 3000, seed: 1 },
  );
});

it('refuses a field too many at every level, names of prototypes too', () => {
  for (const frame of CLIENT_FRAMES) {
    for (const name of ['points', '__proto__', 'constructor', 'toString']) {
      const text = JSON.stringify(frame);
      for (const place of [...text.matchAll(/\{/g)].map(({ index }) => index)) {
        const more = `${text.slice(0, place + 1)}"${name}":1${text[place + 1] === '}' ? '' : ','}${text.slice(place + 1)}`;
        expect(readClientFrame(more), more).toMatchObject({ ok: false });
      }
    }
  }
  expect(({} as Record<string, unknown>)['points']).toBeUndefined();
});

it('refuses what is too long or nested without end, and says so', () => {
  expect(readClientFrame(`"${'x'.repeat(MOST_FRAME_BYTES)}"`)).toEqual({
    ok: false,
    reason: { code: 'frame-too-large', most: MOST_FRAME_BYTES },
  });
  expect(readClientFrame('['.repeat(4000))).toEqual({ ok: false, reason: { code: 'frame-not-json' } });
  expect(readClientFrame('['.repeat(4000) + ']'.repeat(4000))).toMatchObject({ ok: false });
});
