import { describe, expect, it } from 'vitest';
import { canTrace, fsyncOrder, orderIn } from '../../test/fsync-order.ts';

const CAN_TRACE = canTrace();
if (!CAN_TRACE)
  process.stderr.write('Left out: the order of system calls. strace is not installed, or may not be used here.\n');

describe('an acknowledgement', () => {
  it.runIf(CAN_TRACE)('goes out only when everything written before it is on the disk', { timeout: 120_000 }, () => {
    const { acknowledgements, tooEarly } = fsyncOrder(500);
    expect(acknowledgements).toBeGreaterThanOrEqual(50);
    expect(tooEarly).toBe(0);
  });

  it('that goes out too early is seen', () => {
    const write = '7 pwrite64(22</a/store.sqlite-wal>, "\\0"..., 4096, 0) = 4096';
    const sync = '7 fsync(22</a/store.sqlite-wal>) = 0';
    const say = '7 write(1<pipe:[1]>, "t0 2\\n", 5) = 5';
    expect(orderIn([write, sync, say].join('\n'))).toEqual({ acknowledgements: 1, tooEarly: 0 });
    expect(orderIn([write, say, sync].join('\n'))).toEqual({ acknowledgements: 1, tooEarly: 1 });
    expect(orderIn([write, sync.replace('= 0', '= -1 EIO'), say].join('\n'))).toEqual({
      acknowledgements: 1,
      tooEarly: 1,
    });
    expect(orderIn([write, sync.replace('-wal', ''), say].join('\n'))).toEqual({ acknowledgements: 1, tooEarly: 1 });
  });
});
