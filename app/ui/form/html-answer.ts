import { lostFormAnswer } from "./lost-form.ts"

/** Whether an HTML page came instead of the router's response: of a proxy without a portal behind it, or of a portal that is too busy. */
const isHtmlError = ({ status, headers }: Response) =>
  status >= 500 && Boolean(headers.get("content-type")?.includes("html"))

const isData = (input: RequestInfo | URL) => input instanceof URL && input.pathname.endsWith(".data")

/**
 * Wraps `fetch` for forms that get an HTML page with an error instead of a response of the portal: the router cannot read it and would
 * replace the page by an error screen, and the input would be lost. The form is shown again, as without a connection (ERR-03, FORM-08).
 */
export function replaceHtmlAnswers(scope: Pick<typeof globalThis, "fetch">): void {
  const plain = scope.fetch
  scope.fetch = async (input, init) => {
    const answer = await plain(input, init)
    const fields = init?.body
    if (!isData(input) || !isHtmlError(answer)) return answer
    if (fields instanceof FormData || fields instanceof URLSearchParams) return lostFormAnswer(fields) ?? answer
    return answer
  }
}
