/**
 * Runs a function when the browser is idle, so that it does not compete with the page.
 * @param latest milliseconds after which it runs in any case
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void, latest: number): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: latest })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}
