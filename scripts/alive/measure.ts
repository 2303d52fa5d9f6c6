import { chromium, type Browser, type BrowserContext } from "playwright"
import { browserFlags } from "#scripts/lib/browser.mjs"
import type { Screen } from "#tests/support/domain.ts"
import { untilSettled } from "#tests/support/left-form.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import type { Servers } from "#tests/support/servers.ts"
import { Visitor } from "#tests/support/visitor.ts"
import type { Awakening } from "./figures.ts"

/** The registered screens that send scripts. */
export const livingScreens: readonly Screen[] = screens.filter(({ kind }) => kind !== "static")

/** Opens screens on a narrow phone. Screens of one person share a window. */
export class Phone {
  readonly #servers: Servers
  readonly #browser: Browser
  readonly #windows = new Map<string, Promise<BrowserContext>>()

  private constructor(servers: Servers, browser: Browser) {
    this.#servers = servers
    this.#browser = browser
  }

  /** @param program path of the browser; undefined: Playwright's own */
  static async start(servers: Servers, program: string | undefined): Promise<Phone> {
    const browser = await chromium.launch({ args: browserFlags, ...(program ? { executablePath: program } : {}) })
    return new Phone(servers, browser)
  }

  stop(): Promise<void> {
    return this.#browser.close()
  }

  /**
   * Opens a screen and waits until it is quiet.
   * @returns undefined if it sends no scripts, such as an answer that refuses a form
   * @throws Error if it has another status, or React has not started
   */
  async open(screen: Screen): Promise<Awakening | undefined> {
    const page = await (await this.#window(screen)).newPage()
    try {
      const answer = await page.goto(pathOf(screen))
      const status = screen.status ?? 200
      if (answer?.status() !== status) throw new Error(`answered ${answer?.status()}`)
      await untilSettled(page)
      if ((await page.locator("script[type=module]").count()) === 0) return undefined
      const awakening = await page.evaluate(() => window.portalAwakening())
      if (awakening.commits.length === 0) throw new Error("React has not started")
      return awakening
    } finally {
      await page.close()
    }
  }

  #window(screen: Screen): Promise<BrowserContext> {
    const { person, alliance, faults, name } = screen
    const key = faults ? name : `${person} ${alliance}`
    const known = this.#windows.get(key)
    if (known) return known
    const opened = this.#newWindow(screen)
    this.#windows.set(key, opened)
    return opened
  }

  async #newWindow({ person, alliance, faults = [] }: Screen): Promise<BrowserContext> {
    const visitor = new Visitor(this.#servers)
    if (person) await visitor.signIn(person, alliance)
    for (const fault of faults) await visitor.mock.fault(fault)
    const context = await this.#browser.newContext({
      baseURL: this.#servers.portal,
      viewport: { width: 412, height: 915 },
      extraHTTPHeaders: { "x-mock-store": visitor.mock.store },
    })
    await context.addCookies(visitor.browserCookies(alliance))
    await context.addInitScript({ path: new URL("watch-react.js", import.meta.url).pathname })
    return context
  }
}

declare global {
  interface Window {
    portalAwakening: () => Awakening
  }
}
