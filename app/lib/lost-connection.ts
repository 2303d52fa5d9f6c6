/** Thrown when the portal could not be reached: no response at all, or one of a proxy or of an overloaded portal. */
export class LostConnection extends Error {
  constructor(cause: unknown) {
    super("the connection is lost", { cause })
  }
}

/** Creates a response in place of the missing one for a form that could not be sent; undefined if the form cannot be shown again. */
type LostFormHandler = (fields: FormData | URLSearchParams) => Response | undefined

let lostFormHandler: LostFormHandler | undefined

/** Registers the handler for forms that could not be sent. */
export function onLostForm(handler: LostFormHandler): void {
  lostFormHandler = handler
}

const isData = (input: RequestInfo | URL) => input instanceof URL && input.pathname.endsWith(".data")

/** The router's own responses are no HTML; a proxy without a portal behind it, and a portal that is too busy, send an HTML page. */
const isOfRouter = ({ status, headers }: Response) => status < 500 || !headers.get("content-type")?.includes("html")

/** The form again, if the request sends one that can be shown again. @throws LostConnection otherwise */
function shownAgain(body: BodyInit | null | undefined, cause: unknown): Response {
  const isForm = body instanceof FormData || body instanceof URLSearchParams
  const answer = isForm ? lostFormHandler?.(body) : undefined
  if (answer) return answer
  throw new LostConnection(cause)
}

/**
 * Wraps `fetch` to distinguish a lost connection from a fault of the page. A form that could not be sent gets a local response; otherwise
 * the router would replace the page by an error screen and the input would be lost (FORM-08).
 */
export function watchConnection(scope: Pick<typeof globalThis, "fetch"> = window): void {
  const plain = scope.fetch
  scope.fetch = async (input, init) => {
    try {
      const answer = await plain(input, init)
      return isData(input) && !isOfRouter(answer) ? shownAgain(init?.body, answer.status) : answer
    } catch (error) {
      if (!isData(input) || !(error instanceof TypeError)) throw error
      return shownAgain(init?.body, error)
    }
  }
}
