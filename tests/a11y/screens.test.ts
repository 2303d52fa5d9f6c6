import type { Page } from "@playwright/test"
import { frame, violations, withoutScripts, type Rules } from "#tests/support/axe.ts"
import { coreScreens } from "#tests/support/core-browser.ts"
import type { Screen } from "#tests/support/domain.ts"
import { isCore, portion } from "#tests/support/extent.ts"
import { isAsked, layoutShift, noticeableShift, typeAndTakeBack, untilSettled } from "#tests/support/left-form.ts"
import { pages, pathOf, screens } from "#tests/support/screens.ts"
import { expect, test } from "#tests/support/test.ts"

type Look = { width: number; colorScheme: "light" | "dark"; rules: Rules }

/**
 * Both ends of the range, a desktop and a narrow phone, in light and dark: rules about appearance run in all four. English runs with
 * scripts, Chinese without. Rules about structure run once wide and, for forms, once narrow without scripts: other pages have the same
 * elements with and without scripts, in both languages.
 */
const allLooks: Record<"en" | "zh", Look[]> = {
  en: [
    { width: 1440, colorScheme: "light", rules: "all" },
    { width: 1440, colorScheme: "dark", rules: "look" },
    { width: 360, colorScheme: "dark", rules: "look" },
    { width: 360, colorScheme: "light", rules: "look" },
  ],
  zh: [{ width: 360, colorScheme: "light", rules: "all but contrast" }],
}

/** `npm test` looks at the two ends alone. */
const looks = isCore ? { ...allLooks, en: allLooks.en.filter((_look, at) => at % 2 === 0) } : allLooks

const expectedTrouble = {
  en: /status of (403|404|410|50[234])/,
  zh: /status of (403|404|410|50[234])|ERR_FAILED|was preloaded .* but not used/,
}

/** A desktop, a laptop, a tablet, phones, and what a 1280 × 1024 screen shows at 400 % zoom (WCAG 1.4.10). */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 900 },
  { width: 850, height: 900 },
  { width: 480, height: 900 },
  { width: 360, height: 900 },
  { width: 320, height: 256 },
]

async function expectNothingTooWide(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `pixels too wide at ${width} px: ${page.url()}`).toBe(0)
}

/**
 * Expects no axe violations on the current page in the given looks, and nothing that is too wide.
 * @param without parts whose looks are not checked
 */
async function expectAccessible(page: Page, wanted: readonly Look[], without: string[] = []): Promise<void> {
  for (const { width, colorScheme, rules } of wanted) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    // typing may have scrolled the page: the header must not cut a link of the navigation in two, which axe calls too small
    await page.evaluate(() => scrollTo(0, 0))
    const found = await violations(page, rules, rules === "look" ? without : [])
    expect.soft(found, `${width} px, ${colorScheme}: ${page.url()}`).toEqual([])
    await expectNothingTooWide(page, width)
  }
  await expectToFit(
    page,
    wanted.map(({ width }) => width),
  )
}

/** Expects no horizontal overflow at any size, including 400 % zoom. @param measured widths that were measured already */
async function expectToFit(page: Page, measured: readonly number[] = []): Promise<void> {
  for (const size of sizes.filter(({ width }) => !measured.includes(width))) {
    await page.setViewportSize(size)
    await expectNothingTooWide(page, size.width)
  }
}

const sample = new Set(portion(pages, 6, 40))

/** In Chinese each page is opened once: another record, query or person changes the texts, not the page. */
const screensIn = isCore
  ? {
      en: pages.filter((page) => sample.has(page) || coreScreens.has(page.name)),
      zh: portion(
        pages.filter(({ kind }) => kind === "form"),
        1,
        6,
      ),
    }
  : { en: screens, zh: pages }

/** Another record of a page has other badges and numbers: their colours are checked wide, in light and dark. */
const looksOf = (screen: Screen, language: "en" | "zh") =>
  pages.includes(screen) ? looks[language] : looks[language].filter(({ width }) => width > 360)

/** A form of Aurora that somebody opens to change something. */
const isOwnForm = ({ kind, person, status, alliance = "aurora" }: Screen) =>
  kind === "form" && person !== undefined && status === undefined && alliance === "aurora"

/** Expects that nothing moves when the scripts of a form arrive, and types into it without changing it in the end. */
async function expectStill(page: Page): Promise<void> {
  await untilSettled(page)
  const { score, moved } = await layoutShift(page)
  expect.soft(score, `how far its parts moved: ${page.url()}\n${moved.join("\n")}`).toBeLessThan(noticeableShift)
  await typeAndTakeBack(page)
}

type Expected = {
  language: "en" | "zh"
  /** title of the dialog that asks before a changed form is left */
  question: string
  /** whether it is the first screen of its window, on which the frame's looks are checked */
  isFirst: boolean
}

/** Expects everything of a screen that is open. */
async function expectGood(page: Page, screen: Screen, { language, question, isFirst }: Expected): Promise<void> {
  const isLeft = language === "en" && isOwnForm(screen)
  if (isLeft) await expectStill(page)
  await (language === "en" || screen.kind === "form"
    ? expectAccessible(page, looksOf(screen, language), isFirst ? [] : frame)
    : expectToFit(page))
  if (isLeft) expect.soft(await isAsked(page, question), `${screen.name} asks`).toBe(false)
}

