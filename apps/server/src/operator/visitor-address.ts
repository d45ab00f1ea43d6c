import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** In IPv6 whoever has a line has all addresses that begin alike up to here, in groups of four digits. */
const GROUPS_OF_A_LINE = 4;
const GROUPS = 8;

/**
 * The address of whoever asks, in IPv6 that of the line. What a header says about it counts only as far as proxies of the operator wrote it: read from the
 * end, everything is believed up to the first address that is not one of them.
 */
export function visitorAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new Set(trustedProxies.map(plain));
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const way = [...forwarded.filter((address) => address.trim() !== ''), socket.remoteAddress ?? ''].map(plain);
    return lineOf(way.findLast((address, place) => place === 0 || !trusted.has(address)) ?? '');
  };
}

/** The address alone: without the port that some proxies write behind it, and IPv4 not in the clothes of IPv6. */
function plain(written: string): string {
  const text = written.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? beforePort ?? text;
  const mapped = address.toLowerCase().startsWith('::ffff:') ? address.slice('::ffff:'.length) : '';
  return isIPv4(mapped) ? mapped : address;
}

function lineOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [written = ''] = address.split('%');
  const [head = '', tail] = written.toLowerCase().split('::');
  const [before, after] = [groups(head), groups(tail)];
  const gap = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const all = [...before, ...Array.from({ length: gap }, () => '0'), ...after].map((group) =>
    Number.parseInt(group, 16),
  );
  return all
    .slice(0, GROUPS_OF_A_LINE)
    .map((group) => group.toString(16))
    .join(':');
}

function groups(part = ''): readonly string[] {
  return part.split(':').filter((group) => group !== '');
}
