import type { NetworkInterfaceInfo } from 'node:os';

/** Where other devices in the same network find a server that listens to all of them. */
export function networkAddresses(
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
  port: number,
): readonly string[] {
  const all = Object.values(interfaces).flatMap((one) => one ?? []);
  return all
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => `http://${address}:${port}/`);
}
