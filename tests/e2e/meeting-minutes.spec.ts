import type { components } from "#openapi/generated/schema.d.ts"
import { fileOf } from "#tests/support/multipart.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { field, save } from "./form-steps.ts"

type Meeting = components["schemas"]["Meeting"]
type Organization = components["schemas"]["Organization"]
type Mock = Parameters<typeof backendAs>[0]

const at = (page = "") => `/a/aurora/meeting/meeting-aurora-2${page}`
const read = async (mock: Mock) => (await backendAs(mock, "chair")).get<Meeting>("/meeting/meeting-aurora-2")

test.describe("the minutes of a meeting", () => {
  test("MEET-05 MEET-13 minutes are a draft until the chair approves them; then they are sent; a change makes them a draft again", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const { minutes, participants } = await read(mock)
    expect(minutes?.status).toBe("draft")
    await enterAs("secretary")
    await open(at("/summary"))
    await expect(page.getByText(t("meeting.minutes.draft"))).toBeVisible()
    await expect(page.getByText(t("meeting-confirm.approve.link"), { exact: true })).toHaveCount(0)
    await open(at("/summary/edit"))
    await field(page, "summary.text").fill("Clause 7 is agreed. 第 7 条通过。")
    await save(page).click()
    await expect(page).toHaveURL(at("/summary"))
    const mails = async (operation: string) => (await mock.outbox()).filter((mail) => mail.operation === operation)
    expect(await mails("meeting.summary.update")).toEqual([])

    await enterAs("chair")
    await open(at("/confirm/summary.approve"))
    await page.locator("main form button[type=submit]").click()
    await expect(page).toHaveURL(at())
    const sent = await mails("meeting.summary.approve")
    expect(sent).toHaveLength(participants.total)
    expect(String(sent[0]?.text)).toContain("第 7 条通过")
    expect((await read(mock)).minutes).toMatchObject({ status: "approved", approved_by: { name: expect.any(String) } })
    await open(at("/summary"))
    await expect(page.getByText(t("meeting.minutes.draft"))).toHaveCount(0)

    await open(at("/summary/edit"))
    await save(page).click()
    await expect(page.getByText(t("meeting.minutes.draft"))).toBeVisible()
  })

  test("MEET-09 MEET-15 the printed document has the letterhead of the alliance and a heading for each part", async ({
    page,
    enterAs,
    open,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    const letterhead = page.locator(".letterhead")
    await enterAs("admin")
    await open(at("/minutes"))
    const { name, name_english } = await (await backendAs(mock, "admin")).get<Organization>("/organization")
    for (const text of [name, name_english, t("meeting.minutes")]) await expect(letterhead).toContainText(text)
    await expect(letterhead.locator("img")).toHaveCount(0)
    const { group } = await read(mock)
    const groupName = page.getByText(new RegExp(`^(${group?.name}|${group?.name_english})$`))
    await expect(letterhead.filter({ has: groupName })).toHaveCount(1)

    await open("/a/aurora/admin/org")
    const logo = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(fileOf("png")) }
    await page.locator("input[type=file]").nth(1).setInputFiles(logo)
    if (javaScriptEnabled) await expect(page.locator(".upload img.kept-picture")).toHaveCount(1)
    await save(page).click()
    await expect(page.getByText(t("organization.saved")).first()).toBeVisible()
    await open(at("/minutes"))
    await page.emulateMedia({ media: "print" })
    await expect(letterhead.locator("img")).toHaveCSS("height", "45px")
    const titles = await page.locator("main h2").allTextContents()
    const parts = ["meeting.attendance", "meeting-form.description", "meeting.topics"] as const
    const places = parts.map((id) => titles.indexOf(t(id)))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test("MEET-04 MEET-13 MEET-15 while the meeting runs, the page of the minutes says why they cannot be approved yet and who approves them, and offers to end it", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const chair = await backendAs(mock, "chair")
    const { version } = await chair.get<Meeting>("/meeting/meeting-aurora-1")
    const minutes = {
      version,
      summary: { format: "markdown", text: "Agreed. 同意。" },
      summary_file_ids: [],
      attendee_ids: [],
    }
    await chair.put("/meeting/meeting-aurora-1/summary", minutes)
    await enterAs("chair")
    await open("/a/aurora/meeting/meeting-aurora-1/summary")
    await expect(page.getByText(t("meeting.minutes.after-end"))).toBeVisible()
    const approver = page.getByText(new RegExp(t("meeting.minutes.approver-group", { group: "(.+)" })))
    await expect(approver).toBeVisible()
    const approve = page.getByRole("main").getByRole("link", { name: t("meeting-confirm.approve.link"), exact: true })
    await expect(approve).toHaveCount(0)
    const end = page.getByRole("main").getByRole("link", { name: t("meeting-confirm.end.link") })
    await expect(end).toHaveAttribute("href", /\/confirm\/end$/)
    await enterAs("member")
    await open("/a/aurora/meeting/meeting-aurora-1/summary")
    await expect(page.getByText(t("meeting.minutes.after-end"))).toBeVisible()
    await expect(approver).toBeVisible()
    await expect(end).toHaveCount(0)
  })

  test("MEET-09 MEET-13 the quorum follows from the attendance: half of the invited", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const { participants } = await read(mock)
    const invited = participants.total
    const needed = Math.ceil(invited / 2)
    await enterAs("secretary")
    for (const present of [needed - 1, needed]) {
      await open(at("/summary/edit"))
      const boxes = page.locator("[type=checkbox][name=attendee_ids]")
      for (let box = 0; box < (await boxes.count()); box += 1) await boxes.nth(box).setChecked(box < present)
      await save(page).click()
      await expect(page).toHaveURL(at("/summary"))
      const id = present < needed ? "meeting.quorum.missed" : "meeting.quorum.reached"
      const others = (await read(mock)).attendees.length - present
      await expect(page.getByText(t(id, { present, invited, needed, others }))).toBeVisible()
    }
  })
})
