import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Device } from './devices.ts';

/** The cookie that says who a device belongs to. */
const COOKIE = 'stammtisch';
/** A secret gives cookies of its own kind: another use of the same secret can never make one. */
const PURPOSE = 'stammtisch/identity/2/';
const DAYS = 180;

/** Signs the ids of persons and their devices, so that nobody can make one up. */
export interface Identities {
  /** The device of a `Cookie` header, with its person; `null` without a good cookie. Whether it was removed since stands in the log of the person. */
  readonly deviceOf: (cookieHeader: string | undefined) => Device | null;
  /** The `Set-Cookie` header that makes a device its person's. `secure`: only over TLS. */
  readonly cookieOf: (device: Device, secure: boolean) => string;
  /** The header that takes the cookie away. */
  readonly noCookie: (secure: boolean) => string;
}

function header(value: string, age: number, secure: boolean): string {
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`;
}

/** @param secret at least 32 characters that nobody else knows */
export function identitiesOf(secret: string): Identities {
  const signature = ({ person, id }: Device): Buffer =>
    createHmac('sha256', secret).update(`${PURPOSE}${person}.${id}`).digest();

  return {
    deviceOf(cookieHeader) {
      const value = cookieValue(cookieHeader);
      const [, person, id, signed] = /^([0-9a-f]{32})\.([0-9a-f]{16})\.([0-9a-f]{64})$/.exec(value ?? '') ?? [];
      if (person === undefined || id === undefined || signed === undefined) return null;
      const device: Device = { person, id };
      return timingSafeEqual(Buffer.from(signed, 'hex'), signature(device)) ? device : null;
    },
    cookieOf: (device, secure) =>
      header(`${device.person}.${device.id}.${signature(device).toString('hex')}`, DAYS * 24 * 3600, secure),
    noCookie: (secure) => header('', 0, secure),
  };
}

/** The value of our cookie. Two of them are none: somebody planted one. */
function cookieValue(cookieHeader: string | undefined): string | null {
  if (cookieHeader === undefined || cookieHeader.length > 4096) return null;
  const values = cookieHeader
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${COOKIE}=`))
    .map((part) => part.slice(COOKIE.length + 1));
  const [only, ...more] = values;
  return only === undefined || more.length > 0 ? null : only;
}
