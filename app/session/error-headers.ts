import type { HeadersFunction } from "@remix-run/node"

/** The headers of a refusal (`Retry-After`) on the page that shows it: `headers` of every route with an error boundary. */
export const errorHeaders: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()
