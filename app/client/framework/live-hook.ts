import type { asReading, isReadAgain, orAsBefore } from "./live-reading.ts"

type Reader = { asReading: typeof asReading; isReadAgain: typeof isReadAgain; orAsBefore: typeof orAsBefore }

/** What takes part in the router's requests while a page is read again. It comes with what reads it, so that no page is heavier for it. */
export const live: { reader?: Reader } = {}
