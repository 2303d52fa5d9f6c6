import { live } from "./live-hook.ts"

/** Thrown when the portal could not be reached, so there was no response at all. */
export class LostConnection extends Error {
  constructor(cause: unknown) {
    super("the connection is lost", { cause })
  }
}

const isData = (input: RequestInfo | URL): input is URL => input instanceof URL && input.pathname.endsWith(".data")

/**
 * Wraps `fetch`, so that a lost connection differs from a fault of the page (ERR-02), and a page that reads itself again asks only for
 * what it reads (`live-reading.ts`).
 */
export function watchConnection(scope: Pick<typeof globalThis, "fetch"> = window): void {
  const plain = scope.fetch
  scope.fetch = async (input, init) => {
    const [asked, how] = (isData(input) && live.reader?.asReading(input, init)) || [input, init]
    try {
      return await plain(asked, how)
    } catch (error) {
      if (!isData(input) || !(error instanceof TypeError)) throw error
      throw new LostConnection(error)
    }
  }
}
