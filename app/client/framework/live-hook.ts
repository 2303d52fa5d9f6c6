/** What the router tells when it asks whether to read a route again. */
export type Revalidation = { currentUrl: URL; nextUrl: URL; formMethod?: string | undefined }

/** What takes part in the router's requests while a page is read again: `live-reading.ts`. */
type Reader = {
  isReadAgain: (id: string, asked: Revalidation) => boolean | undefined
  orAsBefore: (
    id: string,
    before: unknown,
    request: Pick<Request, "url">,
    load: () => Promise<unknown>,
  ) => Promise<unknown>
  asReading: (input: URL, init: RequestInit | undefined) => [URL, RequestInit | undefined]
}

/** It comes with what reads pages again, so that no page is heavier for it. */
export const live: { reader?: Reader } = {}
