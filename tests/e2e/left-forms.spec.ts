import type { Page } from "@playwright/test"
import { pathOf, screens } from "#tests/support/screens.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { field, fillIn, save } from "./form-steps.ts"

const create = "/a/aurora/wg/COPT/meeting/create"
const typed = { subject: "Lane skew 通道偏斜", text: "Close comments **41**", date: "2027-06-15", time: "09:30" }

const created = async (mock: { calls(): Promise<{ operation: string; status: number }[]> }) =>
  (await mock.calls()).filter(({ operation }) => operation === "meeting.create")

/** Whether the page asks for confirmation before it is left by a link. */
async function isAsked(page: Page, title: string): Promise<boolean> {
  await page.evaluate(() => void window.__remixRouter.navigate("/a/aurora/thanks"))
  const asked = page.getByRole("dialog", { name: title }).waitFor()
  const left = page.waitForURL("**/thanks")
  left.catch(() => undefined)
  asked.catch(() => undefined)
  return Promise.race([asked.then(() => true), left.then(() => false)])
}

/** Waits until pickers and editors have been rendered. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200))))
}

/** How far the parts of a page have moved without a user's input since it was opened: the sum of Chromium's layout shift scores. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (list: PerformanceObserverEntryList) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += shift.value
        }
        new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(sum), 20) // the observer is called with the entries so far before that
      }),
  )
}

/** A button that moves by one line between the press and the release of the mouse is not clicked; that would be a score of about 0.01. */
const noticeableShift = 0.005

/** Types into a form and restores the old value. */
async function typeAndTakeBack(page: Page): Promise<void> {
  const text = page.locator("main form[id] :is(input[type=text], input:not([type]), textarea):enabled:not([readonly])")
  const first = text.filter({ visible: true }).first()
  if ((await first.count()) === 0) return
  const before = await first.inputValue()
  await first.fill(`${before} and more`)
  await first.fill(before)
}

test.describe("forms that are left", () => {
  // the browser logs the status of a failed form and that it is offline
  test.use({ expectedTrouble: /status of (400|403|422|500|502)|ERR_INTERNET_DISCONNECTED/ })

  const forms = screens.filter(({ kind, person, status, alliance }) => {
    return kind === "form" && person && !status && (alliance ?? "aurora") === "aurora"
  })
  const people = [...new Set(forms.map(({ person = "" }) => person))]

  for (const person of people)
    test(`SHELL-05 @js ${person} opens every form, nothing moves, and leaves it unchanged without a question`, async ({
      page,
      open,
      enterAs,
      t,
    }) => {
      test.setTimeout(240_000)
      await enterAs(person)
      const asking: string[] = []
      const moving: string[] = []
      for (const screen of forms.filter((form) => form.person === person)) {
        await open(pathOf(screen))
        await untilSettled(page)
        if ((await layoutShift(page)) > noticeableShift) moving.push(screen.name)
        await typeAndTakeBack(page)
        if (await isAsked(page, t("ui.unsaved.title"))) asking.push(screen.name)
      }
      expect(moving, "moved when the scripts arrived").toEqual([])
      expect(asking, "asked before they were left").toEqual([])
    })

  for (const path of ["admin/entity/entity-aurora-1", "wg/COPT/meeting/meeting-aurora-6", "vote/ballot-aurora-5"])
    test(`SHELL-05 @js ${path} is not left unasked once something is changed`, async ({ page, open, enterAs, t }) => {
      await enterAs("admin")
      await open(`/a/aurora/${path}/edit`)
      await untilSettled(page)
      const name = path.startsWith("admin") ? "name_english" : "subject"
      await field(page, name).fill("Changed")
      expect(await isAsked(page, t("ui.unsaved.title"))).toBe(true)
      await page.getByRole("button", { name: t("ui.unsaved.stay") }).click()
      await expect(field(page, name)).toHaveValue("Changed")
    })

  test("ERR-03 FORM-07 a draft that comes back after a failure is sent with its own key: what was done is not done twice", async ({
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

  test("ERR-02 FORM-08 @js a connection that is lost leaves the form as it is, to be sent again", async ({
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
    await expect(field(page, "start.date")).toHaveValue(typed.date)
    await expect(page.getByRole("navigation").first()).toBeVisible()
    await context.setOffline(false)
    await save(page).click()
    await page.waitForURL(/\/meeting\/meeting-[^/]*$/)
    await untilHydrated(page)
    expect(await created(mock)).toHaveLength(1)
  })
})