/** Screens per test: a browser needs longer for a new window and its sign-in than for the next page in it. */
const screensPerTest = 8

/** Screens that one person opens one after the other; one with faults of the backend is opened alone. */
function batchesOf(list: readonly Screen[]): Screen[][] {
  const keyOf = ({ person, alliance, faults, name }: Screen) => (faults ? name : `${person} ${alliance}`)
  return [...new Set(list.map(keyOf))].flatMap((key) => {
    const own = list.filter((screen) => keyOf(screen) === key)
    const starts = own.map((_screen, at) => at).filter((at) => at % screensPerTest === 0)
    return starts.map((start) => own.slice(start, start + screensPerTest))
  })
}

for (const language of ["en", "zh"] as const) {
  test.describe(language, () => {
    test.use({ language, locale: language === "zh" ? "zh-CN" : "en-GB", expectedTrouble: expectedTrouble[language] })

    for (const batch of batchesOf(screensIn[language])) {
      const names = batch.map(({ name }) => `(${name})`).join(" ")
      const leaving = language === "en" && batch.some(isOwnForm) ? "SHELL-05 " : ""

      test(`${leaving}SHELL-07 SHELL-08 ${names} have no violations`, async ({ mock, enterAs, open, page, t }) => {
        const { person, alliance, faults = [] } = batch[0] ?? {}
        if (person) await enterAs(person, alliance)
        for (const fault of faults) await mock.fault(fault)
        if (language === "zh") await withoutScripts(page)
        for (const [at, screen] of batch.entries()) {
          await page.setViewportSize({ width: 1280, height: 900 })
          const answer = await (language === "en" ? open(pathOf(screen)) : page.goto(pathOf(screen)))
          expect.soft(answer?.status(), screen.name).toBe(screen.status ?? 200)
          await expectGood(page, screen, { language, question: t("ui.unsaved.title"), isFirst: at === 0 })
        }
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
      await expectAccessible(page, looks[language])
      // axe checks the contrast of text, not of a single symbol
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        const error = page.locator(".err").first()
        const color = await error.evaluate((element) => getComputedStyle(element).color)
        await expect(page.locator(".req").first(), "the mark of a required field").toHaveCSS("color", color)
      }
    })

    test("SHELL-01 the open menus have no violations", async ({ page, enterAs, open }) => {
      await enterAs("chair")
      await open("/a/aurora/dashboard")
      await page.locator("details.person summary").click()
      for (const folded of await page.locator("nav details:not([open]) summary").all()) await folded.click()
      await expectAccessible(page, looks[language])
      await page.locator("details.menu summary").click()
      expect(await violations(page), "navigation drawer").toEqual([])
    })

    test("SHELL-10 the search with its results, and the list of keys, have no violations", async ({
      page,
      enterAs,
      open,
      t,
    }) => {
      await enterAs("member")
      await open("/a/aurora/dashboard")
      await untilSettled(page)
      await page.keyboard.press("Control+k")
      const search = page.getByRole("dialog", { name: t("search.title") })
      await search.getByRole("combobox").fill("plenary")
      await expect(search.locator("mark").first()).toBeVisible()
      await expectAccessible(page, looks[language])
      await search.getByRole("button", { name: t("search.key.title") }).press("Enter")
      await expect(page.getByRole("dialog", { name: t("search.key.title") })).toBeVisible()
      expect(await violations(page), "keys").toEqual([])
    })

    test("FORM-05 SHELL-08 the groups of a picker are opened by keyboard, and have no violations", async ({
      page,
      enterAs,
      open,
      t,
    }) => {
      await enterAs("chair")
      await open("/a/aurora/wg/COPT/task/create")
      await untilSettled(page)
      const picker = page.locator(".picker").first()
      await picker.getByText(t("participants.browse"), { exact: true }).focus()
      await page.keyboard.press("Enter")
      await page.keyboard.press("Tab")
      await expect(picker.locator(".tree details > summary").first()).toBeFocused()
      await page.keyboard.press("Enter")
      await expect(picker.locator(".tree .choice").first()).toBeVisible()
      await expectAccessible(page, looks[language])
    })

    test("FORM-06 the kit's open widgets have no violations", async ({ page, open, t }) => {
      await open("/kit")
      await page.locator(".p-calendar button").click()
      await expect(page.locator(".p-datepicker")).toBeVisible()
      // PrimeReact brings its own layout; the border comes from the kit
      const header = page.locator(".p-datepicker-header")
      await expect(header, "the styles of the date picker").toHaveCSS("border-block-end-style", "solid")
      expect(await violations(page), "date picker").toEqual([])
      await page.keyboard.press("Escape")
      await page.getByRole("button", { name: t("kit.toast.show") }).click()
      await page.getByRole("link", { name: t("kit.confirm.submit") }).click()
      await expect(page.getByRole("dialog", { name: t("kit.confirm.title") })).toBeVisible()
      expect(await violations(page), "confirmation").toEqual([])
    })
  })
}
