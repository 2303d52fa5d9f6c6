import type { Page } from "@playwright/test"

/** Requests cancelled by navigation; and `csp`, Chromium's name for scripts skipped because JavaScript is off. */
const expectedFailures = new Set(["net::ERR_ABORTED", "csp"])

/**
 * React 18 logs this when a click reaches a part of the page that is still hydrating; the click is not lost (a note of its authors:
 * github.com/facebook/react/pull/23267). The assertions of a journey verify the effect.
 */
const earlyClick = "Minified React error #345;"

/**
 * turbo-stream 2.4 (`decode`, which Remix calls) leaves two rejections unhandled if a navigation is aborted before its response has ended,
 * for example by a click on the next step while the page still revalidates. The router ignores the aborted navigation; nothing is lost.
 */
const abortedStream = "signal is aborted without reason"
/** The same, aborted before its first line is read: Remix (`fetchAndDecode`) logs every response that it cannot decode. */
const abortedResponses = [
  "AbortError: BodyStreamBuffer was aborted",
  `AbortError: ${abortedStream}`,
  // cut off because the browser loads another document; a lost connection is reported by its request, too
  "TypeError: network error",
]

/**
 * Collects browser problems: console errors and warnings (including hydration warnings), uncaught exceptions, and violations of the
 * content security policy.
 * @returns a list that grows while the page is open
 */
export async function watchPage(page: Page): Promise<string[]> {
  const trouble: string[] = []
  page.on("console", (message) => {
    const isBad = message.type() === "error" || message.type() === "warning"
    const text = message.text()
    if (isBad && !abortedResponses.some((start) => text.startsWith(start)))
      trouble.push(`console ${message.type()}: ${text}`)
  })
  page.on("pageerror", ({ message }) => {
    if (!message.startsWith(earlyClick) && message !== abortedStream) trouble.push(`error: ${message} (${page.url()})`)
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
