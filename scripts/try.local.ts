import { readFileSync, mkdirSync } from "node:fs"
import { chromium } from "playwright"
import { browserFlags } from "#scripts/lib/browser.mjs"
import { newStore } from "#tests/support/mock.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import { startServers } from "#tests/support/servers.ts"
import { Visitor } from "#tests/support/visitor.ts"
const read = (list: string) => [...readFileSync(list, "utf8").matchAll(/@import "\.\/(.*?)"/g)].map((m) => readFileSync(`app/ui/styles/${m[1]}`, "utf8")).join("\n")
const css = read("app/ui/styles/index.css")
const pages = read("app/ui/styles/pages.css")
mkdirSync("/tmp/try", { recursive: true })
const servers = await startServers("screens")
const browser = await chromium.launch({ args: browserFlags, executablePath: "/usr/bin/chromium-headless-shell" })
for (const spec of process.argv.slice(2)) {
  const [name, width = "360", language = "en", scroll] = spec.split(":")
  const screen = screens.find((s) => s.name === name)!
  const visitor = new Visitor(servers, newStore()).speaks(language as "en")
  if (screen.person) await visitor.signIn(screen.person, screen.alliance)
  for (const fault of screen.faults ?? []) await visitor.mock.fault(fault)
  const context = await browser.newContext({ baseURL: servers.portal, viewport: { width: Number(width), height: 900 }, locale: language === "zh" ? "zh-CN" : "en-GB", reducedMotion: "reduce", extraHTTPHeaders: { "x-mock-store": visitor.mock.store } })
  await context.addCookies(visitor.browserCookies(screen.alliance))
  const page = await context.newPage()
  await page.route(/\.css$/, async (route) => {
    const url = route.request().url()
    const text = await (await route.fetch()).text()
    const body = /\/index-/.test(url) ? css : /\/pages-/.test(url) ? pages : text
    await route.fulfill({ body, contentType: "text/css" })
  })
  await page.goto(pathOf(screen), { waitUntil: "networkidle" })
  if (scroll) await page.evaluate(scroll)
  console.log(name, width, language, "overflow", await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
  await page.screenshot({ path: `/tmp/try/${name}.${width}.${language}.png`, fullPage: true })
  await context.close()
}
await browser.close(); await servers.stop(); process.exit(0)
