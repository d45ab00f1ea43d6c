import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { joined, u8, utf8, type Bytes } from './bytes.ts';

/** What is hashed, so that a hash made for one thing can never stand for another. */
export type Tag =
  | 'server-commit'
  | 'user-entropy'
  | 'seat-commit'
  | 'bot-ref'
  | 'bot'
  | 'lock'
  | 'mix'
  | 'deal-key'
  | 'stream'
  | 'record'
  | 'log';

/** `H(tag, m)` of the protocol: SHA-256 of the length of the tag, the tag and the message; 32 bytes. */
export function taggedHash(tag: Tag, ...message: readonly Bytes[]): Bytes {
  return sha256(tagged(tag, message));
}

/** `MAC(k, tag, m)` of the protocol: HMAC-SHA256 of the same; 32 bytes. */
export function taggedMac(key: Bytes, tag: Tag, ...message: readonly Bytes[]): Bytes {
  return hmac(sha256, key, tagged(tag, message));
}

function tagged(tag: Tag, message: readonly Bytes[]): Bytes {
  return joined(tagBytes(tag), ...message);
}

/** What stood before messages so far: always the same, so it is made once. */
const madeTags = new Map<Tag, Bytes>();

/** The length of a tag and the tag. */
function tagBytes(tag: Tag): Bytes {
  const made = madeTags.get(tag);
  if (made !== undefined) return made;
  const name = utf8(`skfd1/${tag}`);
  const bytes = joined(u8(name.length), name);
  madeTags.set(tag, bytes);
  return bytes;
}
