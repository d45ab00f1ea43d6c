import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

const PROXY = '10.0.0.1';

/** The address of somebody whose connection comes from `from`, with this header. */
function seen(from: string, forwarded?: string, proxies: readonly string[] = [PROXY]): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return visitorAddress(proxies)({ headers, socket: { remoteAddress: from } } as unknown as IncomingMessage);
}

describe('the address of a visitor', () => {
  it('is that of the connection, whatever a header says, unless a proxy of ours has written it', () => {
    expect(seen('203.0.113.7')).toBe('203.0.113.7');
    expect(seen('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(seen(PROXY, '198.51.100.1')).toBe('198.51.100.1');
    expect(seen(PROXY, '6.6.6.6, 198.51.100.1')).toBe('198.51.100.1');
    expect(seen(PROXY, `6.6.6.6, 198.51.100.1, 10.0.0.2`, [PROXY, '10.0.0.2'])).toBe('198.51.100.1');
    expect(seen(PROXY)).toBe(PROXY);
    expect(seen(PROXY, ' , ')).toBe(PROXY);
  });

  it('is the same with a port behind it, and in the clothes of IPv6', () => {
    expect(seen('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(seen(`::ffff:${PROXY}`, '::FFFF:198.51.100.1')).toBe('198.51.100.1');
    expect(seen(PROXY, '198.51.100.1:51234')).toBe('198.51.100.1');
    expect(seen(PROXY, '[2001:db8::1]:51234')).toBe(seen(PROXY, '2001:db8::1'));
    expect(seen('10.0.0.1', '198.51.100.1', ['::ffff:10.0.0.1'])).toBe('198.51.100.1');
  });

  it('is in IPv6 that of the line, since a line has as many addresses as it likes', () => {
    expect(seen('2001:db8:0:7::1')).toBe('2001:db8:0:7');
    expect(seen('2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:0:7');
    expect(seen('2001:db8::7:1:2:3:4')).toBe('2001:db8:0:7');
    expect(seen('2001:db8:0:8::1')).not.toBe(seen('2001:db8:0:7::1'));
    expect(seen('fe80::1234%eth0')).toBe('fe80:0:0:0');
    expect(seen('::1')).toBe('0:0:0:0');
  });
});
