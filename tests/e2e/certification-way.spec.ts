import { expect, test } from "#tests/support/test.ts"
import { fileApplication, reason, resubmission, turnsWithObjections, take, turns } from "./certification-turns.ts"
import { agendaName } from "./files.ts"
import { field, save, summary } from "./form-steps.ts"

const list = "/a/aurora/certification"

test.describe("certification from the first to the last step", () => {
  // the browser logs the 422 of a refused form
  test.use({ expectedTrouble: /status of 422/ })

  test("CERT-01 CERT-02 CERT-03 CERT-04 CERT-05 five people take an application through all twenty steps @js @life", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    test.slow()
    await enterAs("applicant")
    await open(`${list}/create`)
    await save(page).click()
    await expect(summary(page)).toContainText(t("certification.company"))
    await expect(field(page, "test_agency_id").locator("option")).toHaveCount(2)
    const address = await fileApplication({ page, open, t }, "云砺科技", "yes")
    await expect(page.locator("#step")).toHaveCount(0)

    for (const turn of turns) {
      await enterAs(turn.person)
      await open(`${address}/${turn.tab}`)
      await take(page, turn, t("certification.step-done"))
    }

    await enterAs("applicant")
    await open(`${address}/certificate-issuance`)
    await expect(page.getByText(t("certification.end.completed"))).toBeVisible()
    await expect(page.locator("#step")).toHaveCount(0)
    await page.getByRole("link", { name: "Final certificate 最终证书" }).click()
    await expect(page.getByText("AIA-2026-1").first()).toBeVisible()
    await expect(page.getByRole("link", { name: agendaName })).toBeVisible()
  })

  test("CERT-02 CERT-03 CERT-04 an application without a label is completed after every possible rejection and objection @nojs", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    test.setTimeout(240_000)
    await enterAs("applicant")
    await open(`${list}/create`)
    const address = await fileApplication({ page, open, t }, "云砺科技", "no")

    for (const turn of turnsWithObjections) {
      // times have whole seconds: no two steps may share one
      await mock.advanceClock("PT2S")
      await enterAs(turn.person)
      await open(`${address}/${turn.tab}`)
      if (turn !== resubmission) {
        await take(page, turn, t("certification.step-done"), false)
        const why = page.getByText(t("membership-application.why", reason))
        await expect(why, "who acts next reads why").toHaveCount(turn.way === "back" ? 1 : 0)
      } else {
        await field(page, "product").fill("ML-9, revised")
        await save(page).click()
        await expect(page.getByText(t("certification.resubmitted")).first()).toBeVisible()
      }
    }
    await open(`${address}/certificate-issuance`)
    await expect(page.getByText(t("certification.end.completed"))).toBeVisible()
    await open(`${address}/confirmation`)
    await expect(page.getByText(t("certification.phase.passed", { passed: 4, total: 4 }))).toHaveCount(2)
    await expect(page.getByRole("cell", { name: t("certification.state.not-needed") })).toHaveCount(3)
  })
})
