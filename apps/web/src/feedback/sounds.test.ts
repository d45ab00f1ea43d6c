import { describe, expect, it, vi } from 'vitest';
import { AWAKE_MS, createSoundPlayer } from './sound-player.ts';
import { SOUNDS } from './sounds.ts';

describe('the sounds', () => {
  it.each(Object.entries(SOUNDS))('%s is short and quiet', (_, voices) => {
    for (const { at, length, from, to, volume } of voices) {
      expect(at + length).toBeLessThanOrEqual(0.7);
      expect(volume).toBeLessThanOrEqual(0.3);
      expect(Math.min(from, to)).toBeGreaterThanOrEqual(60);
    }
    // Voices at the same moment do not overdrive.
    const starts = new Set(voices.map(({ at }) => at));
    for (const start of starts) {
      const together = voices.filter(({ at }) => at === start).reduce((sum, { volume }) => sum + volume, 0);
      expect(together).toBeLessThan(0.5);
    }
  });
});

/** As much of Web Audio as the player needs. */
function fakeAudio() {
  const started = vi.fn();
  const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = () => ({
    connect: vi.fn(),
    start: started,
    stop: vi.fn(),
    frequency: param,
    gain: param,
  });
  const context = {
    state: 'suspended',
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    resume: vi.fn(() => {
      context.state = 'running';
      return Promise.resolve();
    }),
    suspend: vi.fn(() => {
      context.state = 'suspended';
      return Promise.resolve();
    }),
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
  };
  return { context, started, open: vi.fn(() => context as unknown as AudioContext) };
}

const atOnce = (work: () => void): void => work();

describe('the player', () => {
  it('opens its context when the page has time, not while it answers the touch', () => {
    const { open } = fakeAudio();
    const waiting: (() => void)[] = [];
    const player = createSoundPlayer(open, (work) => waiting.push(work));
    player.wake();
    player.wake();
    expect(open).not.toHaveBeenCalled();
    waiting.forEach((work) => work());
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('opens nothing before the first touch, and once', async () => {
    const { open, started } = fakeAudio();
    const player = createSoundPlayer(open, atOnce);
    player.play('card');
    expect(open).not.toHaveBeenCalled();
    player.wake();
    player.wake();
    player.play('card');
    expect(open).toHaveBeenCalledTimes(1);
    await vi.dynamicImportSettled();
    expect(started).toHaveBeenCalledTimes(SOUNDS.card.length);
  });

  it('sounds again after the background with the next touch', async () => {
    const { context, open, started } = fakeAudio();
    const player = createSoundPlayer(open, atOnce);
    player.wake();
    context.state = 'interrupted';
    player.play('sweep');
    await vi.dynamicImportSettled();
    expect(started).not.toHaveBeenCalled();
    player.wake();
    player.play('sweep');
    await vi.dynamicImportSettled();
    expect(started).toHaveBeenCalledTimes(1);
  });

  it('plays one of two sounds that come at once', async () => {
    const { context, open, started } = fakeAudio();
    const player = createSoundPlayer(open, atOnce);
    player.wake();
    player.play('sweep');
    context.currentTime = 0.05;
    player.play('sweep');
    context.currentTime = 0.2;
    player.play('sweep');
    await vi.dynamicImportSettled();
    expect(started).toHaveBeenCalledTimes(2);
  });

  it('sleeps after a long silence and is awake for the next sound', async () => {
    const { context, open, started } = fakeAudio();
    const waiting: (() => void)[] = [];
    const player = createSoundPlayer(open, atOnce, (milliseconds, then) => {
      expect(milliseconds).toBe(AWAKE_MS);
      waiting.push(then);
      return () => undefined;
    });
    player.wake();
    player.play('sweep');
    await vi.dynamicImportSettled();
    waiting.at(-1)?.();
    expect(context.state).toBe('suspended');
    context.currentTime = 30;
    player.play('sweep');
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(2));
    expect(context.state).toBe('running');
  });

  it('stays silent where there is no Web Audio', () => {
    const player = createSoundPlayer(() => null, atOnce);
    player.wake();
    expect(() => player.play('card')).not.toThrow();
  });
});
