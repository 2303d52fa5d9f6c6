/**
 * The policy of whatever is no page of ours: assets, files of the backend, and all that may be kept by a browser or on the way to it.
 * It runs and loads nothing (quality V5.30), and holds no nonce: one that is kept could be used again (quality row 32).
 */
export const inertPolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; sandbox"
