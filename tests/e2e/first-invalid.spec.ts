import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { evaluation, reason } from "./certification-turns.ts"
import { field, save, summary } from "./form-steps.ts"

test.describe("FORM-02 an optional file field before a text that is required", () => {
  test.use({ expectedTrouble: /status of 400/ })

  test("leaves the focus to the text, also when the backend refuses it @js", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const address = "/certification/certification-aurora-8"
    const applicant = await backendAs(mock, "applicant")
    const { version } = await applicant.get<{ version: number }>(address)
    const objection = { step: "test_evaluation_confirm", version, text: reason.reason, attachment_ids: [] }
    await applicant.post(`${address}/objection`, objection)

    await enterAs("lab-tester")
    await open(`/a/aurora${address}/testing`)
    await field(page, "cycle").fill(evaluation.cycle)
    await field(page, "fees").fill(evaluation.fees)
    await save(page).click()
    const missing = t("form.required", { field: t("certification.answer") })
    await expect(summary(page)).toContainText(missing)
    await expect(field(page, "answer")).toBeFocused()

    await page.locator("[name=also_required]").evaluate((input) => input.remove()) // now only the backend knows it
    await field(page, "fees").focus()
    const answered = page.waitForResponse((response) => response.status() === 400)
    await save(page).click()
    await answered
    await expect(summary(page)).toBeVisible()
    await expect(field(page, "answer")).toHaveAccessibleDescription(missing)
    await expect(field(page, "answer")).toBeFocused()
  })
})
