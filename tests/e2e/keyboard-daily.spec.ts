import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { attachmentInput, files } from "./files.ts"
import { press, tabTo } from "./keyboard-steps.ts"

type Schemas = components["schemas"]

const tasks = "/a/aurora/wg/COPT/task"

/** What daily work added to the pages, with the keyboard alone; docs/decisions/039-daily-work.md lists the tests of the rest. */
test.describe("daily work with the keyboard alone @js", () => {
  test("TASK-02 quality row 65: a value is changed in its row, and the change is undone", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("secretary")
    await open(tasks)
    const row = page.locator('tr:not(.below):has(a[href$="/task-aurora-7"])')
    const priority = row.getByRole("link", { name: t("task.change.priority") })
    await press(page, priority)
    await expect(page.locator("#task-change [name=priority]"), "the form has the focus").toBeFocused()
    await page.keyboard.press("Home")
    await press(page, page.getByRole("button", { name: t("task.change.save.priority") }))
    const backend = await backendAs(mock, "secretary")
    const now = async () => (await backend.get<Schemas["Task"]>("/task/task-aurora-7")).priority
    await expect.poll(now).toBe(0)
    await press(page, page.locator(".banners").getByRole("button", { name: t("ui.undo") }))
    await expect.poll(now).not.toBe(0)
  })

  test("TASK-05 quality row 65: a task moves to another column of the board", async ({ page, enterAs, open, t }) => {
    await enterAs("secretary")
    await open(`${tasks}?view=board`)
    const card = page.locator('li[data-task="task-aurora-7"]')
    await press(page, card.getByRole("link", { name: t("task.change.status") }))
    await press(page, page.locator("#task-change").getByRole("button", { name: t("task.suspend") }))
    await expect(page.locator('[data-status="suspended"]')).toContainText("Prepare draft 2.0")
  })

  test("CAL-01 MEET-02 quality row 65: a meeting of the week is made longer by the form behind “Move”", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    const { subject, start_time } = await backend.get<Schemas["Meeting"]>("/meeting/meeting-aurora-5")
    await open(`/a/aurora/calendar?view=day&date=${start_time.slice(0, 10)}`)
    await press(page, page.getByRole("link", { name: t("calendar.move.named", { subject }) }))
    await press(page, page.getByRole("link", { name: t("calendar.move.form") }))
    await tabTo(page, page.locator('[name="duration.preset"]:checked'))
    await page.keyboard.press("ArrowDown")
    await press(page, page.getByRole("button", { name: t("meeting-form.edit.submit") }))
    await expect(page.getByRole("heading", { level: 1 })).toContainText(subject)
    expect((await backend.get<Schemas["Meeting"]>("/meeting/meeting-aurora-5")).duration).toBe(120)
  })

  test("FORM-04 SHELL-07 quality row 65: Tab leaves the editor of an HTML text in both directions; a list is indented by Ctrl ]", async ({
    page,
    enterAs,
    open,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/meeting/meeting-aurora-5/edit")
    const editor = page.locator(".ql-editor")
    await tabTo(page, editor)
    const before = await editor.innerHTML()
    await page.keyboard.press("Tab")
    await expect(editor).not.toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(editor).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(editor).not.toBeFocused()
    expect(await editor.innerHTML()).toBe(before)

    await page.keyboard.press("Tab")
    await page.keyboard.press("Control+End")
    await page.keyboard.type("\n- inner")
    await page.keyboard.press("Control+]")
    await expect(editor.locator("li.ql-indent-1")).toHaveText("inner")
    await page.keyboard.press("Control+[")
    await expect(editor.locator("li.ql-indent-1")).toHaveCount(0)
  })

  test("SHELL-01 quality row 65: the bell leads to the inbox", async ({ page, enterAs, open, t }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard?whole")
    const bell = page.locator("a.bell")
    await press(page, bell)
    const latest = page.getByRole("dialog", { name: t("inbox.latest") })
    await expect(latest.getByRole("listitem").first()).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(latest).toHaveCount(0)
    await expect(bell, "has the focus again").toBeFocused()
    await page.keyboard.press("Enter")
    await press(page, latest.getByRole("link", { name: t("inbox.open-all") }))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("inbox.title"))
  })

  test("FORM-03 quality row 65: a file is chosen, and taken away again", async ({ page, enterAs, open }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/meeting/create")
    const input = page.locator(attachmentInput)
    await tabTo(page, input)
    const chooser = page.waitForEvent("filechooser")
    await page.keyboard.press("Space")
    await (await chooser).setFiles(files.agenda)
    const uploaded = page.locator(".uploads li")
    await expect(uploaded).toHaveCount(1)
    await press(page, uploaded.getByRole("button").first())
    await expect(uploaded).toHaveCount(0)
  })

  test("SHELL-06 quality row 65: a filter is set and kept as a view", async ({ page, enterAs, open, t }) => {
    await enterAs("lone-member")
    await open("/a/aurora/meeting")
    await tabTo(page, page.locator(".filters select[name=group]"))
    await page.keyboard.type("COPT")
    await expect(page).toHaveURL(/group=COPT/)
    await press(page, page.getByRole("link", { name: t("saved-view.save") }))
    await tabTo(page, page.locator('main [name="name"]'))
    await page.keyboard.type("Optics")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("main").getByRole("link", { name: "Optics", exact: true })).toBeVisible()
  })
})
