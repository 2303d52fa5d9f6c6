import type { HeadersFunction } from "@remix-run/node"

/**
 * The `headers` export of every route with an error boundary: sends the headers of a refusal (`Retry-After`) with the page that shows
 * it, which may also be the form again.
 */
export const errorHeaders: HeadersFunction = ({ errorHeaders, actionHeaders }) => {
  const headers = new Headers(errorHeaders)
  const wait = actionHeaders.get("Retry-After")
  if (wait !== null) headers.set("Retry-After", wait)
  return headers
}
