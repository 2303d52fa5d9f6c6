import type { Browser, BrowserContext } from "@playwright/test"

/** What pages of a test can leave in the browser, besides cookies. */
const storages = "local_storage,indexeddb,cache_storage,service_workers"

/**
 * Browser contexts that the tests of a worker use one after the other, one for each set of options. Only the HTTP cache is kept, so that
 * the next test does not load scripts, styles and fonts again (docs/decisions/021-suite.md).
 */
export class SharedContexts {
  readonly #browser: Browser
  readonly #origins: readonly string[]
  readonly #open = new Map<string, BrowserContext>()

  /** @param origins of the pages that the tests open, e.g. "http://127.0.0.1:41234" */
  constructor(browser: Browser, origins: readonly string[]) {
    this.#browser = browser
    this.#origins = origins
  }

  /** The context for options, as empty as a new one. @param key the options as text; Playwright itself applies those of the current test */
  async take(key: string): Promise<BrowserContext> {
    const context = this.#open.get(key) ?? (await this.#browser.newContext())
    this.#open.delete(key)
    return context
  }

  /** Empties a context and keeps it for the next test. */
  async giveBack(key: string, context: BrowserContext): Promise<void> {
    // a page may store something while it is closed
    await Promise.all(context.pages().map((page) => page.close()))
    const blank = await context.newPage()
    const session = await context.newCDPSession(blank)
    for (const origin of this.#origins)
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: storages })
    await blank.close()
    await context.unrouteAll()
    await context.setOffline(false)
    await context.clearPermissions()
    await context.clearCookies()
    this.#open.set(key, context)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map((context) => context.close()))
  }
}
