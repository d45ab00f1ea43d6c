import { timingSafeEqual } from 'node:crypto';
import { type IncomingMessage } from 'node:http';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

/** A page made on the spot: a few lines of text. */
export interface TextPage {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Whether the server can be given visitors: it stands, its database answers, and it is not just stopping. */
export type Readiness = () => Promise<boolean>;

const PLAIN = 'text/plain; charset=utf-8';
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Pages for whoever runs the server, and the texts that the law asks for; null for every other address.
 *
 * `/healthz` says that the process lives, `/readyz` that it may be given visitors. `/metrics` is for this machine, asked directly, or for
 * whoever knows the token; to others it does not exist.
 */
export function operatorPages(
  { legal, metricsToken }: Pick<Settings, 'legal' | 'metricsToken'>,
  metrics: Metrics,
  isReady: Readiness,
): (request: IncomingMessage, path: string) => Promise<TextPage | null> {
  return async (request, path) => {
    switch (path) {
      case '/healthz':
        return text('ok');
      case '/readyz':
        return (await isReady()) ? text('ready') : { status: 503, contentType: PLAIN, body: 'not ready\n' };
      case '/metrics':
        if (!mayMeasure(request, metricsToken)) return null;
        return { status: 200, contentType: 'text/plain; version=0.0.4; charset=utf-8', body: metrics.text() };
      case '/impressum.txt':
        return legal && text(legal.imprint);
      case '/datenschutz.txt':
        return legal && text(legal.privacy);
      default:
        return null;
    }
  };
}

function text(body: string): TextPage {
  return { status: 200, contentType: PLAIN, body: `${body}\n` };
}

function mayMeasure({ headers, socket }: IncomingMessage, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  // What a proxy on this machine passes on comes from elsewhere.
  const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return isDirect && LOOPBACK.has(socket.remoteAddress ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
