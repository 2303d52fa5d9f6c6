import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { attachmentInput, agendaName, files } from "./files.ts"
import { answer, confirm, evaluation, reason, review, take } from "./certification-turns.ts"
import { field, questionOn, save, summary } from "./form-steps.ts"
import { applyFilters } from "./steps.ts"

type Certification = components["schemas"]["Certification"]

const list = "/a/aurora/certification"
const centre = "/a/aurora/certificate-center/certificate"

test.describe("test and certification", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("CERT-01 a rejected application is changed and resubmitted; a withdrawn one is locked", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("applicant")
    await open(`${list}/certification-aurora-2/review`)
    await page
      .getByRole("link", { name: t("certification.edit.title") })
      .first()
      .click()
    await field(page, "product").fill("ML-8, second issue 第二版")
    await save(page).click()
    await expect(page.getByText(t("certification.resubmitted")).first()).toBeVisible()
    await open(`${list}/certification-aurora-1/withdraw`)
    await field(page, "reason").fill("The product is changed. 产品有变更。")
    await page.getByRole("button", { name: t("certification.withdraw.link"), exact: true }).click()
    await expect(page.getByText(t("certification.withdrawn", { code: "§" }).replace("§", "")).first()).toBeVisible()
    await open(`${list}/certification-aurora-1/review`)
    await expect(page.getByText(t("certification.end.withdrawn"))).toBeVisible()
  })

  test("CERT-01 SHELL-06 one agency's list and its CSV file", async ({ page, open, enterAs, mock, t }) => {
    const admin = await backendAs(mock, "admin")
    const { id } = await admin.post<components["schemas"]["Agency"]>("/agency", {
      name: "霜原测试所",
      name_english: "Rime Test House",
      acronym: "RTH",
      type: "test",
      region_code: "FI",
      timezone: "Europe/Helsinki",
      agreement_template_ids: [],
    })
    const applicant = await backendAs(mock, "applicant")
    const { code } = await applicant.post<Certification>("/certification", {
      company: "Meridian Loom",
      product: "ML-9",
      label_required: false,
      test_agency_id: id,
      certification_agency_id: "agency-aurora-2",
    })
    await enterAs("cert-admin")
    await open(list)
    await page.locator('select[name="agency"]').selectOption(id)
    await applyFilters({ page, t })
    await expect(page).toHaveURL(new RegExp(`agency=${id}`))
    const rows = page.getByRole("main").locator("tbody tr")
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(code)
    await expect(page.locator('select[name="agency"]')).toHaveValue(id)
    const csv = await page
      .locator("main a")
      .filter({ hasText: t("event.csv") })
      .getAttribute("href")
    const file = await (await page.request.get(csv ?? "")).text()
    expect(file.trim().split("\r\n")).toHaveLength(2)
    expect(file).toContain(code)
    await open(`${list}?agency=${"x".repeat(100)}`)
    await expect(rows.first()).toBeVisible()
  })

  test("CERT-02 everybody sees who acts next, and only that person gets the form", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    const step = t("certification.step.test_evaluation")
    await enterAs("lab-tester")
    await open(`${list}/certification-aurora-7/testing`)
    await expect(page.getByText(t("certification.next.you", { number: 4, step, who: "" }))).toBeVisible()
    await expect(field(page, "answer")).toBeVisible()
    await enterAs("admin")
    await open(`${list}/certification-aurora-7/testing`)
    await expect(page.locator("#step")).toHaveCount(0)
    await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(21)
  })

  test("CERT-03 FORM-08 @js a draft for a step that is over does not come back when the step is open again", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const id = "certification-aurora-8"
    const address = `/certification/${id}`
    await enterAs("applicant")
    await open(`/a/aurora${address}/testing`)
    await field(page, "reason").fill(reason.reason)
    await expect(page.getByText(t("form.draft.kept"))).toBeVisible()

    const applicant = await backendAs(mock, "applicant")
    const tester = await backendAs(mock, "lab-tester")
    const { version } = await applicant.get<Certification>(address)
    const objection = { step: "test_evaluation_confirm", version, text: reason.reason, attachment_ids: [] }
    const objected = await applicant.post<Certification>(`${address}/objection`, objection)
    const again = { step: "test_evaluation", version: objected.version, label_rules: null, attachment_ids: [] }
    await tester.post(`${address}/evaluation`, { ...again, ...evaluation, ...answer })

    await open(`/a/aurora${address}/testing`)
    await expect(field(page, "reason")).toHaveValue("")
    await take(page, confirm("testing", "test_evaluation_confirm"), t("certification.step-done"))
  })

  test("CERT-03 FORM-02 FORM-03 a participant gives feedback on a phase, with a file", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    const application = `${list}/certification-aurora-8`
    const give = page.getByRole("link", { name: t("certification.feedback.link") })
    const text = "The second lane runs hot.\n第二通道温度偏高。"
    await enterAs("applicant")
    await open(`${application}/testing`)
    await expect(page.getByText(t("certification.feedback.none"))).toBeVisible()
    await give.click()
    await page.locator(`main ${attachmentInput}`).setInputFiles(files.agenda)
    await save(page).click()
    const missing = t("form.required", { field: t("certification.feedback.text") })
    await expect(summary(page)).toContainText(missing)
    await expect(field(page, "text")).toHaveAccessibleDescription(`${t("certification.feedback.hint")} ${missing}`)
    await expect(page.getByText(agendaName).first()).toBeVisible()
    await field(page, "text").fill(text)
    await save(page).click()
    await expect(page.getByText(t("certification.feedback.done"))).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${application}/testing$`))

    await enterAs("lab-tester")
    await open(`${application}/testing`)
    await expect(page.getByText("第二通道温度偏高。")).toBeVisible()
    await expect(page.getByRole("link", { name: agendaName })).toBeVisible()
    await give.click()
    await field(page, "text").fill("We measure it again. 我们将复测。")
    await save(page).click()
    const said = page.getByRole("listitem").filter({ hasText: /第二通道温度偏高。|我们将复测。/ })
    await expect(said).toHaveText([/第二通道温度偏高。/, /我们将复测。/])

    // feedback belongs to the phase it was written in; a person who only reads the application has no feedback form
    await enterAs("admin")
    await open(`${application}/testing`)
    await expect(said).toHaveCount(2)
    await expect(give).toHaveCount(0)
    await open(`${application}/certification`)
    await expect(page.getByText(t("certification.feedback.none"))).toBeVisible()
    expect((await open(`${application}/feedback/test`))?.status()).toBe(403)
  })

  test("CERT-04 CERT-05 after the materials review the final certificate is uploaded and appears in the certificate centre", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    const id = "certification-aurora-25"
    const done = t("certification.step-done")
    const backend = await backendAs(mock, "chair")
    const { code } = await backend.get<Certification>(`/certification/${id}`)
    await enterAs("certdoc-admin")
    await open(`${list}?q=${encodeURIComponent(code)}`)
    await page.getByRole("main").getByRole("rowheader").getByRole("link").click()
    await expect(page).toHaveURL(new RegExp(`${id}/confirmation$`))
    await expect(page).toHaveTitle(new RegExp(`^${t("certification.tab.confirmation")} · ${code} `))
    await expect(page.getByRole("link", { name: t("certification.next.go") })).toHaveCount(0)
    await take(page, review("certdoc-admin", "confirmation", "materials_review"), done, javaScriptEnabled)

    await open("/a/aurora/certificate/issuance")
    await page.getByRole("row").filter({ hasText: code }).getByRole("link").click()
    await expect(page).toHaveURL(new RegExp(`${id}/certificate-issuance$`))
    await field(page, "name").fill("Final certificate 最终证书")
    await save(page).click()
    await expect(field(page, "code")).toHaveAccessibleDescription(t("form.required", { field: t("certificate.code") }))
    await expect(field(page, "name")).toHaveValue("Final certificate 最终证书")
    const turn = {
      person: "certdoc-admin",
      tab: "certificate-issuance",
      step: "final_certificate",
      file: true,
    } as const
    await take(page, { ...turn, values: { code: "AIA-2026-25" } }, done, javaScriptEnabled)
    await expect(page.getByText(t("certification.end.completed"))).toBeVisible()
    expect(await backend.get<Certification>(`/certification/${id}`)).toMatchObject({ status: "completed" })

    await enterAs("chair")
    await open(centre)
    await page.getByRole("main").getByRole("searchbox").fill("AIA-2026-25")
    await applyFilters({ page, t })
    await page.getByRole("main").getByRole("link", { name: "Final certificate 最终证书" }).click()
    await expect(page.getByRole("link", { name: agendaName })).toBeVisible()
    await expect(page.getByRole("link", { name: code })).toBeVisible()
    await expect(page.getByRole("link", { name: t("certificate.edit.title") })).toHaveCount(0)
  })

  test("CERT-05 a certificate is uploaded, edited and deleted in the certificate centre", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    const waiting = await (
      await backendAs(mock, "certdoc-admin")
    ).get<{ items: Certification[] }>("/certification?step=agency_certificate")
    const { id: application = "", code: number = "" } = waiting.items[0] ?? {}
    await enterAs("certdoc-admin")
    await open(centre)
    const taken = "AIA-CERT-2025-014"
    await expect(page.getByRole("main")).toContainText(taken)
    await page.getByRole("link", { name: t("certificate.create.title") }).click()
    await field(page, "name").fill("Licence to use the label 标识使用许可")
    const { items } = await (
      await backendAs(mock, "certdoc-admin")
    ).get<{ items: { code: string }[] }>("/certificate?size=10")
    const next =
      items[0]?.code.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, "0")) ?? "-"
    await expect(field(page, "code")).toHaveValue(next)
    await field(page, "code").fill(taken)
    await field(page, "certification_id").selectOption(application)
    await field(page, "company").fill("云砺科技")
    await save(page).click()
    const missing = t("form.required", { field: t("certification.product") })
    await expect(summary(page)).toContainText(missing)
    await expect(field(page, "product")).toHaveAccessibleDescription(missing)
    await expect(field(page, "company")).toHaveValue("云砺科技")
    await field(page, "product").fill("ML-9")
    await page.locator(`main ${attachmentInput}`).setInputFiles(files.agenda)
    if (javaScriptEnabled !== false) await expect(page.locator(".accepted")).toContainText(agendaName)
    await save(page).click()
    await expect(summary(page)).toContainText(t("refusal.code_taken"))
    await expect(field(page, "code")).toHaveValue(taken)
    await expect(page.locator(".kept")).toContainText(agendaName)
    await field(page, "code").fill("AIA-L-2026-7")
    await save(page).click()
    await expect(page.getByText(t("certificate.created")).first()).toBeVisible()
    await expect(page.getByRole("link", { name: agendaName })).toBeVisible()
    await expect(page.getByRole("link", { name: number })).toBeVisible()

    await page.getByRole("link", { name: t("certificate.edit.title") }).click()
    await field(page, "memo").fill("Replaces an earlier one 替代旧证书")
    await save(page).click()
    await expect(page.getByText(t("certificate.saved")).first()).toBeVisible()
    await page.getByRole("link", { name: t("certificate.delete.title") }).click()
    const question = questionOn(page, javaScriptEnabled)
    await expect(question).toContainText("AIA-L-2026-7")
    await question.getByRole("button", { name: t("certificate.delete.title"), exact: true }).click()
    await expect(page.getByText(t("certificate.deleted")).first()).toBeVisible()
    await expect(page.getByText("AIA-L-2026-7", { exact: true })).toHaveCount(0)
    await open("/a/aurora/certificate/issuance")
    await expect(page.getByText(t("certification.your-turn")).first()).toBeVisible()

    await enterAs("member")
    await open(centre)
    await expect(page.getByRole("link", { name: t("certificate.create.title") })).toHaveCount(0)
    expect((await open(`${centre}/create`))?.status()).toBe(403)
  })
})
