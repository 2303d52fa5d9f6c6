import { isAsked, untilSettled } from "#tests/support/left-form.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { backendAs } from "./backend.ts"
import { asShown, field, fillIn, save } from "./form-steps.ts"

const create = "/a/aurora/wg/COPT/meeting/create"
const typed = { subject: "Lane skew 通道偏斜", text: "Close comments **41**", date: "2027-06-15", time: "09:30" }

const created = async (mock: { calls(): Promise<{ operation: string; status: number }[]> }) =>
  (await mock.calls()).filter(({ operation }) => operation === "meeting.create")

test.describe("leaving forms with unsaved input", () => {
  // the browser logs the status of a failed form and that it is offline
  test.use({ expectedTrouble: /status of (400|403|422|500|502)|ERR_INTERNET_DISCONNECTED/ })

  for (const path of ["admin/entity/entity-aurora-1", "wg/COPT/meeting/meeting-aurora-6", "vote/ballot-aurora-5"])
    test(`SHELL-05 @js leaving ${path} with a change asks first`, async ({ page, open, enterAs, t }) => {
      await enterAs("admin")
      await open(`/a/aurora/${path}/edit`)
      await untilSettled(page)
      const name = path.startsWith("admin") ? "name_english" : "subject"
      await field(page, name).fill("Changed")
      expect(await isAsked(page, t("ui.unsaved.title"))).toBe(true)
      await expect(page.getByRole("button", { name: t("ui.unsaved.stay") })).toBeFocused()
      await page.keyboard.press("Enter") // somebody who is still typing discards nothing
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await expect(field(page, name)).toHaveValue("Changed")
    })

  test("SHELL-05 @js Back to a section of the previous page asks first, too", async ({ page, open, enterAs, t }) => {
    await enterAs("admin")
    await open("/a/aurora/wg/COPT/meeting/meeting-aurora-6")
    await page.locator('nav.tabs a[href="#people"]').click()
    await page.locator('main a[href$="/meeting-aurora-6/edit"]').first().click()
    await page.waitForURL(/\/edit$/)
    await untilSettled(page)
    await field(page, "subject").fill("Changed")
    await page.goBack()
    await page.getByRole("button", { name: t("ui.unsaved.stay") }).click()
    await expect(field(page, "subject")).toHaveValue("Changed")
    await expect(page).toHaveURL(/\/edit$/)
  })

  test("TASK-01 FORM-08 @js feedback stays as it is typed when somebody else gives some and the task is suspended", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("secretary")
    await open("/a/aurora/wg/COPT/task/task-aurora-7")
    await field(page, "text").fill("Being typed")
    await (
      await backendAs(mock, "admin")
    ).post("/task/task-aurora-7/feedback", { text: "Meanwhile", attachment_ids: [] })
    await page.getByRole("button", { name: t("task.suspend") }).click()
    await expect(page.locator("#feedback").getByText("Meanwhile")).toBeVisible()
    await expect(field(page, "text")).toHaveValue("Being typed")
    await page.getByRole("button", { name: t("task.feedback.submit") }).click()
    await expect(page.getByText(t("task.feedback.done"))).toBeVisible()
    await expect(field(page, "text")).toHaveValue("")
  })

  test("ERR-03 FORM-07 a draft that is restored after a failure is sent with its own idempotency key: nothing is done twice", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    page.on("dialog", (question) => void question.accept()) // the browser's own question before a page is left
    await enterAs("chair")
    await open(create)
    await fillIn(page, typed)
    await mock.fault({ operation: "meeting.create", kind: "status", status: 500, is_done: true, times: 1 })
    await save(page).click()
    await expect(page.getByRole("alert").getByText(t("form.server_error"))).toBeVisible()
    await open(create)
    await expect(field(page, "subject")).toHaveValue(typed.subject)
    await save(page).click()
    await page.waitForURL(/\/meeting\/meeting-[^/]*$/)
    const keys = (await created(mock)).map((call) => (call as { idempotency_key?: string }).idempotency_key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    await open("/a/aurora/wg/COPT/meeting?q=lane+skew")
    await expect(page.getByRole("main").getByRole("link", { name: typed.subject })).toHaveCount(1)
  })

  test("ERR-02 FORM-08 @js a lost connection leaves the form as it is, and it can be sent again", async ({
    page,
    context,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await fillIn(page, typed)
    await untilSettled(page)
    await context.setOffline(true)
    await save(page).click()
    await expect(page.getByRole("alert").getByText(t("form.connection"))).toBeVisible()
    await expect(field(page, "subject")).toHaveValue(typed.subject)
    await expect(field(page, "start.date")).toHaveValue(asShown(typed.date))
    await expect(page.getByRole("navigation").first()).toBeVisible()
    await context.setOffline(false)
    await save(page).click()
    await page.waitForURL(/\/meeting\/meeting-[^/]*$/)
    await untilHydrated(page)
    expect(await created(mock)).toHaveLength(1)
  })

  test("ERR-02 SHELL-05 @js a search whose code cannot be loaded leaves the form as it is", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await fillIn(page, typed)
    await untilSettled(page)
    await page.route("**/assets/*.js", (route) => route.abort("internetdisconnected"))
    await page.keyboard.press("Control+k")
    await expect(page.getByRole("alert").getByText(t("form.connection"))).toBeVisible()
    await expect(field(page, "subject")).toHaveValue(typed.subject)
  })
})
