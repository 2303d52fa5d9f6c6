import type { Page } from "@playwright/test"

/** Requests cancelled by navigation; and `csp`, Chromium's name for scripts skipped because JavaScript is off. */
const expectedFailures = new Set(["net::ERR_ABORTED", "csp"])

/**
 * React 18 logs this when a click reaches a part of the page that is still hydrating; the click is not lost (a note of its authors:
 * github.com/facebook/react/pull/23267). The assertions of a journey verify the effect.
 */
const earlyClick = "Minified React error #345;"

/**
 * Collects browser problems: console errors and warnings (including hydration warnings), uncaught exceptions, and violations of the
 * content security policy.
 * @returns a list that grows while the page is open
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
