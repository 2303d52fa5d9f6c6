import type { HeadersFunction } from "@remix-run/node"

/** The headers of a refusal (`Retry-After`) on the page that shows it, a form that comes back among them: `headers` of every route with an error boundary. */
export const errorHeaders: HeadersFunction = ({ errorHeaders, actionHeaders }) => {
  const headers = new Headers(errorHeaders)
  const wait = actionHeaders.get("Retry-After")
  if (wait !== null) headers.set("Retry-After", wait)
  return headers
}
