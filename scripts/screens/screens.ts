import { mkdirSync, writeFileSync } from "node:fs"
import { chromium, type Browser, type Page } from "playwright"
import { browserFlags } from "#scripts/lib/browser.mjs"
import { newStore } from "#tests/support/mock.ts"
import type { Screen } from "#tests/support/domain.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import { startServers, type Servers } from "#tests/support/servers.ts"
import { Visitor } from "#tests/support/visitor.ts"
import { indexPage } from "./index-page.ts"

const folder = "screens"

/** Width, colour scheme and language in which a screen is rendered. */
export type View = { width: number; scheme: "light" | "dark"; language: "en" | "zh" }

export const views: View[] = [1440, 360].flatMap((width) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    (["en", "zh"] as const).map((language) => ({ width, scheme, language })),
  ),
)

/** The file name of one picture. */
export function pictureName(screen: Screen, view: View): string {
  return `${screen.name}.${view.width}.${view.scheme}.${view.language}.png`
}

/**
 * Takes the pictures into `screens/` and writes `screens/index.html`.
 * @param program path of the browser; undefined: Playwright's own
 * @param names only these screens; all if empty
 */
export async function takeScreens(program: string | undefined, names: string[]): Promise<void> {
  const chosen = screens.filter(({ name }) => names.length === 0 || names.includes(name))
  mkdirSync(folder, { recursive: true })
  const servers = await startServers("screens")
  const browser = await chromium.launch({ args: browserFlags, ...(program ? { executablePath: program } : {}) })
  for (const screen of chosen) {
    for (const view of views) await takePicture(browser, servers, screen, view)
    console.log(`${screen.name}: ${views.length} pictures`)
  }
  await browser.close()
  await servers.stop()
  writeFileSync(`${folder}/index.html`, indexPage(chosen, views, pictureName))
  console.log(`${folder}/index.html`)
}

async function takePicture(browser: Browser, servers: Servers, screen: Screen, view: View): Promise<void> {
  const page = await openScreen(browser, servers, screen, view)
  await page.screenshot({ path: `${folder}/${pictureName(screen, view)}`, fullPage: true })
  await page.context().close()
}

/** Opens a screen in a new browser context, with its own mock store. */
export async function openScreen(browser: Browser, servers: Servers, screen: Screen, view: View): Promise<Page> {
  const visitor = new Visitor(servers, newStore()).speaks(view.language)
  if (screen.person) await visitor.signIn(screen.person, screen.alliance)
  for (const fault of screen.faults ?? []) await visitor.mock.fault(fault)
  const context = await browser.newContext({
    baseURL: servers.portal,
    viewport: { width: view.width, height: view.width > 600 ? 900 : 740 },
    colorScheme: view.scheme,
    locale: view.language === "zh" ? "zh-CN" : "en-GB",
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-mock-store": visitor.mock.store },
  })
  await context.addCookies(visitor.browserCookies(screen.alliance))
  const page = await context.newPage()
  await page.goto(pathOf(screen), { waitUntil: "networkidle" })
  return page
}
