import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { agendaName, files } from "./files.ts"
import { choice, field, save } from "./form-steps.ts"

type Application = components["schemas"]["MembershipApplication"]

const list = "/a/aurora/admin/membership-application"
const page1 = `${list}/membership-application-aurora-1`
const page3 = `${list}/membership-application-aurora-3`
const page5 = `${list}/membership-application-aurora-5`

test.describe("membership applications, administrators' side", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("ADM-07 SHELL-06 DASH-08 from the list to a rejection with its reason", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member-admin")
    await open(`${list}?status=ongoing&step=materials_review`)
    await expect(page.getByRole("main").locator("tbody tr")).toHaveCount(1)
    await page.getByRole("link", { name: /Yunling Communications|云岭通信/ }).click()
    await expect(page).toHaveURL(new RegExp(`${page1}$`))
    await expect(page.getByRole("main")).toContainText("云岭通信")
    await expect(page.getByRole("main")).toContainText("Yunling Communications")
    await expect(page.getByRole("link", { name: "登记证明 Registration.txt" })).toBeVisible()
    const step = t("membership-application.step.materials_review")
    await expect(page.getByText(t("membership-application.next.you", { step }))).toBeVisible()

    await choice(page, "decision", "reject").check()
    const saveReview = page.getByRole("button", { name: t("membership-application.review.submit") })
    await saveReview.click()
    await expect(page.getByRole("main")).toContainText(t("form.required", { field: t("confirm.reason") }))
    await field(page, "reason").fill("The form is not signed. 申请表未签字。")
    await saveReview.click()
    await expect(page.getByText(t("membership-application.review.rejected")).first()).toBeVisible()
    await expect(page.locator("#review")).toHaveCount(0)
    await expect(page.getByText("The form is not signed. 申请表未签字。").first()).toBeVisible()
    const next = t("membership-application.next.applicant", { step: t("membership-application.step.resubmission") })
    await expect(page.getByText(next)).toBeVisible()
    const mails = (await mock.outbox()).filter(({ to }) => to === "contact1@applicant.example")
    expect(JSON.stringify(mails)).toContain("申请表未签字")
    const { status, steps } = await (
      await backendAs(mock, "admin")
    ).get<Application>("/membership-application/membership-application-aurora-1")
    expect(status).toBe("reject")
    expect(steps.find(({ key }) => key === "materials_review")).toMatchObject({ state: "rejected" })
  })

  test("ADM-07 ADM-05 both reviews are passed, the member information is entered, and the first member can log in @life", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member-admin")
    await open(page1)
    for (const step of ["materials_review", "qualification_review"] as const) {
      await expect(page.locator("#review")).toContainText(t(`membership-application.step.${step}`))
      await choice(page, "decision", "approve").check()
      await page.getByRole("button", { name: t("membership-application.review.submit") }).click()
      await expect(page.getByText(t("membership-application.review.approved")).first()).toBeVisible()
      const next = step === "materials_review" ? "qualification_review" : "member_information_entry"
      const values = { step: t(`membership-application.step.${next}`) }
      await expect(page.getByText(t("membership-application.next.you", values))).toBeVisible()
    }
    await page.getByRole("link", { name: t("membership-application.complete.title") }).click()
    await expect(field(page, "entity.name")).toHaveValue("云岭通信")
    await expect(field(page, "entity.name_english")).toHaveValue("Yunling Communications")
    await expect(field(page, "member.email")).toHaveValue("contact1@applicant.example")
    await expect(field(page, "entity.region_code").locator("option:checked")).toHaveText(/China|中国/)

    await field(page, "entity.name_english").fill("")
    await save(page).click()
    await expect(page.getByRole("main")).toContainText(t("form.required", { field: t("entity.name-english") }))
    await field(page, "entity.name_english").fill("Yunling Communications")
    const backend = await backendAs(mock, "admin")
    const { email } = await backend.get<{ email: string | null }>("/member/member-aurora-member")
    await field(page, "member.email").fill(email ?? "")
    await save(page).click()
    await expect(page.getByRole("main")).toContainText(t("form.not_unique", { field: t("login-request.email") }))
    await field(page, "member.email").fill("aino.rantala@yunling.example")
    await field(page, "summary").fill("A network operator. 网络运营商。")
    await save(page).click()

    await expect(page.getByText(t("membership-application.end.complete"), { exact: true })).toBeVisible()
    await expect(page.getByText("A network operator. 网络运营商。")).toBeVisible()
    await page.getByRole("link", { name: /^(Yunling Communications|云岭通信)$/ }).click()
    await expect(page.getByRole("main")).toContainText("Aino Rantala")
    await expect(page).toHaveURL(/\/admin\/entity\//)
    const done = await backend.get<Application>("/membership-application/membership-application-aurora-1")
    expect(done).toMatchObject({ status: "complete", step: null, summary: "A network operator. 网络运营商。" })
  })

  test("ADM-07 FORM-03 administrators and applicant write to each other; a file goes along", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("admin")
    await open(`${list}/membership-application-aurora-2`)
    await expect(page.locator("#feedback")).toContainText("Yes, since 1998.")
    await page.getByRole("button", { name: t("membership-application.feedback.submit") }).click()
    await expect(page.locator("#feedback")).toContainText(
      t("form.required", { field: t("membership-application.feedback.text") }),
    )
    await field(page, "text").fill("Thank you. 谢谢。")
    await page.locator("#feedback input[type=file]").setInputFiles(files.agenda)
    await page.getByRole("button", { name: t("membership-application.feedback.submit") }).click()
    await expect(page.locator("#feedback li").filter({ hasText: "Thank you. 谢谢。" })).toContainText(agendaName)
  })

  test("ADM-07 FORM-06 FORM-10 an application is closed with its reason, and is locked", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member-admin")
    await open(page5)
    await page.getByRole("link", { name: t("membership-application.close.link") }).click()
    await expect(page.getByRole("main")).toContainText(t("consequence.irreversible"))
    await expect(page.getByRole("main")).toContainText(
      t("consequence.outside", { count: 1, names: "何静川 <contact5@applicant.example>", more: 0 }),
    )
    await field(page, "reason").fill("No answer for three months. 三个月未回复。")
    await field(page, "summary").fill("Asked twice. 已两次询问。")
    await page.getByRole("button", { name: t("membership-application.close.link") }).click()
    await expect(page.getByText(t("membership-application.end.cancel"))).toBeVisible()
    await expect(page.getByRole("main")).toContainText("Asked twice. 已两次询问。")
    await expect(page.getByRole("link", { name: t("membership-application.close.link") })).toHaveCount(0)
    await expect(field(page, "text")).toHaveCount(0)
    expect((await open(`${page5}/close`))?.status()).toBe(403)
  })

  test("ADM-07 ROLE-02 ROLE-03 member administrators decide, but do not write the guidelines; members are refused", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member-admin")
    await open(list)
    const tab = page.getByRole("link", { name: t("membership-application.list.title") })
    await expect(tab.filter({ hasText: "3" })).toBeVisible()
    await expect(page.getByRole("link", { name: t("membership-application.guidelines.title") })).toHaveCount(0)
    await open(page3)
    await expect(page.getByRole("link", { name: t("membership-application.complete.title") })).toBeVisible()
    await open(`${list}/guidelines`)
    await expect(page.getByText(t("session.no-auth"), { exact: true }).first()).toBeVisible()
    await enterAs("member")
    await open(page3)
    await expect(page).not.toHaveURL(/membership-application/)
    await expect(page.getByText(t("session.no-admin"), { exact: true }).first()).toBeVisible()
  })

  test("ADM-07 FORM-04 the guidelines in both languages, with the files of applicants", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("admin")
    await open(list)
    await page.getByRole("link", { name: t("membership-application.guidelines.title") }).click()
    await field(page, "content_english.text").fill("")
    await save(page).click()
    await expect(page.getByRole("main")).toContainText(
      t("form.required", { field: t("membership-application.guidelines.english") }),
    )
    await field(page, "content_english.text").fill("## How to join\n\nSign the form.")
    await field(page, "content.text").fill("## 如何入会\n\n签署申请表。")
    await save(page).click()
    await expect(page.getByText(t("membership-application.guidelines.saved")).first()).toBeVisible()
    type Guideline = components["schemas"]["MembershipGuideline"]
    const backend = await backendAs(mock, "member")
    const saved = await backend.get<Guideline>("/membership-application/guideline")
    expect(saved.content_english.text).toBe("## How to join\n\nSign the form.")
    expect(saved.content.text).toContain("签署申请表")
    expect(saved.attachments.map(({ name }) => name)).toEqual(["入会申请表 Application form.txt"])
  })
})
