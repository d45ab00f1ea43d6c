import { describe, expect, it } from 'vitest';
import { canTrace, fsyncOrder, orderIn } from '../../test/fsync-order.ts';

const CAN_TRACE = canTrace();
if (!CAN_TRACE)
  process.stderr.write('Left out: the order of system calls. strace is not installed, or may not be used here.\n');

/** That a page with the id of a command is written to the log. */
function write(id: string): string {
  return `7 pwrite64(22</a/store.sqlite-wal>, "\\0\\5t0${id}\\0"..., 4096, 0) = 4096`;
}

describe('an acknowledgement', () => {
  it.runIf(CAN_TRACE)('goes out only when everything written before it is on the disk', { timeout: 120_000 }, () => {
    const { acknowledgements, tooEarly } = fsyncOrder(500);
    expect(acknowledgements).toBe(500);
    expect(tooEarly).toBe(0);
  });

  it('that goes out too early is seen', () => {
    const written = write('t0-0.');
    const sync = '7 fsync(22</a/store.sqlite-wal>) = 0';
    const say = '9 write(1<pipe:[1]>, "t0 2\\n", 5) = 5';
    const late = { acknowledgements: 1, tooEarly: 1 };
    expect(orderIn([written, sync, say].join('\n'))).toEqual({ acknowledgements: 1, tooEarly: 0 });
    expect(orderIn([written, say, sync].join('\n'))).toEqual(late);
    expect(orderIn([sync, written, say].join('\n'))).toEqual(late);
    expect(orderIn([write('t0-2.'), sync, say].join('\n'))).toEqual(late);
    expect(orderIn([written, sync.replace('= 0', '= -1 EIO'), say].join('\n'))).toEqual(late);
    expect(orderIn([written, sync.replace('-wal', ''), say].join('\n'))).toEqual(late);
  });

  it('while the disk is still at work is too early, and what is written meanwhile waits for the next time', () => {
    const begin = '7 fdatasync(22</a/store.sqlite-wal> <unfinished ...>';
    const end = '7 <... fdatasync resumed>) = 0';
    const say = '9 write(1<pipe:[1]>, "t0 2\\nt1 2\\n", 10) = 10';
    expect(orderIn([write('t0-0.'), write('t1-0.'), begin, end, say].join('\n')).tooEarly).toBe(0);
    expect(orderIn([write('t0-0.'), write('t1-0.'), begin, say, end].join('\n')).tooEarly).toBe(2);
    expect(orderIn([write('t0-0.'), begin, write('t1-0.'), end, say].join('\n')).tooEarly).toBe(1);
  });
});
