import { createHmac, timingSafeEqual } from 'node:crypto';

/** The cookie that says who a device belongs to. */
const COOKIE = 'stammtisch';
/** A secret gives cookies of its own kind: another use of the same secret can never make one. */
const PURPOSE = 'stammtisch/identity/1/';
const DAYS = 180;

/** Signs the ids of persons, so that nobody can make one up. */
export interface Identities {
  /** The person of a `Cookie` header; `null` without a good cookie. */
  readonly personOf: (cookieHeader: string | undefined) => string | null;
  /** The `Set-Cookie` header that makes a device this person's. `secure`: only over TLS. */
  readonly cookieOf: (person: string, secure: boolean) => string;
  /** The header that takes the cookie away. */
  readonly noCookie: (secure: boolean) => string;
}

function header(value: string, age: number, secure: boolean): string {
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`;
}

/** @param secret at least 32 characters that nobody else knows */
export function identitiesOf(secret: string): Identities {
  const signature = (person: string): Buffer =>
    createHmac('sha256', secret)
      .update(PURPOSE + person)
      .digest();

  return {
    personOf(cookieHeader) {
      const value = cookieValue(cookieHeader);
      const [, person, signed] = /^([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(value ?? '') ?? [];
      if (person === undefined || signed === undefined) return null;
      return timingSafeEqual(Buffer.from(signed, 'hex'), signature(person)) ? person : null;
    },
    cookieOf: (person, secure) => header(`${person}.${signature(person).toString('hex')}`, DAYS * 24 * 3600, secure),
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
