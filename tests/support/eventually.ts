import { vi } from "vitest"

/**
 * Asks again until an assertion holds: for what follows an answer without belonging to it, as a line of the log, which is written
 * asynchronously, or a measure. The time ends what hangs, on a busy machine too; it is no bound of the test.
 * @param assertion throws while it does not hold
 * @returns what the assertion gives
 * @throws its last error, after 20 seconds
 */
export function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: 20_000, interval: 20 })
}
