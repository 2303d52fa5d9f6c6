/** The portal could not be reached: no answer of any kind has come. */
export class LostConnection extends Error {
  constructor(cause: unknown) {
    super("the connection is lost", { cause })
  }
}

/** What stands for the answer to a form that could not be sent; undefined where it was no form that can be shown again. */
type Answer = (fields: FormData | URLSearchParams) => Response | undefined

let answerLost: Answer | undefined

/** Says how a form that could not be sent is answered. */
export function onLostForm(answer: Answer): void {
  answerLost = answer
}

const isData = (input: RequestInfo | URL) => input instanceof URL && input.pathname.endsWith(".data")

/**
 * Tells a lost connection from a fault of the page. A form that could not be sent gets an answer from here, or the router would put an
 * error screen in its place, and what was typed would be gone (FORM-08).
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
      const answer = isForm ? answerLost?.(fields) : undefined
      if (answer) return answer
      throw new LostConnection(error)
    }
  }
}
