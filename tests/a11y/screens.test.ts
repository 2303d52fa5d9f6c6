import type { Page, Response } from "@playwright/test"
import { violations, withoutScripts, type Rules } from "#tests/support/axe.ts"
import type { Screen } from "#tests/support/domain.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import { expect, test } from "#tests/support/test.ts"

type Look = { width: number; colorScheme: "light" | "dark"; rules: Rules }

/**
 * Both ends of the range, a desktop and a narrow phone, in light and dark. English runs with scripts, Chinese without. Rules about
 * structure run once wide and once narrow; rules about appearance run in all four.
 */
const looks: Record<"en" | "zh", Look[]> = {
  en: [
    { width: 1440, colorScheme: "light", rules: "all" },
    { width: 360, colorScheme: "dark", rules: "look" },
    { width: 360, colorScheme: "light", rules: "look" },
  ],
  zh: [
    { width: 360, colorScheme: "light", rules: "all but contrast" },
    { width: 1440, colorScheme: "dark", rules: "look" },
  ],
}

const expectedTrouble = {
  en: /status of (403|404|410|50[234])/,
  zh: /status of (403|404|410|50[234])|ERR_FAILED|was preloaded .* but not used/,
}

/** Sizes between those two, and what a 1280 × 1024 screen shows at 400 % zoom (WCAG 1.4.10). */
const sizes = [
  { width: 480, height: 900 },
  { width: 320, height: 256 },
]

async function expectNothingTooWide(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `pixels too wide at ${width} px`).toBe(0)
}

/** Expects no axe violations on the current page in any look, and no horizontal overflow at any size, including 400 % zoom. */
async function expectAccessible(page: Page, language: "en" | "zh"): Promise<void> {
  for (const { width, colorScheme, rules } of looks[language]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    expect(await violations(page, rules), `${width} px, ${colorScheme}`).toEqual([])
    await expectNothingTooWide(page, width)
  }
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectNothingTooWide(page, size.width)
  }
}

/** In Chinese each page is opened once: another record, query or person changes the texts, not the page. */
const screensIn = {
  en: screens,
  zh: [...new Map(screens.toReversed().map((screen) => [pageOf(screen), screen])).values()].toReversed(),
}

/** Identifies the page of a screen, ignoring its record and query. */
function pageOf(screen: Screen): string {
  const { pathname } = new URL(pathOf(screen), "http://localhost")
  return [pathname.replaceAll(/[^/]*\d[^/]*/g, "*"), screen.status, screen.faults && screen.name].join(" ")
}

/** Opens English pages with the portal's scripts and Chinese pages with these scripts blocked. */
async function openIn(
  language: "en" | "zh",
  page: Page,
  open: (path: string) => Promise<Response | null>,
  screen: Screen,
) {
  if (language === "en") return open(pathOf(screen))
  await withoutScripts(page)
  return page.goto(pathOf(screen))
}

for (const language of ["en", "zh"] as const) {
  test.describe(language, () => {
    test.use({ language, locale: language === "zh" ? "zh-CN" : "en-GB", expectedTrouble: expectedTrouble[language] })

    for (const screen of screensIn[language]) {
      test(`SHELL-07 SHELL-08 ${screen.name} has no violations`, async ({ mock, enterAs, open, page }) => {
        if (screen.person) await enterAs(screen.person, screen.alliance)
        for (const fault of screen.faults ?? []) await mock.fault(fault)
        const answer = await openIn(language, page, open, screen)
        expect(answer?.status()).toBe(screen.status ?? 200)
        await expectAccessible(page, language)
      })
    }

    test("FORM-02 a form in its dialog, with errors, has no violations", async ({ page, open, t }) => {
      await open("/a/aurora/login")
      await page.getByRole("link", { name: t("session.request.link") }).click()
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("login-request.submit") })
        .click()
      await expect(page.locator(".summary")).toBeVisible()
      await expectAccessible(page, language)
      // axe checks the contrast of text, not of a single symbol
      const errorColor = await page
        .locator(".err")
        .first()
        .evaluate((error) => getComputedStyle(error).color)
      await expect(page.locator(".req").first(), "the mark of a required field").toHaveCSS("color", errorColor)
    })

    test("SHELL-01 the open menus have no violations", async ({ page, enterAs, open }) => {
      await enterAs("chair")
      await open("/a/aurora/dashboard")
      await page.locator("details.person summary").click()
      for (const folded of await page.locator("nav details:not([open]) summary").all()) await folded.click()
      await expectAccessible(page, language)
      await page.locator("details.menu summary").click()
      expect(await violations(page), "navigation drawer").toEqual([])
    })

    test("FORM-05 FORM-06 the kit's open widgets have no violations", async ({ page, open, t }) => {
      await open("/kit")
      await page.locator(".p-calendar button").click()
      await expect(page.locator(".p-datepicker")).toBeVisible()
      // PrimeReact brings its own layout; the border comes from the kit
      const header = page.locator(".p-datepicker-header")
      await expect(header, "the styles of the date picker").toHaveCSS("border-block-end-style", "solid")
      expect(await violations(page), "date picker").toEqual([])
      await page.keyboard.press("Escape")
      await page.locator("#kit-people-widget").pressSequentially("hald")
      await expect(page.locator(".p-autocomplete-panel").getByRole("option").first()).toBeVisible()
      expect(await violations(page), "people picker").toEqual([])
      await page.keyboard.press("Escape")
      await page.getByRole("button", { name: t("kit.toast.show") }).click()
      await page.getByRole("link", { name: t("kit.confirm.submit") }).click()
      await expect(page.getByRole("dialog", { name: t("kit.confirm.title") })).toBeVisible()
      expect(await violations(page), "confirmation").toEqual([])
    })
  })
}
