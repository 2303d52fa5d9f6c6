import { readFile } from "node:fs/promises"
import type { components } from "#openapi/generated/schema.d.ts"
import { readXlsx } from "#app/parts/import/read-xlsx.server.ts"
import { expect, test } from "#tests/support/test.ts"
import { memberList } from "#tests/support/xlsx.ts"
import { backendAs } from "./backend.ts"
import { field, save, summary } from "./form-steps.ts"

type Notice = components["schemas"]["Notice"]

const subject = "Plug test in May 五月互通测试"

test.describe("notices", () => {
  // the browser logs the status of a refused form (400, 422) and of a refused page (403, 404)
  test.use({ expectedTrouble: /status of (400|422|403|404)/ })

  test("NOTICE-01 NOTICE-02 a notice of a group: drafted, previewed, published, called back @chinese", async ({
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
