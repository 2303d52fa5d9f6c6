import { vi } from "vitest"

/**
 * Retries an assertion until it passes: for effects that follow a response asynchronously, such as a log line or a metric. The timeout
 * ends a hanging test, also on a busy machine; it is not a limit under test.
 * @param assertion throws as long as it fails
 * @returns the result of the assertion
 * @throws its last error, after 20 seconds
 */
export function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: 20_000, interval: 20 })
}
