import type { IncomingMessage } from 'node:http';
import { isOwnOrigin } from '../operator/origin.ts';

/** More than this no page of ours sends: the answer of a passkey is the longest. */
const MOST_BODY_BYTES = 8_192;

/** What a page is answered. */
export interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly cookie?: string;
  readonly body: string;
}

/** An answer in JSON. */
export function json(status: number, value: object): Answer {
  return { status, body: JSON.stringify(value) };
}

/** Whether a page of ours asks, and asks in JSON: no form of another site can. */
export function isOurs({ headers, headersDistinct, method }: IncomingMessage, publicOrigin: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (!isOwnOrigin({ origins: headersDistinct['origin'] ?? [], host: headers.host }, publicOrigin)) return false;
  return method === 'DELETE' || headers['content-type']?.split(';')[0]?.trim() === 'application/json';
}

/** The JSON in a request; `undefined` if there is none or too much. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BODY_BYTES) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
