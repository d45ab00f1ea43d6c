import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './origin.ts';

const OWN = 'https://schafkopf.example';
const from = (...origins: readonly string[]) => isOwnOrigin({ origins, host: 'schafkopf.example' }, OWN);

describe('the origin of a connection', () => {
  it('is ours', () => {
    expect(from(OWN)).toBe(true);
  });

  it.each([
    'null',
    '',
    'http://schafkopf.example',
    'https://www.schafkopf.example',
    'https://schafkopf.example.evil.test',
    'https://evilschafkopf.example',
    'https://schafkopf.example:8443',
    'https://schafkopf.example.',
    'HTTPS://SCHAFKOPF.EXAMPLE',
    'https://schafkopf.example/',
    'https://xn--schafkpf-n4a.example',
    'https://schafkopf.example, https://schafkopf.example',
  ])('is not ours: "%s"', (origin) => {
    expect(from(origin)).toBe(false);
  });

  it('must be said, and once', () => {
    expect(from()).toBe(false);
    expect(from(OWN, OWN)).toBe(false);
  });

  it('is at home the host that is called', () => {
    expect(isOwnOrigin({ origins: ['http://192.168.0.7:8080'], host: '192.168.0.7:8080' }, null)).toBe(true);
    expect(isOwnOrigin({ origins: ['http://evil.test'], host: '192.168.0.7:8080' }, null)).toBe(false);
    expect(isOwnOrigin({ origins: ['http://undefined'], host: undefined }, null)).toBe(false);
  });
});
