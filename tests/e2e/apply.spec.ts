import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { forgetSession } from "#tests/support/forget-session.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { backendAs } from "./backend.ts"
import {
  apply,
  applyAsNewcomer,
  chooser,
  enterMember,
  fillApplication,
  openByCode,
  organisation,
  passReview,
} from "./apply-steps.ts"
import { files, agendaName } from "./files.ts"
import { field, questionOn, save, summary } from "./form-steps.ts"
import { addressOf, textPattern } from "./steps.ts"

type Application = components["schemas"]["MembershipApplication"]
type Applications = components["schemas"]["MembershipApplicationList"]

const email = "tuva.berg@halden-glass.example"

/** A file kept in the form: ticked without scripts, listed with them. */
const kept = (page: Page, name: string) =>
  page.locator(".kept .upload, .kept .choice:has(:checked)").filter({ hasText: name })

test.describe("ADM-09 somebody applies for membership", () => {
  // the browser logs the status of a refused form (400, 422, 429) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422|429)/ })

  test("ADM-09 FORM-03 FORM-08 a visitor applies with documents, keeps the code, comes back with it and writes to the administrators @life", async ({
    page,
    open,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled !== false
    await open("/a/aurora/login")
    await page.getByRole("link", { name: t("session.apply.link"), exact: true }).click()
    await expect(page).toHaveURL(apply)
    await expect(page.getByRole("link", { name: "Application form.txt" })).toBeVisible()
    await page.getByRole("link", { name: t("apply.form.link"), exact: true }).click()
    if (hasScripts) await untilHydrated(page)
    await fillApplication(page, hasScripts, t)
    await chooser(page, t("apply.logo")).setInputFiles(files.disguised)
    await expect(page.locator("[data-work=running]")).toHaveCount(0)
    if (hasScripts) {
      await expect(page.getByText(t("file.refused.kind", { name: "picture.png" })).last()).toBeVisible()
      await page.getByRole("button", { name: t("file.remove", { name: "picture.png" }) }).click()
    }
    await save(page).click()
    await expect(summary(page)).toContainText(t("form.required", { field: t("entity.contact.email", { number: 1 }) }))
    if (!hasScripts) await expect(summary(page)).toContainText(t("file.refused.kind", { name: "picture.png" }))
    await expect(field(page, "name")).toHaveValue(organisation.name)
    await expect(field(page, "city_code")).toHaveValue("NO-4601")
    await expect(kept(page, "minutes.txt")).toBeVisible()
    await expect(kept(page, agendaName)).toBeVisible()

    await field(page, "contacts[0].email").fill(email)
    await save(page).click()
    await expect(page.getByText(t("apply.sent.form"))).toBeVisible()
    const code = "MA-2026-008"
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("apply.status.heading", { code }))
    const mails = await mock.outbox()
    expect(mails.filter(({ to, subject }) => to === email && String(subject).includes(code))).toHaveLength(1)
    const admin = await backendAs(mock, "member-admin")
    const { items } = await admin.get<Applications>("/membership-application")
    const row = items.find((item) => item.code === code)
    expect(row).toMatchObject({ status: "ongoing", region: { code: "NO-4601" }, name_english: "Halden Glass" })
    const id = row?.id ?? ""
    const stored = await admin.get<Application>(`/membership-application/${id}`)
    expect(stored).toMatchObject({
      email_suffix: "halden-glass.example",
      registration_document: { name: "minutes.txt" },
      application_document: { name: agendaName },
      logo: null,
      contacts: [{ name: "Tuva Berg", email }],
    })

    await page.getByRole("button", { name: t("apply.leave") }).click()
    await expect(page.getByText(t("apply.left"))).toBeVisible()
    await open(`${apply}/status`)
    await expect(page).toHaveURL(`${apply}/open`)
    await openByCode(page, ` ${code.toLowerCase()} `, email.toUpperCase())
    await expect(page).toHaveURL(`${apply}/status`)
    await expect(page.getByRole("listitem").filter({ hasText: t("apply.step.materials-review") })).toContainText(
      t("apply.state.ongoing"),
    )
    const answer = await page.request.get(
      (await page.getByRole("link", { name: "minutes.txt" }).getAttribute("href")) ?? "",
    )
    expect([answer.status(), await answer.text()]).toEqual([200, "Everybody was there."])
    expect(answer.headers()["content-disposition"]).toMatch(/^attachment/)

    if (hasScripts) await untilHydrated(page)
    await field(page, "text").fill("The second name is on the certificate.\n证书上是第二个名称。")
    await chooser(page, t("apply.feedback.files")).setInputFiles(files.agenda)
    await page.getByRole("button", { name: t("apply.feedback.submit") }).click()
    await expect(page.getByText(t("apply.feedback.done"))).toBeVisible()
    await expect(page.getByRole("region", { name: t("apply.feedback") })).toContainText("证书上是第二个名称。")
    const { feedbacks } = await admin.get<Application>(`/membership-application/${id}`)
    expect(feedbacks).toMatchObject([{ side: "applicant", author: null, attachments: [{ name: agendaName }] }])
  })

  test("ADM-07 ADM-09 ADM-05 SES-03 from the application to the first login: applied, reviewed twice, entered as a member, signed in", async ({
    page,
    open,
    enterAs,
    signIn,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    const steps = { page, open, t }
    await open(`${apply}/form`)
    const code = await applyAsNewcomer(steps, javaScriptEnabled !== false)

    await enterAs("member-admin")
    await open("/a/aurora/admin/membership-application")
    await page.getByRole("link", { name: /Halden Glass|哈尔登玻璃/ }).click()
    await expect(page.getByRole("main")).toContainText(code)
    for (let review = 0; review < 2; review += 1) await passReview(steps)
    await enterMember(steps)

    await forgetSession(page, "session")
    await open(`${apply}/status`)
    await expect(page.getByText(t("apply.next.complete"))).toBeVisible()
    await signIn("non-member")
    await expect(page).toHaveURL(addressOf("/a/aurora/dashboard"))
    const admin = await backendAs(mock, "admin")
    const { items } = await admin.get<components["schemas"]["EntityList"]>("/entity?size=200")
    expect(items.filter((entity) => entity.name_english === "Halden Glass")).toMatchObject([{ member_total: 1 }])
  })

  test("ADM-09 a wrong code and a wrong address get the same message; too many attempts have to wait", async ({
    page,
    open,
    t,
  }) => {
    await open(`${apply}/open`)
    const refusals: (string | null)[] = []
    for (const [code, address] of [
      ["MA-2026-001", "nobody@applicant.example"],
      ["MA-2026-999", "contact1@applicant.example"],
      ["MA-2026-002", "contact1@applicant.example"],
    ] as const) {
      await openByCode(page, code, address)
      await expect(page.getByRole("alert")).toContainText(t("refusal.application_not_found"))
      await expect(field(page, "code")).toHaveValue(code)
      refusals.push(await page.getByRole("alert").textContent())
    }
    expect(new Set(refusals).size).toBe(1)
    for (const path of ["status", "resubmit", "withdraw", "file/file-membership-application-aurora-1-1"]) {
      await open(`${apply}/${path}`)
      await expect(page).toHaveURL(`${apply}/open${path === "resubmit" ? "?next=resubmit" : ""}`)
    }
    for (let attempt = 0; attempt < 10; attempt += 1)
      await page.request.post(`${apply}/open`, {
        form: { code: "MA-2026-001", email: "nobody@applicant.example" },
        headers: { origin: new URL(page.url()).origin },
      })
    await openByCode(page, "MA-2026-001", "contact1@applicant.example")
    await expect(page.getByRole("alert")).toContainText(textPattern(t("refusal.rate_limited", { next: "§" })))
    await expect(page).toHaveURL(`${apply}/open`)
  })

  test("ADM-07 ADM-09 a rejected application shows the reason and is resubmitted; the changes are marked", async ({
    page,
    open,
    enterAs,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled !== false
    await open(`${apply}/open`)
    await openByCode(page, "MA-2026-005", "contact5@applicant.example")
    await expect(page.getByRole("main")).toContainText("The application document is not signed.")
    await page.getByRole("link", { name: t("apply.resubmit.link") }).click()
    if (hasScripts) await untilHydrated(page)
    await expect(page.getByRole("main")).toContainText("The application document is not signed.")
    await expect(field(page, "name_english")).toHaveValue("Riverside Photonics")
    await expect(field(page, "province_code")).toHaveValue("CN-44")
    await expect(kept(page, "Application.txt")).toBeVisible()
    await chooser(page, t("apply.application-document")).setInputFiles(files.agenda)
    await field(page, "address").fill("1 Riverside Road")
    await save(page).click()
    await expect(page.getByText(t("apply.sent.resubmit"))).toBeVisible()
    const admin = await backendAs(mock, "member-admin")
    const application = await admin.get<Application>("/membership-application/membership-application-aurora-5")
    expect(application).toMatchObject({
      status: "ongoing",
      step: "materials_review",
      address: "1 Riverside Road",
      application_document: { name: agendaName },
      registration_document: { name: "登记证明 Registration.txt" },
      changed_fields: ["address", "application_document_id"],
    })
    expect((await open(`${apply}/resubmit`))?.status()).toBe(403)

    await enterAs("member-admin")
    await open("/a/aurora/admin/membership-application/membership-application-aurora-5")
    const changed = page.getByRole("main").locator(".note", { hasText: t("membership-application.changed") })
    await expect(changed).toContainText(t("apply.application-document"))
    await expect(page.getByText(t("membership-application.changed.mark"), { exact: true })).toHaveCount(2)
  })

  test("ADM-09 FORM-06 an application is withdrawn after a confirmation, which is final", async ({
    page,
    open,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    await open(`${apply}/open`)
    await openByCode(page, "MA-2026-002", "contact2@applicant.example")
    await expect(page.getByRole("main")).toContainText("Is the institute a legal person?")
    await page.getByRole("link", { name: t("apply.withdraw.link") }).click()
    const question = questionOn(page, javaScriptEnabled)
    await question
      .locator("a, button")
      .filter({ hasText: t("apply.withdraw.keep") })
      .click()
    await expect(page).toHaveURL(`${apply}/status`)
    await page.getByRole("link", { name: t("apply.withdraw.link") }).click()
    await question.getByRole("button", { name: t("apply.withdraw.link") }).click()
    await expect(page.getByText(t("apply.withdrawn"))).toBeVisible()
    await expect(page.getByRole("main")).toContainText(t("apply.next.withdraw"))
    await expect(page.getByRole("button", { name: t("apply.feedback.submit") })).toHaveCount(0)
    const admin = await backendAs(mock, "member-admin")
    const path = "/membership-application/membership-application-aurora-2"
    expect(await admin.get<Application>(path)).toMatchObject({ status: "withdraw", step: null })
    expect((await open(`${apply}/withdraw`))?.status()).toBe(403)
  })

  test("ADM-09 FORM-08 the browser keeps a typed application for days, until it is submitted @js", async ({
    page,
    open,
    mock,
    t,
  }) => {
    await open(`${apply}/form`)
    await fillApplication(page, true, t)
    await expect(kept(page, agendaName)).toBeVisible()
    await expect(page.getByText(t("apply.draft.kept"))).toBeVisible()
    await page.waitForFunction(() => localStorage.getItem("apply:aurora")?.includes("agenda.pdf"))
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("apply:aurora") ?? "{}") as { keptAt: number }
      localStorage.setItem("apply:aurora", JSON.stringify({ ...kept, keptAt: kept.keptAt - 3 * 24 * 3_600_000 }))
    })
    await page.goto("about:blank")
    await open(`${apply}/form`)
    await expect(field(page, "name")).toHaveValue(organisation.name)
    await expect(field(page, "city_code")).toHaveValue("NO-4601")
    await expect(page.getByText(t("apply.draft.files"))).toBeVisible()
    await expect(kept(page, agendaName)).toHaveCount(0)
    await chooser(page, t("apply.registration-document")).setInputFiles(files.minutes)
    await chooser(page, t("apply.application-document")).setInputFiles(files.agenda)
    await field(page, "contacts[0].email").fill(email)
    await save(page).click()
    await expect(page.getByText(t("apply.sent.form"))).toBeVisible()
    expect((await mock.calls()).filter(({ operation }) => operation === "membership-application.create")).toHaveLength(
      1,
    )
    await open(`${apply}/form`)
    await expect(field(page, "name")).toHaveValue("")
  })

  test("ADM-09 a second application of the same organisation is warned about, not refused @js", async ({
    page,
    open,
    t,
  }) => {
    await open(`${apply}/form`)
    await fillApplication(page, true, t)
    await field(page, "name").fill("云岭通信")
    await field(page, "email_suffix").fill("yunling-communications.example")
    await field(page, "contacts[0].email").fill(email)
    await save(page).click()
    await expect(page.getByText(t("apply.twin.title"))).toBeVisible()
  })
})
