import type { Page } from "@playwright/test"
import { readXlsx } from "#app/parts/import/read-xlsx.server.ts"
import type { MockControl } from "#tests/support/mock.ts"
import { expect, test } from "#tests/support/test.ts"
import { manyMembers, memberList } from "#tests/support/xlsx.ts"
import { backendAs } from "./backend.ts"
import { agendaName, files } from "./files.ts"

const file = "#invite-file"
const emails = "#invite-emails"
const address = (page: Page) => new URL(page.url()).pathname

/** A workbook to choose in a file input. */
const chosen = (name: string, buffer: Buffer) => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer,
})

const list = [
  ["oskar@skerry-test.example", "Oskar Lindqvist", "Skerry Test House", "COPT"],
  ["shen@skerry-test.example", "沈若舟", "石礁实验室", ""],
  ["OSKAR@skerry-test.example", "Oskar again", "", ""],
  ["=1+1", "Formula", "", ""],
  ["nobody@undeliverable.example", "Nils Aas", "", ""],
]

/** The files of the guidelines, which an invitation has unless somebody takes them away. */
async function guidelineFiles(mock: MockControl): Promise<{ name: string }[]> {
  const backend = await backendAs(mock, "member-admin")
  const { attachments } = await backend.get<{ attachments: { name: string }[] }>("/membership-application/guideline")
  expect(attachments.length).toBeGreaterThan(0)
  return attachments
}

