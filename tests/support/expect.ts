import { expect as playwrightExpect, type Locator, type Page } from "@playwright/test"

/**
 * Playwright's `expect`, which first waits until the page is there that an assertion is about. After each try that fails, Playwright (1.60
 * and later, github.com/microsoft/playwright/issues/41098) describes the whole page for its message: waiting by trying cost 40 % of the
 * scripts' time in a journey. A wait that ends without success changes nothing: Playwright then asserts, and fails with its message.
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

/** The assertions about a page or an element, each after its wait. Negated ones are left as they are. */
function ready(assertions: object, actual: Locator | Page): object {
  return new Proxy(assertions, {
    get(target, name) {
      const assertion: unknown = Reflect.get(target, name)
      if (typeof assertion !== "function") return assertion
      return async (...given: unknown[]) => {
        const wait = "waitForURL" in actual ? address(actual, name, given) : element(actual, name, given)
        if (await wait.catch(() => false)) return
        await Reflect.apply(assertion, target, given).catch((failure: unknown) => {
          // the report shows the first line of ours: that of the test
          if (failure instanceof Error) failure.stack = failure.stack?.replaceAll(/\n.*support\/expect\.ts.*/g, "")
          throw failure
        })
      }
    },
  })
}

/** Milliseconds that an assertion waits without a limit of its own: long enough for a busy machine. */
export const assertionTimeout = 20_000

/** The milliseconds that an assertion waits: its options are its last argument. */
function timeoutOf(given: unknown[]): number {
  const options = given.at(-1)
  const own: unknown = typeof options === "object" && options !== null ? Reflect.get(options, "timeout") : undefined
  return typeof own === "number" ? own : assertionTimeout
}

/** Waits for the address that is expected. @returns false: it is left to assert */
async function address(page: Page, name: string | symbol, given: unknown[]): Promise<boolean> {
  const [expected] = given
  if (name !== "toHaveURL") return false
  await page.waitForURL((url) => isAddress(url, expected), { waitUntil: "commit", timeout: timeoutOf(given) })
  return false
}

function isAddress(url: URL, expected: unknown): boolean {
  if (expected instanceof RegExp) return url.href.search(expected) >= 0
  if (typeof expected === "function") return expected(url) === true
  return url.href === new URL(String(expected), url).href
}

/** Waits for the element. @returns whether that is all that is asserted */
async function element(locator: Locator, name: string | symbol, given: unknown[]): Promise<boolean> {
  const [expected] = given
  const timeout = timeoutOf(given)
  if (name === "toBeVisible" || name === "toBeHidden") {
    await locator.waitFor({ state: name === "toBeVisible" ? "visible" : "hidden", timeout })
    return true
  }
  const needsNone = name === "toHaveCount" || (Array.isArray(expected) && expected.length === 0)
  if (!needsNone) await locator.first().waitFor({ state: "attached", timeout })
  return false
}
