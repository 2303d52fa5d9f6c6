/**
 * The CSP of responses that are not HTML pages (assets, backend files) and of everything that browsers or proxies may cache.
 * It runs and loads nothing (quality V5.30) and has no nonce, because a cached nonce could be reused (quality row 32).
 */
export const inertPolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; sandbox"
