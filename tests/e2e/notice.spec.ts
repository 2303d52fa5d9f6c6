import { readFile } from "node:fs/promises"
import type { components } from "#openapi/generated/schema.d.ts"
import { readXlsx } from "#app/parts/import/read-xlsx.server.ts"
import { expect, test } from "#tests/support/test.ts"
import { memberList } from "#tests/support/xlsx.ts"
import { backendAs } from "./backend.ts"
import { field, put, save, summary } from "./form-steps.ts"
import { limit, untilLive } from "./live-steps.ts"

type Notice = components["schemas"]["Notice"]

const subject = "Plug test in May 五月互通测试"

test.describe("notices", () => {
  // the browser logs the status of a refused form (400, 422) and of a refused page (403, 404)
  test.use({ expectedTrouble: /status of (400|422|403|404)/ })

  test("NOTICE-01 NOTICE-02 a notice of a group: drafted, previewed, published, called back @life", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/notice")
    await page.getByRole("link", { name: t("notice.list.create") }).click()
    await page.locator('[name="subject"]').fill(subject)
    await page.locator('[name="content.text"]').fill("Bring your boards. 请自带测试板。")
    const { email } = await (await backendAs(mock, "chair")).get<{ email: string }>("/profile")
    await expect(page.locator('[name="reply_to"]')).toHaveValue(email)
    await page.locator('[name="reply_to"]').fill("no address")
    await page.getByRole("button", { name: t("notice.form.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("form.email_format"))
    await expect(page.locator('[name="subject"]')).toHaveValue(subject)
    await page.locator('[name="reply_to"]').fill("office@aurora-interconnect.example\nlab@aurora-interconnect.example")
    await page.getByRole("button", { name: t("notice.form.submit") }).click()
    await expect(page.getByText(t("notice.next.draft"))).toBeVisible()
    const href = new URL(page.url()).pathname
    const id = href.split("/").at(-1) ?? ""

    await page.getByRole("link", { name: t("notice.action.recipients") }).click()
    await page.locator('[name="external_recipients"]').fill("nils@fjordlight.example, nils@fjordlight.example")
    await page.getByRole("button", { name: t("notice.recipients.submit") }).click()
    await expect(page.getByText(t("notice.recipients.saved", { count: 1 }))).toBeVisible()

    await page.getByRole("link", { name: t("notice.action.publish") }).click()
    await expect(page.getByRole("main")).toContainText("Bring your boards.")
    await expect(page.getByRole("main")).toContainText("nils@fjordlight.example")
    await expect(page.getByRole("main")).toContainText(t("notice.preview.text"))
    await page.getByRole("button", { name: t("notice.preview.submit") }).click()
    await expect(page.getByText(t("notice.next.holding"))).toBeVisible()
    if (javaScriptEnabled !== false) {
      await page.goBack()
      await expect(page.getByText(t("notice.next.holding"))).toBeVisible()
    }
    const backend = await backendAs(mock, "chair")
    expect(await backend.get<Notice>(`/notice/${id}`)).toMatchObject({ status: "sending", reply_to: { length: 2 } })

    await open(`${href}/confirm/recall`)
    await page.getByRole("button", { name: t("notice.recall.submit") }).click()
    await expect(page.getByText(t("notice.next.draft"))).toBeVisible()
    expect(await backend.get<Notice>(`/notice/${id}`)).toMatchObject({ status: "draft", hold_until_time: null })
  })

  test("NOTICE-01 NOTICE-02 a sent notice can neither be edited nor withdrawn; its deliveries say what failed", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("notice-admin")
    await open("/a/aurora/notice/notice-aurora-4")
    await expect(page.getByRole("link", { name: t("notice.edit.title") })).toHaveCount(0)
    await expect(page.getByText(t("notice.next.failed", { count: 2 }))).toBeVisible()
    await page.getByRole("link", { name: t("notice.next.failed.link") }).click()
    await expect(page.getByRole("main")).toContainText("nils.aas@undeliverable.example")
    await expect(page.getByRole("main")).not.toContainText("oskar.lindqvist@skerry-test.example")
    expect((await open("/a/aurora/notice/notice-aurora-4/edit"))?.status()).toBe(403)
    expect((await open("/a/aurora/notice/notice-aurora-4/confirm/recall"))?.status()).toBe(403)

    await enterAs("member")
    await open("/a/aurora/notice")
    await expect(page.getByRole("link", { name: t("notice.list.create") })).toHaveCount(0)
    await open("/a/aurora/notice/notice-aurora-4")
    await expect(page.getByText("nils.aas@undeliverable.example")).toHaveCount(0)
  })

  test("NOTICE-02 NOTICE-03 FORM-02 FORM-06 its author edits a draft and deletes it, after which it does not exist", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    const content = { format: "markdown" as const, text: "Bring your boards. 请自带测试板。" }
    const draft = { subject, content, reply_to: ["lab@aurora-interconnect.example"], attachment_ids: [] }
    const backend = await backendAs(mock, "chair")
    const { id } = await backend.post<Notice>("/notice", { ...draft, group_acronym: "COPT" })
    const list = "/a/aurora/wg/COPT/notice"
    const inList = (text: string) => page.getByRole("main").getByRole("link", { name: text, exact: true })

    await test.step("without a subject it is not saved, and what was typed stays", async () => {
      await enterAs("chair")
      await open(list)
      await inList(subject).click()
      await page.getByRole("link", { name: t("notice.edit.title") }).click()
      await expect(field(page, "reply_to")).toHaveValue("lab@aurora-interconnect.example")
      await field(page, "subject").fill("  ")
      await field(page, "content.text").fill("Bring your boards and cables. 请自带测试板和线缆。")
      await save(page).click()
      const missing = t("form.required", { field: t("event.subject") })
      await expect(summary(page)).toContainText(missing)
      await expect(field(page, "subject")).toHaveAccessibleDescription(missing)
      await expect(field(page, "content.text")).toHaveValue("Bring your boards and cables. 请自带测试板和线缆。")
    })

    await test.step("with one it is, and who else may write there reads it", async () => {
      await field(page, "subject").fill(`${subject} 2`)
      await save(page).click()
      await expect(page.getByText(t("notice.saved"))).toBeVisible()
      await expect(page.getByRole("main")).toContainText("请自带测试板和线缆。")
      expect(await backend.get<Notice>(`/notice/${id}`)).toMatchObject({ subject: `${subject} 2`, version: 2 })
      await enterAs("secretary")
      await open(list)
      await inList(`${subject} 2`).click()
      await expect(page.getByRole("link", { name: t("notice.edit.title") })).toBeVisible()
      await expect(page.getByRole("link", { name: t("notice.delete.submit") })).toHaveCount(0)
    })

    await test.step("the author is asked before it is deleted, and may keep it", async () => {
      await enterAs("chair")
      await open(`${list}/${id}`)
      const ask = page.getByRole("link", { name: t("notice.delete.submit") })
      const question = page.getByRole(javaScriptEnabled === false ? "main" : "dialog")
      await ask.click()
      await expect(question).toContainText(t("notice.delete.text", { subject: `${subject} 2` }))
      await question
        .getByRole(javaScriptEnabled === false ? "link" : "button", { name: t("notice.delete.keep") })
        .click()
      await expect(ask).toBeVisible()
      expect(await backend.get<Notice>(`/notice/${id}`)).toMatchObject({ status: "draft" })
      await ask.click()
      await question.getByRole("button", { name: t("notice.delete.submit") }).click()
      await expect(page.getByText(t("notice.delete.done"))).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${list}$`))
      await expect(inList(`${subject} 2`)).toHaveCount(0)
    })

    for (const person of ["secretary", "member"]) {
      await enterAs(person)
      await open(list)
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible()
      await expect(inList(`${subject} 2`)).toHaveCount(0)
      expect((await open(`${list}/${id}`))?.status()).toBe(404)
    }
  })

  test("NOTICE-04 two texts, planned for later: changed, called back, planned again, sent to each in their language", async ({
    page,
    open,
    enterAs,
    mock,
    language,
    t,
  }) => {
    test.setTimeout(120_000)
    const main = page.getByRole("main")
    const titles = { en: "Plug test in May", zh: "五月互通测试" }
    const own = titles[language]
    const other = titles[language === "en" ? "zh" : "en"]

    await test.step("an English text is whole or absent", async () => {
      await enterAs("chair")
      await open("/a/aurora/wg/COPT/notice/create")
      await field(page, "subject").fill("五月互通测试")
      await field(page, "content.text").fill("请自带测试板。")
      await expect(field(page, "subject_english")).toBeHidden()
      await page.locator("summary", { hasText: t("notice.form.add-english") }).click()
      await field(page, "subject_english").fill("Plug test in May")
      await page.locator("summary", { hasText: t("notice.form.add-english") }).click()
      await save(page).click()
      await expect(summary(page)).toContainText(t("form.required", { field: t("notice.content-english") }))
      await expect(field(page, "subject_english")).toHaveValue("Plug test in May")
      await expect(field(page, "content_english.text")).toBeFocused()
      await field(page, "content_english.text").fill("Bring your boards.")
      await save(page).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(own)
      await expect(main.getByRole("heading", { level: 3, name: other })).toBeHidden()
      await main.locator("summary", { hasText: language === "en" ? "中文" : "English" }).click()
      await expect(main.getByRole("heading", { level: 3, name: other })).toBeVisible()
    })
    const href = new URL(page.url()).pathname
    const id = href.split("/").at(-1) ?? ""
    const backend = await backendAs(mock, "chair")
    const notice = () => backend.get<Notice>(`/notice/${id}`)
    const plan = page.getByRole("button", { name: t("notice.plan.submit") })

    await test.step("a time that has passed is refused at its field, and a zone goes with it", async () => {
      await page.getByRole("link", { name: t("notice.action.plan") }).click()
      await put(page, "planned.date", "2020-01-06")
      await field(page, "planned.time").fill("09:30")
      await field(page, "planned.zone").selectOption("America/New_York")
      await plan.click()
      await expect(field(page, "planned.time")).toHaveAccessibleDescription(t("form.before_now"))
      await put(page, "planned.date", "2027-06-15")
      await plan.click()
      await expect(main).toContainText(t("notice.next.planned"))
      await expect(main).toContainText("09:30")
      expect(await notice()).toMatchObject({ status: "planned", timezone: "America/New_York" })
    })

    await test.step("a change keeps the plan, and nobody else sees it", async () => {
      await page.getByRole("link", { name: t("notice.edit.title") }).click()
      await field(page, "content_english.text").fill("Bring your boards and cables.")
      await save(page).click()
      await expect(page.getByText(t("notice.saved-planned"))).toBeVisible()
      expect(await notice()).toMatchObject({ status: "planned", planned_time: "2027-06-15T13:30:00Z" })
      await enterAs("member")
      expect((await open(href))?.status()).toBe(403)
      await open("/a/aurora/wg/COPT/notice?status=planned")
      await expect(main.getByText(own)).toHaveCount(0)
    })

    await test.step("called back, it is a draft; planned again, it waits", async () => {
      await enterAs("chair")
      await open(`${href}/confirm/recall`)
      await page.getByRole("button", { name: t("notice.recall.submit") }).click()
      await expect(page.getByText(t("notice.next.draft"))).toBeVisible()
      expect(await notice()).toMatchObject({ status: "draft", planned_time: null })
      await open(`${href}/plan`)
      await put(page, "planned.date", "2027-06-15")
      await field(page, "planned.time").fill("09:30")
      await plan.click()
      await expect(main).toContainText(t("notice.next.planned"))
    })

    await test.step("when its time has come, each member reads and gets the text in their language", async () => {
      await mock.setClock("2027-06-15T14:30:00Z")
      await enterAs("member")
      await open(href)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(own)
      await expect(main).toContainText(t("status.sent"))
      const mails = (await mock.outbox()).filter(({ record }) => record === id)
      expect(new Set(mails.map(({ language: of, subject: title }) => `${String(of)} ${String(title)}`))).toEqual(
        new Set(["english Notice: Plug test in May", "chinese 通知：五月互通测试"]),
      )
    })
  })

  test("NOTICE-04 LIVE-01 the open page of a planned notice says by itself that it is sent @js", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/notice/notice-aurora-29")
    await untilLive(page)
    const backend = await backendAs(mock, "chair")
    const { version } = await backend.get<Notice>("/notice/notice-aurora-29")
    const planned_time = new Date(Date.now() + 20 * 60_000).toISOString()
    await backend.post("/notice/notice-aurora-29/plan", { version, planned_time, timezone: "UTC" })
    await mock.advanceClock("PT21M")
    await expect(page.getByRole("main").getByText(t("status.sent")).first()).toBeVisible({ timeout: limit })
  })

  test("NOTICE-03 FORM-09 external recipients from a workbook: template, report of each row, added to those typed in", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("notice-admin")
    await open("/a/aurora/notice/notice-aurora-9/recipients")
    await page.locator('[name="external_recipients"]').fill("nils@fjordlight.example")
    await page.getByRole("button", { name: t("notice.recipients.submit") }).click()
    await expect(page.getByText(t("notice.recipients.saved", { count: 1 }))).toBeVisible()
    await page.getByRole("link", { name: t("notice.action.recipients") }).click()
    const [template] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("member-invitation.template.chinese") }).click(),
    ])
    expect(template.suggestedFilename()).toBe("外部收件人.xlsx")
    expect(await readXlsx(await readFile(await template.path()))).toEqual({ rows: [["邮箱", "姓名"]] })

    const upload = page.getByRole("button", { name: t("notice.recipients.upload") })
    await upload.click()
    await expect(page.getByRole("alert").first()).toContainText(t("member-invitation.file"))
    const buffer = memberList([
      ["oskar@skerry-test.example", "Oskar Lindqvist", "", ""],
      ["no address", "Aino Rantala", "", ""],
      ["shen@skerry-test.example", "沈若舟", "", ""],
      ["nils@fjordlight.example", "Nils Aas", "", ""],
    ])
    await page.locator("[type=file]").setInputFiles({ name: "外部 external.xlsx", mimeType: "application/zip", buffer })
    await upload.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("notice.recipients.check"))
    await expect(page.getByRole("main")).toContainText(t("member-invitation.check.some", { total: 4, rejected: 1 }))
    await expect(page.getByRole("row", { name: /Aino Rantala/ })).toContainText(
      t("member-invitation.reason.email_format"),
    )
    await expect(page.getByRole("row", { name: /Nils Aas/ })).toContainText(t("notice.recipients.repeated"))
    await expect(page.getByText(t("notice.recipients.present", { count: 1 }))).toBeVisible()
    const [skipped] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("member-invitation.rejected.link") }).click(),
    ])
    const { rows } = (await readXlsx(await readFile(await skipped.path()))) as { rows: string[][] }
    expect(rows[1]).toEqual(["no address", "Aino Rantala", t("member-invitation.reason.email_format")])
    await page.getByRole("button", { name: t("notice.recipients.add", { count: 2 }) }).click()
    await expect(page.getByText(t("notice.recipients.saved", { count: 3 }))).toBeVisible()
    const backend = await backendAs(mock, "notice-admin")
    expect((await backend.get<Notice>("/notice/notice-aurora-9")).external_recipients).toEqual([
      "nils@fjordlight.example",
      "oskar@skerry-test.example",
      "shen@skerry-test.example",
    ])
  })
})
