import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { chromium, type Page } from "playwright"
import { browserFlags } from "#scripts/lib/browser.mjs"
import { screens } from "#tests/support/screens.ts"
import { startServers } from "#tests/support/servers.ts"
import { openScreen, type View } from "./screens.ts"

const folder = "docs/screenshots"

/** Maximum size of a picture: they are part of every clone of the repository. */
const maxBytes = 80 * 1024

const desk: View = { width: 1280, scheme: "light", language: "en" }

/** The pictures of README: file name, registered screen and view. */
export const readmePictures: readonly { name: string; screen: string; view: View }[] = [
  { name: "dashboard", screen: "dashboard", view: desk },
  { name: "meeting", screen: "meeting", view: desk },
  { name: "ballot", screen: "ballot", view: desk },
  { name: "proposal", screen: "proposal", view: desk },
  { name: "certification", screen: "certification-objected", view: desk },
  { name: "chinese", screen: "group-about", view: { ...desk, language: "zh" } },
  { name: "dark", screen: "calendar", view: { ...desk, scheme: "dark" } },
  { name: "phone", screen: "dashboard", view: { ...desk, width: 390 } },
]

/**
 * Takes the pictures of README into `docs/screenshots/`: the viewport without scrolling, as WebP.
 * @param program path of the browser; undefined: Playwright's own
 */
export async function takeReadmePictures(program: string | undefined): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const servers = await startServers("screens")
  const browser = await chromium.launch({ args: browserFlags, ...(program ? { executablePath: program } : {}) })
  for (const { name, screen: wanted, view } of readmePictures) {
    const screen = screens.find((one) => one.name === wanted)
    if (!screen) throw new Error(`no screen is called ${wanted}`)
    const page = await openScreen(browser, servers, screen, view)
    const bytes = await webpOf(page)
    if (bytes.length > maxBytes) throw new Error(`${name}: ${bytes.length} bytes, more than ${maxBytes}`)
    writeFileSync(`${folder}/${name}.webp`, bytes)
    console.log(`${folder}/${name}.webp: ${Math.ceil(bytes.length / 1024)} KB`)
    await page.context().close()
  }
  await browser.close()
  await servers.stop()
}

/** A screenshot of the viewport. Playwright's own method supports only PNG, which is three times as large, and JPEG, which blurs text. */
async function webpOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 })
  return Buffer.from(data, "base64")
}
