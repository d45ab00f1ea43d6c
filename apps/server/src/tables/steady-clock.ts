/**
 * Milliseconds since 1970 that never go back: where the clock of the machine is set back time goes on as it was, since tables wait for moments that lie
 * ahead; where it is set forward time goes along.
 *
 * @param wall the clock of the machine, milliseconds since 1970
 * @param steady milliseconds since any moment, by a clock that nobody sets
 */
export function steadyClock(wall: () => number, steady: () => number): () => number {
  let ahead = -Infinity;
  return () => {
    const passed = steady();
    ahead = Math.max(ahead, wall() - passed);
    return Math.floor(passed + ahead);
  };
}
