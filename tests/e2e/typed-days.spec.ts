import { choice, field, save, summary } from "./form-steps.ts"
import { expect, test } from "#tests/support/test.ts"

// the browser logs the status of a refused form
test.use({ expectedTrouble: /status of 422/ })

const address = "/a/aurora/wg/COPT/meeting/create"

/** Ten ways to write 5 December 2026; both languages take all of them. */
const spellings = [
  ...["2026-12-05", "2026/12/05", "2026.12.05", "20261205", "05.12.2026"],
  ...["5 Dec 2026", "December 5, 2026", "2026年12月5日", "２０２６－１２－０５", " 2026 / 12 / 5 "],
]

test.describe("I18N-03 MEET-02 a typed day", () => {
  test.beforeEach(({ signIn }) => signIn("chair"))

  test("is shown as it was read when the field is left @js", async ({ page, open, language }) => {
    await open(address)
    await expect(page.locator(".p-calendar button")).toBeVisible()
    const date = field(page, "start.date")
    for (const spelling of spellings) {
      await date.fill("")
      await date.pressSequentially(spelling)
      await date.press("Tab")
      await expect(date, spelling).toHaveValue(language === "en" ? "5 Dec 2026" : "2026-12-05")
    }
  })

  /** Days that nobody can be sure of; one of them in both languages, with scripts and without. */
  const doubtful = { "5/12/2026": " @everywhere", "5 Dec": "", "2026-02-30": "", tomorrow: "" }

  for (const [text, tag] of Object.entries(doubtful))
    test(`${text} stays in the field with an error, and nothing is sent${tag}`, async ({ page, open }) => {
      await open(address)
      await field(page, "subject").fill("Lane skew")
      await field(page, "description.text").fill("Why")
      await choice(page, "participants.who", "everyone").check()
      await field(page, "start.date").fill(text)
      await field(page, "start.date").press("Tab")
      await save(page).click()
      await expect(summary(page)).toBeVisible()
      await expect(page).toHaveURL(address)
      await expect(field(page, "start.date")).toHaveValue(text)
      await expect(field(page, "start.date")).toHaveAttribute("aria-invalid", "true")
    })
})
