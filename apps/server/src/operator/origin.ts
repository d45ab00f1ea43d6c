/** What a request says about where it comes from. */
export interface OriginClaim {
  /** Every `Origin` header; a browser sends exactly one. */
  readonly origins: readonly string[];
  readonly host: string | undefined;
}

/**
 * Whether a page of ours opens this connection: another page in the same browser must not act with the cookie of the visitor (cross-site
 * WebSocket hijacking). Compared as text, letter by letter: a browser writes its origin in one way only.
 *
 * @param publicOrigin the address of the server; null at home, where the page must come from the host that it calls
 */
export function isOwnOrigin({ origins, host }: OriginClaim, publicOrigin: string | null): boolean {
  const [origin, ...more] = origins;
  if (origin === undefined || more.length > 0) return false;
  if (publicOrigin !== null) return origin === publicOrigin;
  return host !== undefined && origin === `http://${host}`;
}
