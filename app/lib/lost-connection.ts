/** Thrown when the portal could not be reached, so there was no response at all. */
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

/**
 * Wraps `fetch` to distinguish a lost connection from a fault of the page. A form that could not be sent gets a local response; otherwise
 * the router would replace the page by an error screen and the input would be lost (FORM-08).
 */
export function watchConnection(scope: Pick<typeof globalThis, "fetch"> = window): void {
  const plain = scope.fetch
  scope.fetch = async (input, init) => {
    try {
      return await plain(input, init)
    } catch (error) {
      if (!isData(input) || !(error instanceof TypeError)) throw error
      const fields = init?.body
      const isForm = fields instanceof FormData || fields instanceof URLSearchParams
      const answer = isForm ? lostFormHandler?.(fields) : undefined
      if (answer) return answer
      throw new LostConnection(error)
    }
  }
}
