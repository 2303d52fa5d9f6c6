import type { Page } from "@playwright/test"

/** Left by navigating away; and `csp`, which is how Chromium calls a script it skips because JavaScript is off. */
const expectedFailures = new Set(["net::ERR_ABORTED", "csp"])

/**
 * React 18 says this when a click reaches a part of the page that is still being taken over; the click counts all the same, nothing is
 * lost (a note of its authors: github.com/facebook/react/pull/23267). What a journey expects is seen by what it expects.
 */
const earlyClick = "Minified React error #345;"

/**
 * Collects what a user's browser would complain about: errors and warnings on the console (hydration warnings are among them),
 * exceptions nobody caught, and violations of the content security policy.
 * @returns a list that grows while the page lives
 */
export async function watchPage(page: Page): Promise<string[]> {
  const trouble: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      trouble.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on("pageerror", ({ message }) => {
    if (!message.startsWith(earlyClick)) trouble.push(`error: ${message} (${page.url()})`)
  })
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? ""
    if (!expectedFailures.has(reason)) trouble.push(`request failed: ${request.url()} ${reason}`)
  })
  await page.exposeFunction("reportViolation", (line: string) => trouble.push(`content security policy: ${line}`))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const report = (window as unknown as { reportViolation(line: string): void }).reportViolation
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  return trouble
}
