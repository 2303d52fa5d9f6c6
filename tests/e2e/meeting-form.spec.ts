import type { Locator, Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, signOn, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { backendAs } from "./backend.ts"
import { attachmentInput, agendaName, files } from "./files.ts"
import { choice, field, fillIn, summary, save, type EventValues } from "./form-steps.ts"

type Meeting = components["schemas"]["Meeting"]

const create = "/a/aurora/wg/COPT/meeting/create"
const edit = "/a/aurora/wg/COPT/meeting/meeting-aurora-6/edit"
const usual: EventValues = {
  subject: "Lane skew 通道偏斜",
  text: "Close comments **41** and 44",
  date: "2027-06-15",
  time: "09:30",
}

/** The meeting on the current page, as the backend returns it to the chair. */
async function reached(page: Page, mock: Parameters<typeof backendAs>[0], person = "chair"): Promise<Meeting> {
  await page.waitForURL(/\/meeting\/meeting-[^/]*$/)
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? ""
  return (await backendAs(mock, person)).get<Meeting>(`/meeting/${id}`)
}

async function search(page: Page, words: string, isScripted: boolean, by: "Enter" | "button"): Promise<void> {
  const box = page.getByRole("main").getByRole("searchbox")
  await box.fill(words)
  if (!isScripted && by === "Enter") await box.press("Enter")
  if (!isScripted && by === "button") await box.locator("xpath=following::button[1]").click()
  await expect(page.locator(".tree .choice").first()).toBeVisible()
}

/** Ticks a person in the tree. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator(".tree .choice").filter({ hasText: name }).getByRole("checkbox").check()
}

async function takeOut(chosen: Locator, isScripted: boolean): Promise<void> {
  if (isScripted) await chosen.getByRole("button").click()
  else await chosen.getByRole("checkbox").uncheck()
}

const createCalls = async (mock: Parameters<typeof backendAs>[0]) =>
  (await mock.calls()).filter(({ operation, status }) => operation === "meeting.create" && status < 300)

test.describe("the form of a meeting", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|401|422)/ })

  test("MEET-02 FORM-10 I18N-03 a chair creates a meeting for everyone; the form and the page say who is invited", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("meeting-form.create.title"))
    const everyone = page.getByRole("radio", { name: /17/ })
    await expect(everyone).toBeChecked()
    await expect(field(page, "start.zone")).toHaveValue("Europe/Oslo")
    await expect(page.getByRole("main").getByRole("searchbox")).toBeHidden()
    await fillIn(page, usual)
    await choice(page, "duration.preset", "120").check()
    await field(page, "location").fill("Video room 4")
    await page.locator(attachmentInput).setInputFiles(files.agenda)
    await save(page).click()

    const meeting = await reached(page, mock)
    expect(meeting).toMatchObject({
      subject: usual.subject,
      start_time: "2027-06-15T07:30:00Z",
      timezone: "Europe/Oslo",
      duration: 120,
      location: "Video room 4",
      description: { format: "markdown", text: usual.text },
      participants: { is_everyone: true, total: 17 },
      group: { acronym: "COPT" },
      documentation: [{ name: agendaName }],
    })
    const number = `COPT-M-${meeting.group_number}`
    await expect(page.getByText(t("meeting-form.created", { number, count: 17 }))).toBeVisible()
    expect((await mock.outbox()).filter(({ subject }) => String(subject).includes("Lane skew")).length).toBe(17)
  })

  test("FORM-05 MEET-02 people and groups are chosen from the tree; what was typed stays during a search", async ({
    page,
    enterAs,
    open,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    const isScripted = javaScriptEnabled !== false
    await enterAs("chair")
    await open(create)
    await fillIn(page, usual)
    const mail = page.getByText(/17 ?(people|人|位)/)
    await expect(mail.first()).toBeVisible()
    await choice(page, "participants.who", "selected").check()
    await expect(mail.first(), "it is not said of everyone any more").toBeHidden()
    const organizer = page.getByRole("list", { name: t("participants.chosen-list") }).getByRole("listitem")
    await expect(organizer, "MEET-12: whoever makes it takes part").toHaveText(/Mara Ellingsen/)
    await search(page, "halden", isScripted, "Enter")
    await expect(field(page, "subject")).toHaveValue(usual.subject ?? "")
    await choose(page, "Mara Ellingsen")
    await choose(page, "Ingrid Solheim")
    await search(page, "CONF", isScripted, "button")
    const chosen = page.getByRole("list", { name: t("participants.chosen-list") }).getByRole("listitem")
    await expect(chosen).toHaveCount(2)
    await choose(page, "CONF")
    await takeOut(chosen.filter({ hasText: "Ingrid" }), isScripted)
    await save(page).click()

    const { participants } = await reached(page, mock)
    expect(participants.is_everyone).toBe(false)
    expect(participants.members.map(({ real_name }) => real_name)).toEqual(["Mara Ellingsen"])
    expect(participants.groups.map(({ acronym }) => acronym)).toEqual(["CONF"])
  })

  test("FORM-05 the people of a group are shown when somebody asks for them", async ({
    page,
    enterAs,
    open,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await choice(page, "participants.who", "selected").check()
    const group = page.locator(".tree > ul > li").first()
    await group.locator("summary").first().click()
    if (javaScriptEnabled === false)
      await group.getByRole("button", { name: t("participants.show", { group: "COPT" }) }).click()
    const people = page.locator(".tree > ul > li").first()
    await expect(people.locator("summary", { hasText: /Halden|海登/ })).toBeVisible()
    await people.locator("summary", { hasText: /Halden|海登/ }).click()
    await expect(people.getByText(t("participants.role.chair"), { exact: true }).first()).toBeAttached()
  })

  test("MEET-02 FORM-02 all missing and wrong values get their errors at once, word for word; what was typed stays", async ({
    page,
    enterAs,
    open,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await choice(page, "participants.who", "selected").check()
    // the organizer is preselected
    if (javaScriptEnabled) await page.locator(".chips").getByRole("button").first().click()
    else await page.locator('[name="participants.chosen"][type=checkbox]:checked').first().uncheck()
    await choice(page, "duration.preset", "custom").check()
    await fillIn(page, { date: "", time: "" })
    await save(page).click()
    const required = (id: string) => t("form.required", { field: t(id) })
    await expect(summary(page).getByRole("listitem")).toHaveText([
      required("meeting-form.subject"),
      required("meeting-form.description"),
      required("event-form.date"),
      required("event-form.time"),
      required("meeting-form.minutes"),
      new RegExp(t("form.participants_empty")),
    ])
    await expect(field(page, "subject")).toBeFocused()
    for (const [minutes, problem] of [
      ["090", "form.duration_format"],
      ["1.5", "form.duration_format"],
      ["10081", "form.number_range"],
    ] as const) {
      await field(page, "duration.amount").fill(minutes)
      await save(page).click()
      await expect(summary(page)).toContainText(t(problem, { min: 1, max: 10080 }))
      await expect(field(page, "duration.amount")).toHaveValue(minutes)
    }
    expect(await createCalls(mock)).toEqual([])
  })

  test("MEET-02 ERR-06 'Cannot before current time', by the clock of the backend", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await fillIn(page, { ...usual, date: "2026-11-01" })
    await save(page).click()
    await expect(summary(page)).toContainText(t("form.before_now"))
    await expect(field(page, "start.time")).toHaveAccessibleDescription(new RegExp(t("form.before_now")))
    await fillIn(page, { date: "2027-06-15" })
    await save(page).click()
    expect((await reached(page, mock)).start_time).toBe("2027-06-15T07:30:00Z")
  })

  test("MEET-02 I18N-04 a time that the clocks skip is explained, and the next one offered", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await fillIn(page, { ...usual, date: "2027-03-28", time: "02:30", zone: "Europe/Oslo" })
    await save(page).click()
    const gap = { time: "02:30", zone: "Europe/Oslo", from: "02:00", to: "03:00" }
    await expect(summary(page)).toContainText(t("wall-time.gap", gap))
    await page
      .getByRole("radio", { name: t("wall-time.answer-gap", { time: "03:00", offset: "UTC+2", zone: "" }) })
      .check()
    await save(page).click()
    expect((await reached(page, mock)).start_time).toBe("2027-03-28T01:00:00Z")
  })

  test("MEET-02 I18N-04 a time that occurs twice is asked about; the answer is kept while the form is corrected", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await fillIn(page, { ...usual, subject: "", date: "2027-10-31", time: "02:30", zone: "Europe/Oslo" })
    await field(page, "subject").fill("x")
    await save(page).click()
    await expect(summary(page)).toContainText(t("wall-time.overlap", { time: "02:30", zone: "Europe/Oslo" }))
    const second = page.getByRole("radio", {
      name: t("wall-time.answer-overlap", { time: "02:30", offset: "UTC+1", index: 1 }),
    })
    await second.check()
    await field(page, "subject").fill("")
    await save(page).click()
    await expect(summary(page)).toContainText(t("form.required", { field: t("meeting-form.subject") }))
    await expect(second).toBeChecked()
    await field(page, "subject").fill("Night of the clocks")
    await save(page).click()
    expect((await reached(page, mock)).start_time).toBe("2027-10-31T01:30:00Z")
    await open(`${new URL(page.url()).pathname}/edit`)
    await expect(field(page, "start.time")).toHaveValue("02:30")
    await expect(second).toBeChecked()
  })

  test("FORM-07 a double click makes one meeting", async ({ page, enterAs, open, mock }) => {
    await enterAs("chair")
    await open(create)
    await fillIn(page, { ...usual, subject: "Once only 仅一次" })
    await save(page).dblclick()
    await reached(page, mock)
    const made = await createCalls(mock)
    expect(new Set(made.map(({ idempotency_key }) => idempotency_key)).size).toBe(1)
    const list = await (await backendAs(mock, "chair")).get<{ total: number }>("/meeting?q=Once%20only")
    expect(list.total).toBe(1)
  })

  test("FORM-08 SES-07 a session that ends while a meeting is written loses no text and no chosen person", async ({
    page,
    enterAs,
    open,
    mock,
    javaScriptEnabled,
  }) => {
    const isScripted = javaScriptEnabled !== false
    await enterAs("chair")
    await open(create)
    await fillIn(page, { ...usual, time: "16:45" })
    await choice(page, "participants.who", "selected").check()
    await search(page, "mara", isScripted, "Enter")
    await choose(page, "Mara Ellingsen")
    await mock.fault({ operation: "meeting.create", kind: "status", status: 401, times: 1 })
    await save(page).click()
    await page.waitForURL("**/login?to=*")
    if (isScripted) await untilHydrated(page)
    await signOn(page, "chair")
    await page.waitForURL(`**${create}`)
    if (isScripted) await untilHydrated(page)
    await expect(field(page, "subject")).toHaveValue(usual.subject ?? "")
    await expect(field(page, "start.time")).toHaveValue("16:45")
    await save(page).click()
    expect((await reached(page, mock)).participants.members.map(({ real_name }) => real_name)).toEqual([
      "Mara Ellingsen",
    ])
  })

  test("MEET-02 FORM-05 a meeting is changed; its form shows it as it is", async ({ page, enterAs, open, mock, t }) => {
    await enterAs("chair")
    await open(edit)
    const before = await (await backendAs(mock, "chair")).get<Meeting>("/meeting/meeting-aurora-6")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("meeting-form.edit.title"))
    await expect(field(page, "subject")).toHaveValue(before.subject)
    await expect(field(page, "start.zone")).toHaveValue(before.timezone)
    await choice(page, "duration.preset", "custom").check()
    await field(page, "duration.amount").fill("95")
    await field(page, "location").fill("Hall B")
    await save(page).click()
    const after = await reached(page, mock)
    expect(after).toMatchObject({
      duration: 95,
      location: "Hall B",
      subject: before.subject,
      start_time: before.start_time,
      description: before.description,
      participants: before.participants,
      documentation: before.documentation,
    })
    await expect(page.getByText(t("meeting-form.saved", { number: `COPT-M-${after.group_number}` }))).toBeVisible()
  })

  test("FORM-08 MEET-02 somebody else saved first: the form says so and keeps what was typed; sending again replaces it", async ({
    page,
    context,
    enterAs,
    open,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("chair")
    await open(edit)
    await field(page, "subject").fill("Mine 我的")
    const other = await context.newPage()
    await other.goto(edit)
    if (javaScriptEnabled !== false) await untilHydrated(other)
    await field(other, "subject").fill("Theirs")
    await save(other).click()
    expect((await reached(other, mock)).subject).toBe("Theirs")
    await other.close()
    await save(page).click()
    await expect(page.getByText(t("form.stale.kept"))).toBeVisible()
    await expect(field(page, "subject")).toHaveValue("Mine 我的")
    await save(page).click()
    expect((await reached(page, mock)).subject).toBe("Mine 我的")
  })

  test("MEET-02 an administrator chooses who meets: the alliance, or a group", async ({
    page,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/meeting/create")
    await fillIn(page, usual)
    await field(page, "group").selectOption("LINK")
    await save(page).click()
    expect(await reached(page, mock, "admin")).toMatchObject({ group: { acronym: "LINK" } })
    await open("/a/aurora/meeting/create")
    await fillIn(page, usual)
    await save(page).click()
    expect(await reached(page, mock, "admin")).toMatchObject({ group: null, participants: { is_everyone: true } })
  })
})
