import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { answer, evaluation } from "./certification-turns.ts"
import { choice, field, save, summary } from "./form-steps.ts"

const reason = "The form is not signed.\n申请表未签字。"

test.describe("reviews and steps that come too late", () => {
  // the browser logs the 400 of the refused forms
  test.use({ expectedTrouble: /status of 400/ })

  test("ADM-07 ERR-01 FORM-08 an application was closed during its review: the page says so and keeps the reason", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const address = "/membership-application/membership-application-aurora-1"
    await enterAs("member-admin")
    await open(`/a/aurora/admin${address}`)
    await choice(page, "decision", "reject").check()
    await field(page, "reason").fill(reason)

    const admin = await backendAs(mock, "admin")
    const { version } = await admin.get<{ version: number }>(address)
    await admin.post(`${address}/close`, { version, reason: "Sent twice. 重复提交。", summary: null })
    await page.getByRole("button", { name: t("membership-application.review.submit") }).click()

    await expect(summary(page)).toBeVisible()
    await expect(page.getByText(t("membership-application.end.cancel"))).toBeVisible()
    await expect(field(page, "reason")).toHaveValue(reason)
    await expect(choice(page, "decision", "reject")).toBeChecked()
  })

  test("ADM-07 ERR-01 FORM-08 a step was passed while an administrator rejected it: the typed reason stays with that step", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const address = "/membership-application/membership-application-aurora-1"
    await enterAs("member-admin")
    await open(`/a/aurora/admin${address}`)
    await choice(page, "decision", "reject").check()
    await field(page, "reason").fill(reason)

    const admin = await backendAs(mock, "admin")
    const { version } = await admin.get<{ version: number }>(address)
    const approval = { version, step: "materials_review", decision: "approve", reason: null }
    await admin.post(`${address}/review`, approval)
    const submit = page.getByRole("button", { name: t("membership-application.review.submit") })
    await submit.click()

    const next = { step: t("membership-application.step.qualification_review") }
    await expect(page.getByText(t("membership-application.next.you", next))).toBeVisible()
    await expect(page.locator("#review")).toContainText(t("membership-application.step.materials_review"))
    await expect(field(page, "reason")).toHaveValue(reason)
    await submit.click()
    await expect(summary(page)).toBeVisible()
    const { status } = await admin.get<{ status: string }>(address)
    expect(status).toBe("ongoing")
    await open(`/a/aurora/admin${address}`)
    await expect(page.locator("#review")).toContainText(next.step)
    await expect(field(page, "reason")).toHaveValue("")
  })

  test("CERT-03 ERR-01 FORM-08 a colleague of the agency acted first: the page says so and keeps what was typed", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const address = "/certification/certification-aurora-7"
    const typed = { cycle: "Three weeks 三周", fees: "8,000 EUR", ...answer }
    await enterAs("lab-tester")
    await open(`/a/aurora${address}/testing`)
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)

    const colleague = await backendAs(mock, "lab-tester")
    const { version } = await colleague.get<{ version: number }>(address)
    const first = { step: "test_evaluation", version, label_rules: null, attachment_ids: [], ...evaluation, ...answer }
    await colleague.post(`${address}/evaluation`, first)
    await save(page).click()

    await expect(summary(page)).toBeVisible()
    const step = t("certification.step.test_evaluation_confirm")
    await expect(
      page.getByText(t("certification.next.who", { number: 5, step, who: t("certification.actor.applicant") })),
    ).toBeVisible()
    for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value)
    await open(`/a/aurora${address}/testing`)
    await expect(page.locator("#step")).toHaveCount(0)
  })
})
