import type { Locator, Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { attachmentInput, files, agendaName } from "./files.ts"
import { choice, field, openAsked, put, save, summary } from "./form-steps.ts"
import { applyFilters } from "./steps.ts"

type Schemas = components["schemas"]
type Task = Schemas["Task"]

const subject = "Measure the skew of three cables 测量三根线缆的偏斜"
const tasks = "/a/aurora/wg/COPT/task"

/** Searches one of the two pickers and chooses a person; without scripts the page reloads with the results. */
async function choose(page: Page, legend: string, name: string, find: string): Promise<void> {
  const picker = page.getByRole("group", { name: legend, exact: true })
  await picker.getByRole("searchbox").fill(name)
  await picker.getByRole("button", { name: find, exact: true }).click()
  await picker.getByLabel(name).first().check()
}

/** Drags a card. The drag begins before the page scrolls to the column, which would bring another card below the mouse. */
async function drag(page: Page, card: Locator, column: Locator): Promise<void> {
  const box = await card.boundingBox()
  if (!box) throw new Error("the card is not shown")
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2 + 12, { steps: 4 })
  await column.hover()
  await page.mouse.up()
}

test.describe("tasks", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("TASK-01 TASK-02 FORM-05 a task is created with its people and times, and changed by its assignee @life", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(tasks)
    await page
      .getByRole("link", { name: t("task.create.title") })
      .first()
      .click()
    await save(page).click()
    await expect(summary(page)).toContainText(t("event.subject"))
    await field(page, "subject").fill(subject)
    await field(page, "description.text").fill("Both ends **de-embedded**. 两端去嵌。")
    await field(page, "priority").selectOption("3")
    await field(page, "start.zone").selectOption("Asia/Shanghai")
    await put(page, "start.date", "2027-03-02")
    await field(page, "start.time").fill("09:00")
    await put(page, "deadline.date", "2027-03-01")
    await field(page, "deadline.time").fill("18:00")
    const me = (await (await backendAs(mock, "member")).get<Schemas["Profile"]>("/profile")).name
    await choose(page, t("task.assignee"), me, t("participants.find"))
    await page.locator(attachmentInput).setInputFiles(files.agenda)
    await save(page).click()
    await expect(summary(page)).toContainText(t("form.end_too_early"))
    await expect(field(page, "subject")).toHaveValue(subject)
    await put(page, "deadline.date", "2027-03-05")
    await save(page).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject)
    const href = new URL(page.url()).pathname
    const id = href.split("/").at(-1) ?? ""
    const chair = await backendAs(mock, "chair")
    expect(await chair.get<Task>(`/task/${id}`)).toMatchObject({
      subject,
      priority: 3,
      status: 1,
      plan_start_time: "2027-03-02T01:00:00Z",
      deadline: "2027-03-05T10:00:00Z",
      assignee: { id: "member-aurora-member" },
      attachments: [{ name: agendaName }],
    })

    await enterAs("member")
    await open(`${href}/edit`)
    await expect(page.getByText(t("task.form.locked"))).toBeVisible()
    await expect(page.locator('[name="subject"][type="hidden"]')).toHaveValue(subject)
    await field(page, "priority").selectOption("4")
    await save(page).click()
    await expect(page.getByText(t("task.saved"))).toBeVisible()
    const changed = await chair.get<Task>(`/task/${id}`)
    expect(changed).toMatchObject({ priority: 4, subject, assignee: { id: "member-aurora-member" }, version: 2 })
    expect(changed.attachments).toHaveLength(1)
  })

  test("TASK-03 a task from its start to its end: started, suspended, continued, completed with a memo", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const href = `${tasks}/task-aurora-1`
    const member = await backendAs(mock, "member")
    const status = async () => (await member.get<Task>("/task/task-aurora-1")).status
    await enterAs("member")
    await open(href)
    await page.getByRole("button", { name: t("task.start") }).click()
    await expect(page.getByText(t("task.continued"))).toBeVisible()
    expect(await status()).toBe(2)
    await page.getByRole("button", { name: t("task.suspend") }).click()
    await expect(page.getByText(t("task.next.suspended.text", { who: "me" }))).toBeVisible()
    await expect(page.getByRole("link", { name: t("task.complete.submit") })).toHaveCount(0)
    await page.getByRole("button", { name: t("task.continue") }).click()
    await expect(page.getByText(t("task.next.suspended.text", { who: "me" }))).toHaveCount(0)
    expect(await status()).toBe(2)

    await openAsked(page, "/confirm/complete", "task-complete")
    await field(page, "reason").fill("All four lengths are there.\n四种长度均已上传。")
    await page
      .locator("#task-complete")
      .getByRole("button", { name: t("task.complete.submit") })
      .click()
    await expect(page.getByText("All four lengths are there.").first()).toBeVisible()
    expect(await member.get<Task>("/task/task-aurora-1")).toMatchObject({
      status: 4,
      memo: "All four lengths are there.\n四种长度均已上传。",
      actions: [],
    })
    await expect(page.getByRole("button", { name: t("task.suspend") })).toHaveCount(0)
    await expect(page.getByRole("region", { name: t("operation-log.title") })).toContainText(t("task.logged.complete"))
    expect((await open(`${href}/edit`))?.status()).toBe(403)
  })

  test("TASK-01 TASK-03 FORM-10 a task has one level of subtasks; open ones are listed before it is completed and cancelled with it", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const href = `${tasks}/task-aurora-7`
    await enterAs("secretary")
    await open(href)
    const subtasks = page.getByRole("region", { name: t("task.subtasks") })
    await expect(subtasks.getByRole("row")).toHaveCount(3)
    await subtasks.getByRole("link", { name: t("task.subtask.more") }).click()
    await field(page, "subject").fill(subject)
    await save(page).click()
    await expect(page.getByText(t("task.subtask.created"))).toBeVisible()
    await expect(page.getByRole("region", { name: t("task.subtasks") })).toHaveCount(0)
    const inSubtask = new URL(page.url()).pathname
    expect((await open(`${inSubtask}/subtask/create`))?.status()).toBe(403)
    await expect(page.getByRole("main")).toContainText(t("refusal.subtask_depth"))

    await open(`${href}/confirm/complete`)
    await expect(page.getByRole("main")).toContainText(/2 subtasks are still open|2 项子任务未完成/)
    await open(`${href}/confirm/cancel`)
    await page.locator("#task-cancel button[type=submit]").click()
    await expect(summary(page)).toContainText(t("confirm.reason"))
    await field(page, "reason").fill("The draft is dropped. 草案已取消。")
    await page.locator("#task-cancel button[type=submit]").click()
    await expect(page.getByText(t("task.next.canceled")).first()).toBeVisible()
    await expect(page.getByRole("main")).toContainText("The draft is dropped.")
    const secretary = await backendAs(mock, "secretary")
    const { status, subtasks: rows } = await secretary.get<Task>("/task/task-aurora-7")
    expect([status, ...rows.map((row) => row.status)]).toEqual([5, 5, 4, 5])
    await open(inSubtask)
    await expect(page.getByRole("main")).toContainText("Prepare draft 2.0")
  })

  test("TASK-01 TASK-02 TASK-05 two subtasks without leaving the task, then changed in their rows and on the board", async ({
    page,
    open,
    enterAs,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    const href = `${tasks}/task-aurora-7`
    await enterAs("secretary")
    await open(href)
    const added = ["Redraw figure D.5 重绘图 D.5", "Redraw figure D.6 重绘图 D.6"]
    const typing = page.locator("#add-subtask-subject")
    await typing.focus()
    for (const name of added) {
      await expect(typing).toBeFocused()
      await page.keyboard.type(name)
      await page.keyboard.press("Enter")
      await expect(page.getByRole("region", { name: t("task.subtasks") }).getByRole("link", { name })).toBeVisible()
    }
    await expect(typing).toHaveValue("")
    expect(new URL(page.url()).pathname).toBe(href)

    const row = page.locator("tr:not(.below)").filter({ hasText: added[0] ?? "" })
    await row.getByRole("link", { name: t("task.change.priority") }).click()
    await expect(field(page, "priority")).toBeFocused()
    await field(page, "priority").selectOption("4")
    await page.getByRole("button", { name: t("task.change.save.priority") }).click()
    await expect(row).toContainText(t("task.priority.immediate"))
    await row.getByRole("link", { name: t("task.change.assignee") }).click()
    await page
      .locator("#task-change")
      .getByRole("button", { name: t("task.assign-to-me") })
      .click()
    await expect(page.locator("#task-change")).toHaveCount(0)
    const backend = await backendAs(mock, "secretary")
    const { subtasks } = await backend.get<Task>("/task/task-aurora-7")
    expect(subtasks.slice(-2).map(({ subject: name }) => name)).toEqual(added)
    expect(subtasks.at(-2)).toMatchObject({ priority: 4, assignee: { id: "member-aurora-secretary" }, status: 1 })

    await open(`${tasks}?view=board`)
    const card = page.locator("li[data-task]").filter({ hasText: added[0] ?? "" })
    const column = (status: string) => page.locator(`[data-status="${status}"]`)
    if (javaScriptEnabled) {
      await card.hover()
      await expect(card).toHaveAttribute("draggable", "true")
      await drag(page, card, column("in_progress"))
    } else {
      await card.getByRole("link", { name: t("task.change.status") }).click()
      await page.getByRole("button", { name: t("task.start") }).click()
    }
    await expect(column("in_progress")).toContainText(added[0] ?? "")
    expect((await backend.get<Task>(`/task/${subtasks.at(-2)?.id}`)).status).toBe(2)
  })

  test("TASK-02 TASK-03 a change in the row can be undone where there is a way back; the message says who is told", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("secretary")
    const backend = await backendAs(mock, "secretary")
    const subject = "Undo 撤销"
    const input = { subject, timezone: "Asia/Shanghai", priority: 1, assignee_id: "member-aurora-secretary" }
    const { id } = await backend.post<Task>("/task/task-aurora-7/subtask", input)
    const now = () => backend.get<Task>(`/task/${id}`)
    await open(`${tasks}/task-aurora-7`)
    const row = page.locator("tr:not(.below)").filter({ hasText: subject })
    const banner = page.locator(".banners")
    const undo = banner.getByRole("button", { name: t("ui.undo") })
    const change = async (link: string, button: string) => {
      await row.getByRole("link", { name: link }).click()
      await page.locator("#task-change").getByRole("button", { name: button }).click()
      await expect(page.locator("#task-change")).toHaveCount(0)
    }
    await row.getByRole("link", { name: t("task.change.priority") }).click()
    await field(page, "priority").selectOption("4")
    await page.getByRole("button", { name: t("task.change.save.priority") }).click()
    await expect(banner).toContainText(t("task.change.told.nobody"))
    expect((await now()).priority).toBe(4)
    await undo.focus()
    await page.keyboard.press("Enter")
    await expect.poll(async () => (await now()).priority).toBe(1)
    await expect(row).toContainText(t("task.priority.low"))

    await change(t("task.change.status"), t("task.start"))
    await expect(page.getByText(t("task.continued"))).toBeVisible()
    await expect(undo, "nothing leads back to a task that was not started").toHaveCount(0)
    await change(t("task.change.status"), t("task.suspend"))
    await expect(banner).toContainText(t("task.suspended"))
    await undo.click()
    await expect.poll(async () => (await now()).status).toBe(2)

    await row.getByRole("link", { name: t("task.change.priority") }).click()
    await field(page, "priority").selectOption("3")
    await page.getByRole("button", { name: t("task.change.save.priority") }).click()
    await expect(row).toContainText(t("task.priority.high"))
    await expect(undo).toBeVisible()
    const task = await now()
    await backend.post(`/task/${id}/suspend`, { version: task.version })
    await undo.click()
    await expect(page.locator("#task-change"), "somebody was faster: the open form says so").toBeVisible()
    expect((await now()).priority).toBe(3)
  })

  test("TASK-01 feedback with a file; without text the form comes back with everything", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("vice-chair")
    await open(`${tasks}/task-aurora-7`)
    const region = page.getByRole("region", { name: t("task.feedback"), exact: true })
    await region.getByRole("button", { name: t("task.feedback.submit") }).click()
    await expect(summary(page)).toContainText(t("task.feedback"))
    await field(page, "text").fill("The figures are in the folder.\n图已放入文件夹。")
    await page.locator(attachmentInput).setInputFiles(files.agenda)
    await region.getByRole("button", { name: t("task.feedback.submit") }).click()
    await expect(page.getByText(t("task.feedback.done"))).toBeVisible()
    await expect(region.getByRole("link", { name: agendaName })).toBeVisible()
    await expect(field(page, "text")).toHaveValue("")
    const { feedbacks } = await (await backendAs(mock, "chair")).get<Task>("/task/task-aurora-7")
    expect(feedbacks.at(-1)).toMatchObject({
      text: "The figures are in the folder.\n图已放入文件夹。",
      author: { id: "member-aurora-vice-chair" },
      attachments: [{ name: agendaName }],
    })

    await enterAs("lone-member")
    await open("/a/aurora/task/task-aurora-7")
    await expect(page.getByRole("button", { name: t("task.feedback.submit") })).toHaveCount(0)
    await expect(page.getByRole("button", { name: t("task.suspend") })).toHaveCount(0)
  })

  test("TASK-01 TASK-04 SHELL-06 my tasks: assigned, assisted, created; overdue in words; CSV", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/dashboard")
    await page.getByRole("banner").locator("details.person summary").click()
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("task.mine.title") })
      .click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("task.mine.title"))
    const tabs = page.getByRole("navigation", { name: t("account.title") })
    await expect(tabs.getByRole("link", { name: t("task.mine.title") })).toHaveAttribute("aria-current", "page")
    await expect(page.getByRole("main").getByText(t("task.create.title")).first()).toBeVisible()
    const rows = page.getByRole("table").getByRole("row")
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText("Review the figures of annex D")
    await page.getByRole("link", { name: t("task.mine.assisted"), exact: true }).click()
    await expect(rows.nth(1)).toContainText("Compare training patterns")
    await page.getByRole("link", { name: t("task.mine.created"), exact: true }).click()
    const overdue = rows.filter({ hasText: "Upload channel models" })
    await expect(overdue).toContainText(t("task.overdue"))
    await expect(rows.filter({ hasText: "整理第 17 次全会光学组纪要" })).not.toContainText(t("task.overdue"))
    await page.getByLabel(t("task.deadline"), { exact: true }).selectOption("overdue")
    await applyFilters({ page, t })
    await expect(rows).toHaveCount(2)
    await expect(page).toHaveURL(/mine=created/)
    const file = await page.request.get("/a/aurora/task.csv?mine=created&due=overdue")
    expect((await file.text()).trim().split("\r\n")).toHaveLength(2)
  })

  test("TASK-05 WG-02 the board of a group shows its tasks by status", async ({ page, open, enterAs, t }) => {
    await enterAs("member")
    await open("/a/aurora/wg/COPT/about")
    await page.getByRole("link", { name: new RegExp(`^${t("task.list.title")} 10$`) }).click()
    await page.getByRole("link", { name: t("task.view.board"), exact: true }).click()
    const column = (status: string) => page.getByRole("region", { name: new RegExp(`^${t(status)}`) })
    await expect(column("status.pending").getByRole("listitem")).toHaveCount(3)
    await expect(column("task.status.in-progress")).toContainText("Prepare draft 2.0")
    await expect(column("task.status.in-progress").getByRole("listitem").first()).toContainText(t("task.overdue"))
    await expect(column("task.status.suspended")).toContainText("Review the figures of annex D")
    await expect(column("status.completed").getByRole("listitem")).toHaveCount(2)
    await expect(column("status.cancelled").getByRole("listitem")).toHaveCount(1)
    await column("task.status.suspended").getByRole("link", { name: "Review the figures of annex D" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review the figures of annex D")
    await expect(page).toHaveURL(/\/wg\/COPT\/task\/task-aurora-3$/)
  })

  test("TASK-03 ERR-01 somebody else acted first: the page says who, and offers what is possible now", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("secretary")
    await open(`${tasks}/task-aurora-7`)
    await (await backendAs(mock, "admin")).post("/task/task-aurora-7/suspend", { version: 3 })
    await page.getByRole("button", { name: t("task.suspend") }).click()
    await expect(page.getByRole("alert").first()).toContainText(/suspended|已暂停/)
    await expect(page.getByRole("button", { name: t("task.continue") })).toBeVisible()
  })

  test("TASK-02 the assignee can be removed, without scripts too", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("chair")
    await open(`${tasks}/task-aurora-2/edit`)
    if (javaScriptEnabled === false) await choice(page, "assignee", "").last().check()
    else {
      const chip = page.getByRole("group", { name: t("task.assignee"), exact: true }).locator(".chips button")
      await chip.click()
      await expect(chip).toHaveCount(0)
    }
    await save(page).click()
    await expect(page.getByText(t("task.saved"))).toBeVisible()
    expect((await (await backendAs(mock, "chair")).get<Task>("/task/task-aurora-2")).assignee).toBeNull()
  })
})