test.describe("inviting members", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|422)/ })

  test.beforeEach(async ({ enterAs }) => enterAs("member-admin"))

  test("ADM-01 FORM-09 an invitation from the template to the result, with the errors of each row", async ({
    page,
    open,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    await open("/a/aurora/admin/member")
    await page.getByRole("link", { name: t("member.list.invite") }).click()
    await expect(page.locator(".phases [aria-current=step]")).toContainText(t("member-invitation.step.list"))

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("member-invitation.template.chinese") }).click(),
    ])
    expect(download.suggestedFilename()).toBe("新成员.xlsx")
    const template = await readXlsx(await bytesOf(download))
    expect(template).toEqual({ rows: [["邮箱", "姓名", "单位", "工作组"]] })

    await page.locator(file).setInputFiles(chosen("春季 spring.xlsx", memberList(list)))
    await page.getByRole("button", { name: t("member-invitation.upload.submit") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("member-invitation.check.title"))
    await expect(page.getByRole("main")).toContainText(t("member-invitation.check.some", { total: 5, rejected: 2 }))
    await expect(page.getByRole("main")).toContainText("春季 spring.xlsx")
    await expect(page.getByRole("row", { name: /OSKAR@/ })).toContainText(
      t("member-invitation.reason.duplicate_row", { row: 2 }),
    )
    await expect(page.getByRole("row", { name: /Formula/ })).toContainText(t("member-invitation.reason.email_format"))

    const [rejected] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("member-invitation.rejected.link") }).click(),
    ])
    // the same file format as the upload, to be corrected and uploaded again
    expect(rejected.suggestedFilename()).toMatch(/\.xlsx$/)
    const mended = await bytesOf(rejected)
    const { rows } = (await readXlsx(mended)) as { rows: string[][] }
    expect(rows[0]).toContain(t("member-invitation.rejected.reason"))
    expect(rows.flat()).toContain("OSKAR@skerry-test.example")
    expect(rows.flat().filter((text) => text.startsWith("=1+1"))).toHaveLength(1)
    expect(rows.flat().join()).not.toContain("shen@")
    const check = page.url()
    await open("/a/aurora/admin/member/invite")
    await page.locator(file).setInputFiles(chosen("mended.xlsx", mended))
    await page.getByRole("button", { name: t("member-invitation.upload.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("member-invitation.check.some", { total: 2, rejected: 1 }))
    await open(check)

    await page.getByRole("link", { name: t("member-invitation.check.next") }).click()
    for (const { name } of await guidelineFiles(mock)) {
      const attached = page.locator(".kept .upload, .kept .choice").filter({ hasText: name })
      if (javaScriptEnabled) await attached.getByRole("button").click()
      else await attached.getByRole("checkbox").uncheck()
    }
    await page.getByRole("button", { name: t("member-invitation.message.submit", { count: 3 }) }).click()
    await expect(page.getByRole("main")).toContainText(
      t("form.required_file", { field: t("member-invitation.message.attachments") }),
    )
    await page.getByRole("textbox", { name: t("member-invitation.message.text") }).fill("Come in! 欢迎加入")
    await page.locator("input[type=file]").setInputFiles(files.agenda)
    await page.getByRole("checkbox", { name: /LINK/ }).check()
    await page.getByRole("button", { name: t("member-invitation.message.submit", { count: 3 }) }).click()

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("member-invitation.result.title"))
    await expect(page.getByText(t("member-invitation.sent"))).toBeVisible()
    for (const [name, state] of [
      [/oskar@/, "invited"],
      [/shen@/, "invited"],
      [/OSKAR@/, "skipped"],
      [/nobody@/, "failed"],
    ] as const)
      await expect(page.getByRole("row", { name })).toContainText(t(`member-invitation.state.${state}`))
    await expect(page.getByRole("main")).toContainText(agendaName)
    const mails = (await mock.outbox()).filter(({ operation }) => operation === "member-invitation.create")
    expect(mails.map(({ to }) => to)).toEqual(["oskar@skerry-test.example", "shen@skerry-test.example"])
    for (const { text } of mails) expect(text).toContain("Come in! 欢迎加入")
    for (const { text } of mails) expect(text).toContain(agendaName)
  })

  test("ADM-01 ADM-07 the files of the guidelines are attached unless somebody takes them away", async ({
    page,
    open,
    mock,
    t,
  }) => {
    const [form] = await guidelineFiles(mock)
    await open("/a/aurora/admin/member/invite")
    await page.locator(emails).fill("c@typed.example")
    await page.getByRole("button", { name: t("member-invitation.upload.submit") }).click()
    await page.getByRole("link", { name: t("member-invitation.check.next") }).click()
    await expect(page.getByText(t("member-invitation.message.attachments.guidelines"))).toBeVisible()
    await page.getByRole("textbox", { name: t("member-invitation.message.text") }).fill("Come in! 欢迎加入")
    await page.getByRole("button", { name: t("member-invitation.message.submit", { count: 1 }) }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("member-invitation.result.title"))
    await expect(page.getByRole("main")).toContainText(form?.name ?? "no file")
    const mails = (await mock.outbox()).filter(({ operation }) => operation === "member-invitation.create")
    expect(mails.map(({ text }) => text).join()).toContain(form?.name ?? "no file")
  })

  test("ADM-01 FORM-07 addresses can be typed in; after sending, the earlier steps lead to the result", async ({
    page,
    open,
    mock,
    t,
  }) => {
    await open("/a/aurora/admin/member/invite")
    await page.getByRole("button", { name: t("member-invitation.upload.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("member-invitation.nothing"))
    await page.locator(emails).fill("a@typed.example\n\nb@typed.example\nnot an address")
    await page.getByRole("button", { name: t("member-invitation.upload.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("member-invitation.about.typed"))
    const check = address(page)
    await page.getByRole("link", { name: t("member-invitation.check.next") }).click()
    await page.getByRole("textbox", { name: t("member-invitation.message.text") }).fill("Come in! 欢迎加入")
    await page.locator("input[type=file]").setInputFiles(files.agenda)
    await page.getByRole("button", { name: t("member-invitation.message.submit", { count: 2 }) }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("member-invitation.result.title"))
    const result = address(page)
    for (const step of ["", "/message"]) {
      await open(check + step)
      expect(address(page)).toBe(result)
    }
    expect((await mock.outbox()).filter(({ operation }) => operation === "member-invitation.create")).toHaveLength(2)

    // one of them requests an account and is accepted
    const backend = await backendAs(mock, "admin")
    const requests = await backend.get<{ items: { id: string; version: number }[] }>(
      "/login-request?status=pending&size=10",
    )
    const { id = "", version } = requests.items[0] ?? {}
    const request = { version, name: "A", company: "B", email: "a@typed.example", real_name: "A", entity_id: null }
    const updated = await backend.put<{ version: number }>(`/login-request/${id}`, request)
    const approval = { version: updated.version, real_name: "A", entity_id: "entity-aurora-1" }
    await backend.post(`/login-request/${id}/approve`, approval)
    await page.getByRole("link", { name: t("member-invitation.result.refresh") }).click()
    await expect(page.getByRole("row", { name: /a@typed/ })).toContainText(t("member-invitation.state.joined"))
  })

  test("ADM-01 FORM-08 going back to the list and to the message keeps what was entered", async ({
    page,
    open,
    t,
    javaScriptEnabled,
  }) => {
    await open("/a/aurora/admin/member/invite")
    await page.locator(emails).fill("a@typed.example\nnot an address")
    await page.getByRole("button", { name: t("member-invitation.upload.submit") }).click()
    await page.getByRole("link", { name: t("member-invitation.check.next") }).click()
    const words = page.getByRole("textbox", { name: t("member-invitation.message.text") })
    await words.fill("Come in! 欢迎加入")
    const back = page.locator(".phases").getByRole("link", { name: t("member-invitation.step.list") })
    await back.click()
    await expect(page.locator(emails)).toHaveValue("a@typed.example\nnot an address")
    await expect(page.getByRole("main")).toContainText(
      t("member-invitation.previous", { from: "typed", total: 2, name: "" }),
    )
    // another list: the message goes with it
    await page.locator(emails).fill("a@typed.example\nb@typed.example")
    await page.getByRole("button", { name: t("member-invitation.upload.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("member-invitation.check.all", { count: 2 }))
    await page.getByRole("link", { name: t("member-invitation.check.next") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("member-invitation.message.title"))
    if (javaScriptEnabled !== false) await expect(words).toHaveValue("Come in! 欢迎加入")
  })

  test("ADM-01 a file that is not a list is refused at its field; nothing typed is lost", async ({ page, open, t }) => {
    await open("/a/aurora/admin/member/invite")
    const refused = async (name: string, bytes: Buffer, words: string) => {
      await page.locator(file).setInputFiles(chosen(name, bytes))
      await page.getByRole("button", { name: t("member-invitation.upload.submit") }).click()
      // only this error: a person who chose a file is not told to choose one
      await expect(page.locator("#invite-file-error")).toHaveText(words)
      await expect(page.getByRole("alert").getByRole("listitem")).toHaveCount(1)
    }
    const name = "list.xlsx"
    await refused(name, Buffer.from("email\r\na@b.example"), t("import.refused.kind", { name }))
    await refused(name, memberList([]), t("import.refused.empty", { name }))
    await refused(name, manyMembers(1001), t("import.refused.too-many-rows", { name, limit: 1000 }))
    await refused(name, manyMembers(20).subarray(0, 1500), t("import.refused.broken", { name }))
    await refused(
      "big.xlsx",
      Buffer.alloc(2 * 1024 * 1024 + 1, 1),
      t("file.refused.too-large", { name: "big.xlsx", limit: 2 }),
    )
    await page.locator(emails).fill("a@typed.example")
    await page.locator(file).setInputFiles(chosen(name, memberList(list)))
    await page.getByRole("button", { name: t("member-invitation.upload.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("member-invitation.both"))
    await expect(page.locator(emails)).toHaveValue("a@typed.example")
  })

  test("FORM-09 an expired list says so and links to the first step", async ({ page, open, mock, t }) => {
    await open("/a/aurora/admin/member/invite/import-aurora-1")
    await expect(page.getByRole("link", { name: t("member-invitation.check.next") })).toBeVisible()
    await mock.advanceClock("PT24H")
    for (const step of ["", "/message"]) {
      await open(`/a/aurora/admin/member/invite/import-aurora-1${step}`)
      await expect(page.getByRole("main")).toContainText(t("member-invitation.expired.title"))
    }
    await page.getByRole("link", { name: t("member-invitation.expired.link") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("member-invitation.upload.title"))
  })

  test("FORM-09 a long list has pages and is filtered by the kind of row", async ({ page, open, t }) => {
    await open("/a/aurora/admin/member/invite")
    await page.locator(file).setInputFiles(chosen("many.xlsx", manyMembers(1000)))
    await page.getByRole("button", { name: t("member-invitation.upload.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("member-invitation.check.all", { count: 1000 }))
    await page.getByRole("link", { name: t("ui.pager.next") }).click()
    await expect(page.getByRole("row", { name: /person25@/ })).toBeVisible()
    await page
      .getByRole("navigation", { name: t("ui.counts") })
      .getByRole("link", { name: t("member-invitation.rejected") })
      .click()
    await expect(page.getByRole("main")).toContainText(t("member-invitation.rows.none"))
  })
})

async function bytesOf(download: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
