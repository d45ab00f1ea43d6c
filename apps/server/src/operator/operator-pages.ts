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
/** How this machine calls itself: by another name a proxy asks, or the page of a stranger in a browser here. */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Pages for whoever runs the server, and the texts that the law asks for; null for every other address.
 *
 * `/healthz` says that the process lives, `/readyz` that it may be given visitors. `/metrics` is for whoever knows the token; without one
 * it exists at home only, for this machine: behind a proxy everybody seems to come from here.
 */
export function operatorPages(
  settings: Pick<Settings, 'legal' | 'metricsToken' | 'publicOrigin' | 'trustedProxies'>,
  metrics: Metrics,
  isReady: Readiness,
): (request: IncomingMessage, path: string) => Promise<TextPage | null> {
  const { legal } = settings;
  return async (request, path) => {
    switch (path) {
      case '/healthz':
        return text('ok');
      case '/readyz':
        return (await isReady()) ? text('ready') : { status: 503, contentType: PLAIN, body: 'not ready\n' };
      case '/metrics':
        if (!mayMeasure(request, settings)) return null;
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

function mayMeasure(
  { headers, socket }: IncomingMessage,
  { metricsToken, publicOrigin, trustedProxies }: Parameters<typeof operatorPages>[0],
): boolean {
  if (metricsToken !== null) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  // No header says for sure that there is no proxy before us: some write none, and call us by our address on this machine.
  const isAtHome = publicOrigin === null && trustedProxies.length === 0;
  const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return isAtHome && isDirect && LOOPBACK.has(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
