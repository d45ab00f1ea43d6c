import { expect, it } from 'vitest';
import { networkAddresses } from './network-addresses.ts';

const IPV4 = { family: 'IPv4', netmask: '255.255.255.0', mac: '', cidr: null } as const;
const IPV6 = { family: 'IPv6', netmask: '', mac: '', cidr: null, scopeid: 0 } as const;

it('names the addresses that a phone in the same network can open, and no others', () => {
  const interfaces = {
    lo: [{ ...IPV4, address: '127.0.0.1', internal: true }],
    wlan0: [
      { ...IPV4, address: '192.168.0.7', internal: false },
      { ...IPV6, address: 'fe80::1', internal: false },
    ],
    // Nobody gave this one an address.
    eth0: [{ ...IPV4, address: '169.254.3.4', internal: false }],
    tun0: undefined,
  };
  expect(networkAddresses(interfaces, 8080)).toEqual(['http://192.168.0.7:8080/']);
});
