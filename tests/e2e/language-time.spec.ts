import { text } from "#tests/support/texts.ts"
import { expect, test } from "#tests/support/test.ts"
import { addressOf } from "./steps.ts"

const other = {
  en: { language: "zh", lang: "zh-CN", button: "中文" },
  zh: { language: "en", lang: "en", button: "English" },
} as const

test.describe("language @everywhere", () => {
  test("I18N-01 the language is English until somebody chooses", async ({ page, context, open }) => {
    await context.clearCookies({ name: "locales" })
    await open("/a/aurora/login")
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("en", "session.login.heading"))
  })

  test("I18N-01 I18N-02 the header switches the language on every page, and the browser keeps it", async ({
    page,
    context,
    open,
    enterAs,
    language,
    t,
  }) => {
    await enterAs("chair")
    const there = other[language]
    await open("/a/aurora/dashboard?from=mail")
    await expect(page.locator("html")).toHaveAttribute("lang", other[there.language].lang)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("dashboard.title"))
    await expect(page.getByRole("navigation", { name: t("ui.nav") })).toContainText(
      language === "en" ? "Coherent Optics" : "相干光学",
    )
    await page.getByRole("banner").getByRole("button", { name: there.button }).first().click()
    await expect(page.locator("html")).toHaveAttribute("lang", there.lang)
    await expect(page).toHaveURL(addressOf("/a/aurora/dashboard?from=mail"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(there.language, "dashboard.title"))
    await expect(page.getByRole("navigation", { name: text(there.language, "ui.nav") })).toContainText(
      language === "en" ? "相干光学" : "Coherent Optics",
    )
    expect((await context.cookies()).find(({ name }) => name === "locales")?.value).toBe(there.language)

    // a page without scripts and a page without a session use the language too
    await open("/a/aurora/thanks")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(there.language, "thanks.title"))
    const back = other[there.language]
    await page.getByRole("banner").getByRole("button", { name: back.button }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("thanks.title"))
  })

  test("I18N-01 I18N-02 a person who has not chosen a language gets that of their profile", async ({
    page,
    context,
    open,
    enterAs,
  }) => {
    await enterAs("secretary")
    await context.clearCookies({ name: "locales" })
    await open("/a/aurora/dashboard")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("zh", "dashboard.title"))
  })
})

test.describe("time @everywhere", () => {
  const clock = (instant: string, timeZone: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(new Date(instant))

  test("I18N-03 DASH-01 times are in the person's zone or in UTC, with the zone named and the instant in the markup", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/dashboard?whole")
    const recent = page.getByRole("region", { name: t("dashboard.recent.title") })
    const times = recent.locator("time")
    const zones = page.getByRole("banner").getByRole("group", { name: t("event.zone") })

    const read = async () =>
      times.evaluateAll((all) =>
        all.map((time) => ({ instant: time.getAttribute("datetime") ?? "", text: time.textContent ?? "" })),
      )
    const local = await read()
    expect(local.length).toBeGreaterThan(3)
    for (const { instant, text } of local) {
      expect(instant).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/)
      expect(text, instant).toContain(clock(instant, "Europe/Oslo"))
    }
    await expect(recent).toContainText(/UTC\+[12]/)

    await zones.getByRole("button", { name: "UTC", exact: true }).click()
    await expect(zones.getByRole("button", { name: "UTC", exact: true })).toHaveAttribute("aria-pressed", "true")
    await expect(times).toHaveCount(local.length) // the header is the first one
    const utc = await read()
    expect(utc.map(({ instant }) => instant)).toEqual(local.map(({ instant }) => instant))
    for (const { instant, text } of utc) expect(text, instant).toContain(clock(instant, "UTC"))
    await expect(recent).not.toContainText(/UTC\+/)

    // the widget has the same switch
    await recent.getByRole("button", { name: t("shell.zone.show-local") }).click()
    await expect(recent).toContainText(/UTC\+[12]/)
  })

  test("I18N-05 file sizes are formatted in the language", async ({ page, open }) => {
    await open("/a/aurora/thanks")
    await expect(page.getByRole("main")).toContainText(/PDF · \d+(\.\d)? ?(byte|kB|字节|千字节|B)/)
  })
})

test.describe("appearance", () => {
  const background = () => getComputedStyle(document.documentElement).backgroundColor
  const isDark = (colour: string) => {
    const [lightness = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    return colour.startsWith("oklch") || colour.startsWith("oklab") ? lightness < 0.5 : lightness < 128
  }

  test("SHELL-08 the appearance follows the device until light or dark is chosen, which the browser keeps", async ({
    page,
    open,
    t,
  }) => {
    const choose = (name: string) =>
      page
        .getByRole("contentinfo")
        .getByRole("button", { name: t(name) })
        .click()
    await page.emulateMedia({ colorScheme: "light" })
    await open("/a/aurora/login")
    expect(isDark(await page.evaluate(background))).toBe(false)
    await page.emulateMedia({ colorScheme: "dark" })
    expect(isDark(await page.evaluate(background))).toBe(true)

    await choose("shell.appearance.light")
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light")
    expect(isDark(await page.evaluate(background))).toBe(false)
    await choose("shell.appearance.dark")
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await page.emulateMedia({ colorScheme: "light" })
    await open("/a/aurora/thanks")
    expect(isDark(await page.evaluate(background))).toBe(true)

    await choose("shell.appearance.system")
    await expect(page.locator("html")).not.toHaveAttribute("data-theme")
    expect(isDark(await page.evaluate(background))).toBe(false)
  })
})
