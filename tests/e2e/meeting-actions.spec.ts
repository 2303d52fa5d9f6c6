import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, signOn, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { Visitor } from "#tests/support/visitor.ts"
import { backendAs } from "./backend.ts"
import { attachmentInput, files } from "./files.ts"
import { field, save } from "./form-steps.ts"
import { ask, confirm, fillTopic } from "./meeting-steps.ts"
import { textPattern } from "./steps.ts"

type Meeting = components["schemas"]["Meeting"]
type Mock = Parameters<typeof backendAs>[0]

const at = (id: number | string, page = "") => `/a/aurora/meeting/meeting-aurora-${id}${page}`
const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const meetingOf = async (mock: Mock, id: number, person = "chair") =>
  (await backendAs(mock, person)).get<Meeting>(`/meeting/meeting-aurora-${id}`)
const mailsOf = async (mock: Mock, operation: string) =>
  (await mock.outbox()).filter((mail) => mail.operation === operation)
const doneBy = async (mock: Mock, operation: string) =>
  (await mock.calls()).filter((call) => call.operation === operation && call.status < 300).length

test.describe("actions on a meeting", () => {
  // the browser logs the status of a refused page or form
  test.use({ expectedTrouble: /status of (400|401|403|404|422|429|504)|script\.js|ERR_CONNECTION_REFUSED/ })

  test("MEET-04 FORM-10 a chair sends a reminder: its recipients are shown before, the next possible time after", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const { reminder } = await meetingOf(mock, 6)
    await enterAs("chair")
    await open(at(6))
    await ask(page, "remind")
    await expect(page.locator("#meeting-remind")).toContainText(String(reminder.recipient_total))
    await confirm(page, "remind").click()
    await expect(page).toHaveURL(at(6))
    const done = t("meeting-confirm.remind.done", { count: reminder.recipient_total, next: "§" })
    await expect(page.getByText(textPattern(done))).toBeVisible()
    expect(await mailsOf(mock, "meeting.remind")).toHaveLength(reminder.recipient_total)

    await open(at(6, "/confirm/remind"))
    await expect(heading(page)).toHaveText(t("error.refused.title"))
    // the page says when the next reminder is possible, not only that it is refused
    await expect(page.getByText(textPattern(t("refusal.reminder_too_soon", { time: "§", next: "§" })))).toBeVisible()
    await expect(page.getByRole("main")).toContainText(/\d:\d\d ?[(（]UTC.*\d:\d\d ?[(（]UTC/)
    await expect(page.getByRole("main")).not.toContainText(t("error.forbidden.message"))

    await mock.advanceClock("PT61M")
    await open(at(6, "/confirm/remind"))
    await expect(page.getByText(textPattern(t("confirm.last-reminder", { time: "§" })))).toBeVisible()
    await confirm(page, "remind").click()
    await expect(page).toHaveURL(at(6))
    expect(await mailsOf(mock, "meeting.remind")).toHaveLength(2 * reminder.recipient_total)
  })

  test("MEET-04 a reminder that somebody else sent meanwhile: refused, with the times", async ({
    page,
    enterAs,
    open,
    mock,
    baseURL,
    t,
  }) => {
    await enterAs("chair")
    await open(at(6, "/confirm/remind"))
    const secretary = new Visitor({ portal: baseURL ?? "", mock: process.env.MOCK_URL ?? "" }, mock.store)
    await secretary.signIn("secretary")
    expect((await secretary.post(at(6, "/confirm/remind"), { version: "1" })).status).toBe(303)
    await confirm(page, "remind").click()
    await expect(page.getByText(textPattern(t("refusal.reminder_too_soon", { time: "§", next: "§" })))).toBeVisible()
    expect(await doneBy(mock, "meeting.remind")).toBe(1)
  })

  test("MEET-03 FORM-06 FORM-10 a chair cancels a meeting with a reason: topics are cancelled, mails sent, and it is final", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const { topics } = await meetingOf(mock, 5)
    const openTopics = topics.filter(({ status }) => status === "submitted" || status === "feedback_received")
    expect(openTopics.length).toBeGreaterThan(0)
    await enterAs("chair")
    await open(at(5))
    await ask(page, "cancel")
    const question = page.locator("#meeting-cancel")
    await expect(question).toContainText(t("consequence.irreversible"))
    for (const { subject } of openTopics) await expect(question).toContainText(subject)
    await question.locator("[name=reason]").fill("The draft is not ready. 草案尚未完成。")
    await confirm(page, "cancel").click()
    await expect(page).toHaveURL(at(5))
    await expect(page.getByText(t("meeting-confirm.cancel.done", { number: "COPT-M-5" }))).toBeVisible()

    const after = await meetingOf(mock, 5)
    expect([after.status, after.cancel_reason]).toEqual(["cancelled", "The draft is not ready. 草案尚未完成。"])
    expect(after.topics.filter(({ status }) => status === "cancelled")).toHaveLength(openTopics.length)
    const mails = await mailsOf(mock, "meeting.cancel")
    expect(mails).toHaveLength(after.participants.total)
    expect(JSON.stringify(mails)).toContain("草案尚未完成")

    await open(at(5, "/confirm/cancel"))
    const status = t("status.cancelled").toLowerCase()
    await expect(page.getByText(t("refusal.state_refused", { status }))).toBeVisible()
  })

  test("FORM-06 leaving the confirmation changes nothing", async ({ page, enterAs, open, mock, t }) => {
    await enterAs("chair")
    await open(at(6))
    await ask(page, "cancel")
    await page.locator("#meeting-cancel").getByText(t("meeting-confirm.keep"), { exact: true }).click()
    await expect(page.locator("#meeting-cancel")).toHaveCount(0)
    await expect(page).toHaveURL(at(6))
    expect((await meetingOf(mock, 6)).status).toBe("not_started")
  })

  test("FORM-06 the dialog of a menu action returns the focus when it closes @js", async ({ page, enterAs, open }) => {
    await enterAs("chair")
    await open(at(6))
    await ask(page, "cancel")
    await page.keyboard.press("Escape")
    await expect(page.locator("#meeting-cancel")).toHaveCount(0)
    await expect(page.locator("details.pop > summary.btn")).toBeFocused()
  })

  test("MEET-05 MEET-08 MEET-09 a chair ends a meeting early and writes its summary, with a file and the attendance", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(at(1))
    await ask(page, "end")
    await confirm(page, "end").click()
    await expect(page).toHaveURL(at(1))
    await expect(page.getByText(t("meeting-confirm.end.done", { number: "COPT-M-1" }))).toBeVisible()
    expect((await meetingOf(mock, 1)).actual_end_time).not.toBeNull()

    await open(at(1, "/summary/edit"))
    await field(page, "summary.text").fill("Clause **7** is agreed. 第 7 条通过。")
    await page.locator(attachmentInput).setInputFiles(files.minutes)
    const boxes = page.locator("[type=checkbox][name=attendee_ids]")
    await boxes.first().check()
    const present = await page.locator("[name=attendee_ids]:checked").count()
    await save(page).click()
    await expect(page).toHaveURL(at(1, "/summary"))
    await expect(page.getByText(t("meeting-summary.done"))).toBeVisible()
    const { summary, summary_files, attendees } = await meetingOf(mock, 1)
    expect(summary?.text).toBe("Clause **7** is agreed. 第 7 条通过。")
    expect(summary_files.map(({ name }) => name)).toEqual(["minutes.txt"])
    expect(attendees.length).toBe(present)
    await expect(page.getByRole("link", { name: "minutes.txt" })).toBeVisible()
  })

  test("MEET-08 FORM-08 documents and location change during a meeting; a second editor is warned, keeps the input and replaces it", async ({
    page,
    enterAs,
    open,
    mock,
    baseURL,
    t,
  }) => {
    await enterAs("chair")
    await open(at(1, "/documents"))
    const { version, documentation } = await meetingOf(mock, 1)
    const secretary = new Visitor({ portal: baseURL ?? "", mock: process.env.MOCK_URL ?? "" }, mock.store)
    await secretary.signIn("secretary")
    const theirs = new URLSearchParams({ version: String(version), location: "Room 9" })
    for (const { id, name, size } of documentation)
      theirs.append("documentation_ids", JSON.stringify({ id, name, size }))
    expect((await secretary.post(at(1, "/documents"), theirs)).status).toBe(303)

    await field(page, "location").fill("Room 204, Tromsø 特罗姆瑟 204 室")
    await save(page).click()
    await expect(page.getByText(t("form.stale.kept"))).toBeVisible()
    await expect(field(page, "location")).toHaveValue("Room 204, Tromsø 特罗姆瑟 204 室")
    expect((await meetingOf(mock, 1)).location).toBe("Room 9")
    await save(page).click()
    await expect(page).toHaveURL(at(1, "#documents"))
    expect((await meetingOf(mock, 1)).location).toBe("Room 204, Tromsø 特罗姆瑟 204 室")
  })

  test("MEET-06 a participant adds a topic, edits it, gives feedback, and withdraws it with a reason", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open(at(6, "/topic/create"))
    await save(page).click()
    await expect(page.locator("[name=subject][aria-invalid=true]")).toBeVisible()
    await fillTopic(page, "Jitter budget 抖动预算", "Annex D is **open**.")
    await page.locator(attachmentInput).setInputFiles(files.minutes)
    await save(page).click()
    await expect(page.getByText(t("meeting-topic.create.done"))).toBeVisible()
    const topicOf = async () => (await meetingOf(mock, 6, "member")).topics.at(-1)
    const id = (await topicOf())?.id ?? ""
    await expect(page).toHaveURL(at(6, `#${id}`))
    expect((await topicOf())?.attachments.map(({ name }) => name)).toEqual(["minutes.txt"])

    await open(at(6, `/topic/${id}/edit`))
    await expect(field(page, "subject")).toHaveValue("Jitter budget 抖动预算")
    await field(page, "subject").fill("Jitter budget, revised")
    await save(page).click()
    await expect(page.getByText(t("meeting-topic.edit.done"))).toBeVisible()
    expect(await topicOf()).toMatchObject({ subject: "Jitter budget, revised", attachments: [{ name: "minutes.txt" }] })

    const item = page.locator(`[id="${id}"]`)
    await item.getByText(t("meeting-feedback.open")).click()
    await expect(item.getByRole("checkbox", { name: t("meeting-feedback.complete") })).toHaveCount(0)
    await item.locator("[name=text]").fill("Numbers follow.\n数据随后提供。")
    await item.getByRole("button", { name: t("meeting-feedback.submit") }).click()
    await expect(page.getByText(t("meeting-feedback.done"))).toBeVisible()
    expect(await topicOf()).toMatchObject({
      status: "feedback_received",
      feedbacks: [{ text: "Numbers follow.\n数据随后提供。" }],
    })

    await open(at(6, `/topic/${id}/withdraw`))
    await page.locator("#topic-withdraw button[type=submit]").click()
    await expect(page.locator("[name=reason][aria-invalid=true]")).toBeVisible()
    await field(page, "reason").fill("Solved by mail 已通过邮件解决")
    await page.locator("#topic-withdraw button[type=submit]").click()
    await expect(page.getByText(t("meeting-topic.withdraw.done"))).toBeVisible()
    expect(await topicOf()).toMatchObject({ status: "withdrawn", actions: [] })
    await open(at(6, `/topic/${id}/edit`))
    const status = t("status.withdrawn").toLowerCase()
    await expect(page.getByText(t("refusal.state_refused", { status }))).toBeVisible()
  })

  test("MEET-06 the chair completes a topic by feedback, which locks it for its creator", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(at(5))
    const item = page.locator("#topic-aurora-2")
    await item.getByText(t("meeting-feedback.open-or-close")).click()
    await item.locator("[name=text]").fill("Agreed 同意")
    await item.getByRole("checkbox", { name: t("meeting-feedback.complete") }).check()
    await item.getByRole("button", { name: t("meeting-feedback.submit") }).click()
    await expect(page.getByText(t("meeting-feedback.completed"))).toBeVisible()
    await expect(item.getByText(t("meeting-feedback.open-or-close"))).toHaveCount(0)
    const topic = (await meetingOf(mock, 5, "member")).topics.find(({ id }) => id === "topic-aurora-2")
    expect([topic?.status, topic?.actions]).toEqual(["completed", []])
  })

  test("MEET-07 a participant gives feedback on a meeting; an empty one is no feedback", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const before = (await meetingOf(mock, 2)).feedbacks.length
    await enterAs("member")
    await open(at(2))
    const form = page.locator("#feedback-meeting")
    await form.getByRole("button").last().click()
    await expect(form.locator("[name=text][aria-invalid=true]")).toBeVisible()
    expect(await doneBy(mock, "meeting.feedback.create")).toBe(0)
    await form.locator("[name=text]").fill("Well prepared 准备充分")
    await form.getByRole("button", { name: t("meeting-feedback.submit") }).click()
    await expect(page.getByText(t("meeting-feedback.done"))).toBeVisible()
    await expect(form.getByRole("textbox")).toHaveValue("")
    await expect(page.locator("#feedback").getByText("Well prepared 准备充分")).toBeVisible()
    expect((await meetingOf(mock, 2)).feedbacks).toHaveLength(before + 1)
  })

  test("FORM-07 a double click does it once @js", async ({ page, enterAs, open, mock }) => {
    await enterAs("member")
    await open(at(6, "/topic/create"))
    await fillTopic(page, "Once", "Only once")
    await save(page).dblclick()
    await page.waitForURL(/#topic-/)
    expect(await doneBy(mock, "meeting.topic.create")).toBe(1)
  })

  test("SES-07 FORM-08 a topic that was sent after the session ended is restored after the login", async ({
    page,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("member")
    await open(at(6, "/topic/create"))
    await fillTopic(page, "Long thought 深思熟虑", "Line one\n\nLine two")
    await mock.fault({ operation: "meeting.topic.create", kind: "status", status: 401 })
    await save(page).click()
    await expect(page).toHaveURL(/\/a\/aurora\/login\?to=/)
    await mock.clearFaults()
    await signOn(page, "member")
    await expect(page).toHaveURL(at(6, "/topic/create"))
    await expect(field(page, "subject")).toHaveValue("Long thought 深思熟虑")
    await expect(field(page, "description.text")).toHaveValue("Line one\n\nLine two")
  })

  test("ERR-01 ERR-03 a form that the backend refuses or does not answer in time comes back with everything typed", async ({
    page,
    enterAs,
    mock,
    shortTimeoutPortal,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("member")
    await page.goto(`${shortTimeoutPortal}${at(6, "/topic/create")}`)
    if (javaScriptEnabled !== false) await untilHydrated(page)
    await fillTopic(page, "Waiting", "For an answer")
    await mock.fault({ operation: "meeting.topic.create", kind: "hang" })
    await save(page).click()
    await expect(page.getByRole("alert").getByText(t("form.timeout"))).toBeVisible({ timeout: 15_000 })
    await expect(field(page, "subject")).toHaveValue("Waiting")
    await mock.clearFaults()
    await save(page).click()
    await page.waitForURL(/#topic-/)
    expect((await meetingOf(mock, 6)).topics.filter(({ subject }) => subject === "Waiting")).toHaveLength(1)
  })
})
