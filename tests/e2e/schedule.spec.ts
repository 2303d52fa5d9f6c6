import ICAL from "ical.js"
import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { layoutShift, noticeableShift, untilSettled } from "#tests/support/left-form.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { withoutNews } from "./live-steps.ts"
import { applyFilters } from "./steps.ts"

type Schedule = components["schemas"]["Schedule"]
type Schedules = components["schemas"]["ScheduleList"]
type Translate = (id: string, values?: Record<string, string | number>) => string

const subject = "Interoperability week 互通测试周"

/** Fills in the form of a schedule, with its rich text as plain text, which every form offers. */
async function fill(page: Page, t: Translate, when: { start: [string, string]; end: [string, string] }) {
  await page.getByRole("textbox", { name: t("event.subject") }).fill(subject)
  await page.locator('[name="description.text"]').fill("Bring your boards. 请自带测试板。")
  for (const [name, [date, time]] of Object.entries(when)) {
    await page.locator(`[name="${name}.date"]`).fill(date)
    await page.locator(`[name="${name}.time"]`).fill(time)
  }
  await page.locator('[name="start.zone"]').selectOption("Europe/Oslo")
}

test.describe("schedules", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|422)/ })

  test("CAL-02 the life of an event: created, subscribed to, moved, cancelled @life", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("schedule-admin")
    await open("/a/aurora/schedule")
    await page.getByRole("link", { name: t("schedule.list.create") }).click()
    await fill(page, t, { start: ["2027-06-07", "09:00"], end: ["2027-06-06", "17:00"] })
    await page.getByRole("button", { name: t("schedule.create.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("form.end_too_early"))
    await expect(page.getByRole("textbox", { name: t("event.subject") })).toHaveValue(subject)
    await page.locator('[name="end.date"]').fill("2027-06-11")
    await page.getByRole("button", { name: t("schedule.create.submit") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject)
    const href = new URL(page.url()).pathname
    const id = href.split("/").at(-1) ?? ""
    const backend = await backendAs(mock, "member")
    const made = await backend.get<Schedule>(`/schedule/${id}`)
    expect(made).toMatchObject({ timezone: "Europe/Oslo", start_time: "2027-06-07T07:00:00Z", status: "normal" })

    await enterAs("member")
    await open("/a/aurora/calendar?date=2027-06-09")
    await page
      .locator("td", { has: page.locator('[data-day="2027-06-09"]') })
      .getByRole("link", { name: subject })
      .click()
    await page.getByLabel(t("schedule.reminder"), { exact: true }).selectOption("1440")
    await page.getByRole("button", { name: t("schedule.subscribe"), exact: true }).click()
    await expect(page.getByText(t("schedule.subscribed"))).toBeVisible()
    expect((await backend.get<Schedule>(`/schedule/${id}`)).subscription_reminder).toBe(1440)
    await expect(page.getByRole("link", { name: t("schedule.edit.title") })).toHaveCount(0)

    await enterAs("schedule-admin")
    await open(href)
    await page.getByRole("link", { name: t("schedule.edit.title") }).click()
    await expect(page.locator('[name="start.time"]')).toHaveValue("09:00")
    await page.locator('[name="start.time"]').fill("10:30")
    await page.getByRole("button", { name: t("schedule.edit.submit") }).click()
    await expect(page.getByText(t("schedule.saved"))).toBeVisible()
    expect((await backend.get<Schedule>(`/schedule/${id}`)).start_time).toBe("2027-06-07T08:30:00Z")

    await page.getByRole("link", { name: t("schedule.cancel.submit") }).click()
    await page.getByRole("button", { name: t("schedule.cancel.submit") }).click()
    await expect(page.getByText(t("schedule.cancel.done"), { exact: true })).toBeVisible()
    await expect(page.getByRole("main")).toContainText(t("schedule.cancelled"))
    await expect(page.getByRole("link", { name: t("schedule.edit.title") })).toHaveCount(0)
    const gone = await backend.get<Schedule>(`/schedule/${id}`)
    expect(gone).toMatchObject({ status: "cancel", subscription_reminder: null, actions: [] })
    const mails = (await mock.outbox()).filter(({ record }) => record === id)
    expect(mails.map(({ operation }) => operation)).toEqual(["schedule.update", "schedule.cancel"])

    const file = await page.context().request.get(`${href}/calendar.ics`)
    const calendar = new ICAL.Component(ICAL.parse(await file.text()) as unknown[])
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL")
    expect(calendar.getFirstSubcomponent("vevent")?.getFirstPropertyValue("status")).toBe("CANCELLED")
  })

  test("CAL-02 a member is reminded of an event, changes their mind, and unsubscribes", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const backend = await backendAs(mock, "chair")
    const reminder = async () => (await backend.get<Schedule>("/schedule/schedule-aurora-2")).subscription_reminder
    const isReminded = (minutes: number) => page.getByText(t("schedule.subscription.is", { minutes }))
    const choice = page.getByLabel(t("schedule.reminder"), { exact: true })
    const unsubscribe = page.getByRole("button", { name: t("schedule.unsubscribe") })

    await enterAs("chair")
    await open("/a/aurora/schedule")
    await page.getByRole("main").getByRole("link", { name: "一致性测试培训" }).click()
    await expect(page.getByText(t("schedule.subscription.none"))).toBeVisible()
    await expect(unsubscribe).toHaveCount(0)
    await choice.selectOption("120")
    await page.getByRole("button", { name: t("schedule.subscribe"), exact: true }).click()
    await expect(page.getByText(t("schedule.subscribed"))).toBeVisible()
    await expect(isReminded(120)).toBeVisible()
    expect(await reminder()).toBe(120)

    await choice.selectOption("1440")
    await page.getByRole("button", { name: t("schedule.subscribe.change") }).click()
    await expect(isReminded(1440)).toBeVisible()
    expect(await reminder()).toBe(1440)

    await unsubscribe.click()
    await expect(page.getByText(t("schedule.unsubscribed"))).toBeVisible()
    await expect(page.getByText(t("schedule.subscription.none"))).toBeVisible()
    await expect(unsubscribe).toHaveCount(0)
    expect(await reminder()).toBeNull()
    await open("/a/aurora/schedule?mine=1")
    const subjects = page.getByRole("main").getByRole("table").getByRole("rowheader")
    await expect(subjects).not.toHaveCount(0)
    await expect(subjects.filter({ hasText: "一致性测试培训" })).toHaveCount(0)
  })

  test("CAL-02 ERR-06 unsubscribing from an event that was just cancelled says so", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    await withoutNews(page)
    await open("/a/aurora/schedule/schedule-aurora-1")
    const administrator = await backendAs(mock, "schedule-admin")
    const { version } = await administrator.get<Schedule>("/schedule/schedule-aurora-1")
    await administrator.post("/schedule/schedule-aurora-1/cancel", { version })
    await page.getByRole("button", { name: t("schedule.unsubscribe") }).click()
    await expect(page.getByText(t("schedule.cancelled"))).toBeVisible()
    await expect(page.getByRole("button", { name: t("schedule.unsubscribe") })).toHaveCount(0)
  })

  test("CAL-02 SHELL-06 the list by state, type and subscription, and its file", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    const backend = await backendAs(mock, "member")
    await open("/a/aurora/schedule")
    const main = page.getByRole("main")
    await expect(main.getByRole("link", { name: t("schedule.list.create") })).toHaveCount(0)
    const subjects = main.getByRole("table").getByRole("rowheader").getByRole("link")
    const all = await backend.get<Schedules>("/schedule?size=25&sort=upcoming")
    await expect(subjects).toHaveText(all.items.map((schedule) => schedule.subject))
    await main.getByLabel(t("schedule.filter.mine")).selectOption("1")
    await applyFilters({ page, t })
    const mine = await backend.get<Schedules>("/schedule?size=25&sort=upcoming&mine=true")
    expect(mine.total).toBeGreaterThan(0)
    await expect(subjects).toHaveText(mine.items.map((schedule) => schedule.subject))
    const csv = await main.getByRole("link", { name: t("event.csv") }).getAttribute("href")
    const lines = (await (await page.context().request.get(csv ?? "")).text()).trim().split("\r\n")
    expect(lines).toHaveLength(mine.total + 1)
  })

  test("CAL-02 I18N-04 an end time that the clocks skip or repeat is asked about", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("schedule-admin")
    await open("/a/aurora/schedule/create")
    await fill(page, t, { start: ["2027-10-30", "09:00"], end: ["2027-10-31", "02:30"] })
    await page.getByRole("button", { name: t("schedule.create.submit") }).click()
    const choices = page.getByRole("radio")
    await expect(choices).toHaveCount(2)
    await choices.nth(1).check()
    await page.getByRole("button", { name: t("schedule.create.submit") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject)
  })

  test("FORM-05 two date fields stay where they are when the styles of the date picker arrive late @js", async ({
    page,
    open,
    enterAs,
  }) => {
    await enterAs("schedule-admin")
    await page.route("**/date-picker-*.css", (route) => void setTimeout(() => route.continue(), 500))
    await open("/a/aurora/schedule/create")
    await expect(page.locator(".p-calendar")).toHaveCount(2)
    await untilSettled(page)
    expect((await layoutShift(page)).score).toBeLessThan(noticeableShift)
  })
})
