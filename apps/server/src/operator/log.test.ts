import fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorKind, jsonLog } from './log.ts';

const CANARIES = ['EO', 'Sepp', '192.168.0.7', 'postgres://u:geheim@db', 'a9f3c2d1e0b4'];

it('a log is JSON lines with the time in front', () => {
  const lines: string[] = [];
  const log = jsonLog(
    () => new Date(0),
    (line) => lines.push(line),
  );
  log({ event: 'started', port: 8080, store: 'sqlite' });
  expect(lines).toEqual(['{"time":"1970-01-01T00:00:00.000Z","event":"started","port":8080,"store":"sqlite"}\n']);
});

it('nothing secret gets into a log by an error, wherever it hides in it', () => {
  const canary = fc.constantFrom(...CANARIES);
  fc.assert(
    fc.property(canary, canary, canary, (message, name, code) => {
      const error = Object.assign(new Error(`connect to ${message}`, { cause: message }), {
        name,
        code,
        detail: message,
      });
      for (const thrown of [error, message, { message }, [message]]) {
        const line = JSON.stringify(errorKind(thrown));
        for (const secret of CANARIES) expect(line).not.toContain(secret);
      }
    }),
  );
});

it('errors keep what tells the operator where to look', () => {
  expect(errorKind(Object.assign(new TypeError('x'), { code: 'ECONNREFUSED' }))).toEqual({
    kind: 'TypeError',
    code: 'ECONNREFUSED',
  });
  expect(errorKind(Object.assign(new Error('x'), { code: '57P01' }))).toEqual({ kind: 'Error', code: '57P01' });
});
