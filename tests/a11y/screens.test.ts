import { violations, withoutScripts } from "#tests/support/axe.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import { expect, test } from "#tests/support/test.ts"

/** The two ends of the range: a desk, and a narrow phone. */
const widths = [1280, 360]

for (const language of ["en", "zh"] as const) {
  test.describe(language, () => {
    test.use({ language, locale: language === "zh" ? "zh-CN" : "en-GB", expectedTrouble: /status of (404|50[234])/ })

    for (const screen of screens) {
      test(`${screen.name} has no violations, wide or narrow`, async ({ page, mock, enterAs }) => {
        if (screen.person) await enterAs(screen.person, screen.alliance)
        for (const fault of screen.faults ?? []) await mock.fault(fault)
        const answer = await page.goto(pathOf(screen))
        expect(answer?.status()).toBe(screen.status ?? 200)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect(await violations(page), `${width} px`).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `pixels too wide at ${width} px`).toBe(0)
        }
      })
    }
  })
}

test.describe("where the portal's scripts do not arrive", () => {
  test.use({ expectedTrouble: /ERR_FAILED|status of (404|50[234])|was preloaded .* but not used/ })

  for (const screen of screens.filter(({ kind }) => kind !== "static")) {
    test(`${screen.name} has no violations`, async ({ page, mock, enterAs }) => {
      if (screen.person) await enterAs(screen.person, screen.alliance)
      for (const fault of screen.faults ?? []) await mock.fault(fault)
      await withoutScripts(page)
      await page.goto(pathOf(screen))
      expect(await violations(page)).toEqual([])
    })
  }
})
