import type { IncomingMessage } from 'node:http';

/**
 * The address of whoever asks. What a header says about it counts only as far as proxies of the operator wrote it: read from the end, everything is
 * believed up to the first address that is not one of them.
 */
export function visitorAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new Set(trustedProxies);
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const way = [
      ...forwarded.map((address) => address.trim()).filter((address) => address !== ''),
      plain(socket.remoteAddress ?? ''),
    ];
    return way.findLast((address, place) => place === 0 || !trusted.has(address)) ?? '';
  };
}

/** IPv4 in IPv6's clothes is the same address. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}
