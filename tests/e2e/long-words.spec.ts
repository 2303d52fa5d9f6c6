import type { Page } from "@playwright/test"
import type { Store } from "#mock/engine/store/store.ts"
import type { Screen } from "#tests/support/domain.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { portion } from "#tests/support/extent.ts"
import { withoutScripts } from "#tests/support/axe.ts"
import { isFree, isRich, rewriteStore } from "#tests/support/poison.ts"
import { pages, pathOf } from "#tests/support/screens.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import type { Visitor } from "#tests/support/visitor.ts"

/** A word of 78 letters, as in German or Finnish, and a URL without a break opportunity. */
const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellsch"
const address = `https://example.org/${"documents_of_the_alliance_".repeat(2)}`

/** Lengthens all free texts. A counter keeps texts apart that must be unique (acronyms, usernames). */
function lengthen(store: Store): void {
  let count = 0
  rewriteStore(store, (place, text) => {
    if (!isFree(place)) return text
    count += 1
    if (isRich(place)) return `${word}${word} ${address}${address} <pre>${word}${word}</pre> | \`${word}${word}\``
    if (/\.(?:location|website)$/.test(place)) return `${address}${count}`
    if (place.endsWith(".views[].name")) return `${word.slice(0, 60)}${count}` // at most 64 characters
    return `${word}${count}`
  })
}

/** Elements that overflow the window, or a box that scrolls only vertically: text that needs horizontal scrolling. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isBox = (at: Element) =>
      /auto|scroll/.test(getComputedStyle(at).overflowX) && !at.matches("dialog, main, body, html, textarea")
    const isForEars = (at: Element) => at.clientWidth === 1 && at.clientHeight === 1
    const isOut = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      if (right <= width + 1 && left >= -1) return false
      for (let at = text.parentElement; at; at = at.parentElement) if (isBox(at) || isForEars(at)) return false
      return text.parentElement?.checkVisibility() ?? false
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const { tagName = "", className = "" } = text.parentElement ?? {}
      if (text.textContent?.trim() && isOut(text))
        found.add(`${tagName}.${className}: ${text.textContent.slice(0, 40)}`)
    }
    const over = document.documentElement.scrollWidth - width
    return [...(over > 0 ? [`the page by ${over} px`] : []), ...found]
  })
}

const people = new Map<string, Screen[]>()
for (const screen of pages) {
  const { person, alliance, faults } = screen
  if (person && (alliance ?? "aurora") === "aurora" && !faults)
    people.set(person, [...(people.get(person) ?? []), screen])
}

let own: OwnPortal
test.beforeAll(async () => void (own = await startOwnPortal("e2e-long-words")))
test.afterAll(() => own.stop())

async function visitorOf(person: string, page: Page): Promise<Visitor> {
  const visitor = own.newVisitor().speaks("en")
  lengthen(own.mock.stores.get(visitor.mock.store))
  await visitor.signIn(person)
  await page.context().addCookies(visitor.browserCookies())
  await page.setExtraHTTPHeaders({ "x-mock-store": visitor.mock.store })
  return visitor
}

test.describe("words of 78 letters and addresses at 320 px", () => {
  test.use({
    viewport: { width: 320, height: 640 },
    expectedTrouble: /status of (403|404|50[234])|ERR_FAILED|was preloaded .* but not used/,
  })

  for (const [person, all] of portion([...people], 1, 3))
    test(`SHELL-07 @js @core nothing that ${person} sees is wider than the window`, async ({ page }) => {
      test.setTimeout(240_000)
      await visitorOf(person, page)
      const seen = portion(all, 2, 10)
      const wrong: string[] = []
      let shown = 0
      // scripts only change the layout of forms: opening the other pages without scripts halves the time
      const forms = seen.filter(({ kind }) => kind === "form")
      const others = seen.filter(({ kind }) => kind !== "form")
      for (const screen of [...forms, ...others]) {
        if (screen === others[0]) {
          await page.goto("about:blank") // the last form may still be fetching
          await withoutScripts(page)
        }
        const answer = await page.goto(`${own.portal}${pathOf(screen)}`)
        expect(answer?.status(), screen.name).toBe(screen.status ?? 200)
        if ((await page.content()).includes(word)) shown += 1
        await page.evaluate(() =>
          document.querySelectorAll("main details").forEach((one) => one.setAttribute("open", "")),
        )
        for (const what of await tooWide(page)) wrong.push(`${screen.name}: ${what}`)
      }
      expect(wrong).toEqual([])
      expect(shown).toBeGreaterThan(seen.length / 2)
    })

  test("SHELL-07 FORM-06 @js dialogs, the search and chosen people are not wider than the page", async ({ page }) => {
    await visitorOf("chair", page)
    await page.goto(`${own.portal}/a/aurora/wg/COPT/meeting/meeting-aurora-6`)
    await untilHydrated(page)
    await page
      .locator('main a.btn[href$="/remind"], main a.btn[href$="/cancel"]')
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole("dialog")).toBeVisible()
    expect(await tooWide(page), "a question").toEqual([])
    await page.keyboard.press("Escape")
    await page.keyboard.press("Control+k")
    await page.getByRole("combobox").fill(word.slice(0, 12))
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible()
    expect(await tooWide(page), "the search").toEqual([])
  })
})
