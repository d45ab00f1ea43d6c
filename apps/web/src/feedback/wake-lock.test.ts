import { expect, it, vi } from 'vitest';
import { createScreenLock } from './wake-lock.ts';

/** A browser's wake lock: the page can lose it, and it can be refused. */
function fakeWakeLock() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(() => {
    const lock = {
      released: false,
      release: () => {
        lock.released = true;
        return Promise.resolve();
      },
    };
    locks.push(lock);
    return Promise.resolve(lock);
  });
  return { locks, request, wakeLock: { request } as unknown as WakeLock };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks once while the lock is held, and again after it was lost in the background', async () => {
  const { locks, request, wakeLock } = fakeWakeLock();
  const screen = createScreenLock(wakeLock);
  screen.hold();
  screen.hold();
  await settled();
  screen.hold();
  expect(request).toHaveBeenCalledTimes(1);
  locks[0]!.released = true;
  screen.hold();
  expect(request).toHaveBeenCalledTimes(2);
});

it('lets go, also of a lock that comes after nobody wants it any more', async () => {
  const { locks, wakeLock } = fakeWakeLock();
  const screen = createScreenLock(wakeLock);
  screen.hold();
  screen.release();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

it('asks again after a refusal, and does nothing where there is no lock', async () => {
  const { request, wakeLock } = fakeWakeLock();
  request.mockRejectedValueOnce(new Error('low battery'));
  const screen = createScreenLock(wakeLock);
  screen.hold();
  await settled();
  screen.hold();
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  expect(() => createScreenLock(undefined).hold()).not.toThrow();
});
