import type { Locator, Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import type { MockControl } from "#tests/support/mock.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { backendAs } from "./backend.ts"
import type { StepContext } from "./steps.ts"

type Schemas = components["schemas"]

/** Plans a meeting of COPT for an hour. @returns its id */
async function planMeeting(mock: MockControl, subject: string, start_time: string): Promise<string> {
  const backend = await backendAs(mock, "chair")
  const body = {
    subject,
    start_time,
    timezone: "Asia/Shanghai",
    duration: 60,
    location: null,
    participants: { member_ids: [], group_acronyms: [] },
    description: { format: "markdown", text: subject },
    documentation_ids: [],
    group_acronym: "COPT",
  }
  const { id } = await backend.post<Schemas["Meeting"]>("/meeting", body)
  return id
}

/** Plans an event for 4 March 2027, from 12:00 to 15:00 in Oslo. */
async function planEvent(mock: MockControl, subject: string): Promise<void> {
  const backend = await backendAs(mock, "admin")
  await backend.post<Schemas["Schedule"]>("/schedule", {
    subject,
    type: "conference",
    start_time: "2027-03-04T11:00:00Z",
    end_time: "2027-03-04T14:00:00Z",
    timezone: "Europe/Oslo",
    location: null,
    description: { format: "markdown", text: subject },
  })
}

type Target = {
  date: string
  hour: number
  /** Pixels from the edge that is dragged to the pointer: the lower one if negative. */ held: number
}

/** Drags an element of the timetable to an hour of a day, without dropping it. */
async function dragTo(page: Page, element: Locator, { date, hour, held }: Target): Promise<void> {
  const box = await element.boundingBox()
  const table = page.locator(".timetable")
  const area = await page.locator(`.scale[data-date="${date}"]`).boundingBox()
  if (!box || !area) throw new Error("the week is not shown")
  const pixels = area.height / Number(await table.getAttribute("data-hours"))
  const y = area.y + (hour - Number(await table.getAttribute("data-first"))) * pixels
  await page.mouse.move(box.x + 10, (held < 0 ? box.y + box.height : box.y) + held)
  await page.mouse.down()
  await page.mouse.move(area.x + 20, y + held - 4, { steps: 4 })
  await page.mouse.move(area.x + 20, y + held)
}

/** The form of a meeting that was moved: it says the new time, in the page's zone, and who is mailed. @returns the instant of its new start */
async function newStart({ page, t }: Pick<StepContext, "page" | "t">, time: RegExp): Promise<number> {
  const note = page.locator("form .note", { hasText: t("calendar.moved.save") })
  await expect(note.locator("time").first()).toHaveText(time)
  await expect(note).toContainText(/notified by email|邮件通知/)
  await expect(page.locator('[name="start.zone"]'), "the zone of the meeting stays").toHaveValue("Asia/Shanghai")
  return Date.parse((await note.locator("time").first().getAttribute("datetime")) ?? "")
}

test.describe("another time in the calendar", () => {
  test("CAL-01 MEET-02 a meeting is moved by its link, also by keyboard; its form has the new time and says who is mailed", async ({
    page,
    open,
    enterAs,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    await mock.setClock("2027-02-26T01:00:00Z")
    await enterAs("chair")
    const subject = `Move ${Date.now()}`
    await planMeeting(mock, subject, "2027-03-03T02:00:00Z")
    await open("/a/aurora/calendar?view=week&date=2027-03-03")
    await page.getByRole("link", { name: t("calendar.move.named", { subject }) }).focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/move=meeting/)
    await page.getByRole("link", { name: t("calendar.next.week"), exact: true }).click()
    const day = page.locator('.scale[data-date="2027-03-10"]')
    const hour = (time: string) => day.getByRole("link", { name: t("calendar.slot.move", { time }) })
    await hour("09:00").focus()
    if (javaScriptEnabled) await page.keyboard.press("ArrowDown")
    else await hour("10:00").focus()
    await page.keyboard.press("Enter")
    const start = await newStart({ page, t }, /10 Mar 2027, 10:00|2027-03-10 周三 10:00/)
    await page.getByRole("button", { name: t("meeting-form.edit.submit") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(subject)
    const backend = await backendAs(mock, "chair")
    const { items } = await backend.get<Schemas["CalendarEvents"]>(
      "/calendar?from=2027-03-09T00:00:00Z&to=2027-03-12T00:00:00Z",
    )
    const moved = items.find((item) => item.subject === subject)
    expect(Date.parse(moved?.start_time ?? "")).toBe(start)
  })

  test("CAL-01 only who may change a meeting is offered to move it; a link for another record moves nothing", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await mock.setClock("2027-02-26T01:00:00Z")
    const subject = `Stay ${Date.now()}`
    const key = await planMeeting(mock, subject, "2027-03-03T02:00:00Z")
    await enterAs("member")
    await open(`/a/aurora/calendar?view=day&date=2027-03-03&move=meeting:${key}`)
    await expect(page.locator(".timetable .ev", { hasText: subject })).toBeVisible()
    await expect(page.locator(".timetable .move")).toHaveCount(0)
    await expect(page.locator(".slots[data-moves]")).toHaveCount(0)
    await expect(page.getByRole("link", { name: t("calendar.move.stop") })).toHaveCount(0)
  })

  test("CAL-01 MEET-02 a meeting is dragged to another time, not into what has passed @js", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1400 })
    await mock.setClock("2027-03-03T01:00:00Z")
    await enterAs("chair")
    const subject = `Drag ${Date.now()}`
    await planMeeting(mock, subject, "2027-03-04T02:00:00Z")
    await open("/a/aurora/calendar?view=week&date=2027-03-03")
    const entry = page.locator(".timetable [data-form]", { hasText: subject })
    await entry.hover()
    await expect(entry).toHaveAttribute("draggable", "true")
    const drag = (date: string, hour: number) => dragTo(page, entry, { date, hour, held: 6 })
    const forms: string[] = []
    page.on("request", (request) => request.url().includes("/edit") && forms.push(request.url()))
    // the portal's own clock is today's: the day is said to have passed
    await page.locator(`.scale[data-date="2027-03-02"]`).evaluate((day) => (day.dataset["from"] = String(24 * 60)))
    await drag("2027-03-02", 10)
    await expect(page.locator(".timetable .drop")).toHaveCount(0)
    await page.mouse.up()
    await untilHydrated(page)
    expect(forms).toEqual([])
    await drag("2027-03-05", 14.25)
    await expect(page.locator(".timetable .drop")).toHaveText("14:15")
    await page.mouse.up()
    await newStart({ page, t }, /5 Mar 2027, 14:15/)
    await expect(page.locator('[name="start.date"]')).toHaveValue("5 Mar 2027")
  })

  test("CAL-01 CAL-02 MEET-02 the lower edge of a meeting and of an event is dragged: the form has the new end and says who is mailed @js", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1400 })
    await mock.setClock("2027-03-03T01:00:00Z")
    await enterAs("admin")
    const [subject, event] = [`Longer ${Date.now()}`, `Shorter ${Date.now()}`]
    const id = await planMeeting(mock, subject, "2027-03-04T02:00:00Z")
    await planEvent(mock, event)
    const resize = async (name: string, hour: number, end: string) => {
      await open("/a/aurora/calendar?view=week&date=2027-03-03")
      const entry = page.locator(".timetable [data-form]", { hasText: name })
      await entry.hover()
      await expect(entry.locator(".grip")).toHaveAttribute("draggable", "true")
      // the pointer leaves the column of the day: the end stays on it
      await dragTo(page, entry.locator(".grip"), { date: "2027-03-05", hour, held: -6 })
      await expect(page.locator('.scale[data-date="2027-03-04"] .drop')).toHaveText(new RegExp(`–${end}$`))
      await page.mouse.up()
      const note = page.locator("form .note", { hasText: t("calendar.moved.save") })
      await expect(note.locator("time").first()).toHaveText(new RegExp(`4 Mar 2027, ${end}`))
      await expect(note).toContainText("notified by email")
    }
    // Oslo's 03:00 to 04:00
    await resize(subject, 5.75, "05:45")
    await expect(page.locator('[name="duration.preset"][value="custom"]')).toBeChecked()
    await expect(page.locator('[name="duration.amount"]')).toHaveValue("165")
    await page.getByRole("button", { name: t("meeting-form.edit.submit") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(subject)
    const backend = await backendAs(mock, "admin")
    expect((await backend.get<Schemas["Meeting"]>(`/meeting/${id}`)).duration).toBe(165)

    await resize(event, 13.5, "13:30")
    await expect(page.locator('[name="end.time"]')).toHaveValue("13:30")
    await expect(page.locator('[name="start.time"]')).toHaveValue("12:00")
  })
})
