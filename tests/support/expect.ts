import { expect as playwrightExpect, type Locator, type Page } from "@playwright/test"

/**
 * Playwright's `expect`, which first waits until the page is there that an assertion is about. After each try that fails, Playwright (1.60
 * and later, github.com/microsoft/playwright/issues/41098) describes the whole page for the message, so waiting by trying costs more than
 * half of the scripts' time in a journey. What is waited for is asserted by Playwright afterwards: a wait that ends without success changes nothing.
 */
export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  apply(target, self, given: unknown[]) {
    const assertions: object = Reflect.apply(target, self, given)
    const [actual] = given
    return isOf<Locator>(actual, "waitFor") || isOf<Page>(actual, "waitForURL") ? ready(assertions, actual) : assertions
  },
})

const isOf = <Kind>(value: unknown, method: keyof Kind): value is Kind =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, method) === "function"

/** The assertions about a page or an element, each after its wait. Negated ones are left as they are, except for what disappears. */
function ready(assertions: object, actual: Locator | Page): object {
  return new Proxy(assertions, {
    get(target, name) {
      const assertion: unknown = Reflect.get(target, name)
      if (typeof assertion !== "function") return assertion
      return async (...given: unknown[]) => {
        await ("waitForURL" in actual ? address(actual, name, given) : element(actual, name, given)).catch(
          () => undefined,
        )
        try {
          await Reflect.apply(assertion, target, given)
        } catch (failure) {
          // the place that the report shows is the line of the test
          if (failure instanceof Error) failure.stack = failure.stack?.replaceAll(/\n.*support\/expect\.ts.*/g, "")
          throw failure
        }
      }
    },
  })
}

/** Milliseconds of a wait; as in `playwright.config.ts`. */
const timeout = 20_000

async function address(page: Page, name: string | symbol, [expected]: unknown[]): Promise<void> {
  if (name !== "toHaveURL") return
  const isThere = (url: URL) =>
    expected instanceof RegExp
      ? new RegExp(expected.source, expected.flags.replace("g", "")).test(url.href)
      : url.href === new URL(String(expected), url).href
  await page.waitForURL(isThere, { waitUntil: "commit", timeout })
}

async function element(locator: Locator, name: string | symbol, [expected]: unknown[]): Promise<void> {
  if (name === "toBeHidden") return locator.waitFor({ state: "hidden", timeout })
  if (name === "toBeVisible") return locator.waitFor({ state: "visible", timeout })
  if (name === "toHaveCount" || name === "toBeAttached") return
  if (Array.isArray(expected) && expected.length === 0) return
  await locator.first().waitFor({ state: "attached", timeout })
}
