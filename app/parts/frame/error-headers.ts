import type { HeadersFunction } from "@remix-run/node"

/** The headers of a refusal (`Retry-After`) on its page; for `headers` of routes whose own boundary shows it. */
export const errorHeaders: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()
