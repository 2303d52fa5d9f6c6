import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { backendAs } from "./backend.ts"
import { choosePerson, field, save } from "./form-steps.ts"
import { limit, secondBrowser, seen, spoken, untilLive, withoutNews } from "./live-steps.ts"
import { fillTopic } from "./meeting-steps.ts"
import { errorAt } from "./proposal-steps.ts"

type Meeting = components["schemas"]["Meeting"]
type Mock = Parameters<typeof backendAs>[0]

const id = "meeting-aurora-5"
const address = `/a/aurora/meeting/${id}`
const topicsOf = async (mock: Mock) => (await (await backendAs(mock, "chair")).get<Meeting>(`/meeting/${id}`)).topics
const order = async (mock: Mock) => (await topicsOf(mock)).map((topic) => topic.id)
const topic = (page: Page, name: string) => page.locator(`#topics li[id="${name}"]`)
const shown = (page: Page) =>
  page.locator("#topics ol.rows > li[id]").evaluateAll((items) => items.map((item) => item.id))

test.describe("the agenda of a meeting", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|422|409)/ })

  test("MEET-13 a chair puts a topic first, plans its minutes and its presenter; the agenda shows times and their sum", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const [first = "", second = "", ...others] = await order(mock)
    await enterAs("chair")
    await open(address)
    await expect(topic(page, first).getByRole("button", { name: t("meeting.topic.up") })).toHaveCount(0)
    await topic(page, second)
      .getByRole("button", { name: t("meeting.topic.up") })
      .click()
    await expect(page.getByText(t("meeting-topic.plan.done"))).toBeVisible()
    await expect(page).toHaveURL(`${address}#${second}`)
    expect(await shown(page)).toEqual([second, first, ...others])
    expect(await order(mock)).toEqual([second, first, ...others])

    await topic(page, second)
      .getByRole("link", { name: t("meeting.topic.plan"), exact: true })
      .click()
    await expect(page.locator("select[name=position]")).toHaveValue("1")
    await field(page, "minutes").fill("601")
    const submit = page.getByRole("button", { name: t("meeting-topic.plan.submit"), exact: true })
    await submit.click()
    await expect(errorAt(page, "minutes")).toBeVisible()
    await field(page, "minutes").fill("50")
    await choosePerson(page, t("meeting-topic.presenter"), "Saoirse Hallinan", t("participants.find"))
    await field(page, "position").selectOption("2")
    await submit.click()
    await expect(page).toHaveURL(`${address}#${second}`)
    expect(await order(mock)).toEqual([first, second, ...others])

    const planned = (await topicsOf(mock)).find((one) => one.id === second)
    expect(planned).toMatchObject({ minutes: 50, presenter: { real_name: "Saoirse Hallinan" } })
    await expect(topic(page, second)).toContainText(t("meeting.topic.presenter", { name: "Saoirse Hallinan" }))
    await expect(topic(page, second)).toContainText(t("duration.minutes", { hours: 0, minutes: 50 }))
    const starts = page.locator("#topics li[id] time[datetime]")
    const { start_time } = await (await backendAs(mock, "chair")).get<Meeting>(`/meeting/${id}`)
    const later = new Date(Date.parse(start_time) + 20 * 60_000).toISOString().replace(".000Z", "Z")
    await expect(topic(page, second).locator(`time[datetime="${later}"]`)).toBeVisible()
    expect(await starts.count()).toBeGreaterThan(0)
    const sum = t("duration.minutes", { hours: 1, minutes: 10 })
    await expect(page.locator("#topics")).toContainText(sum)
    // the print view lists them too
    await open(`/a/aurora/meeting/${id}/minutes`)
    await expect(page.getByText(t("meeting.topic.presenter", { name: "Saoirse Hallinan" }))).toBeVisible()
    await expect(page.getByText(sum)).toBeVisible()
  })

  test("MEET-13 somebody else changed the meeting: moving a topic says so, and works when it is sent again", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const [first = "", second = ""] = await order(mock)
    await enterAs("chair")
    await withoutNews(page)
    await open(address)
    const { version } = (await topicsOf(mock)).find((one) => one.id === first) ?? { version: 0 }
    const secretary = await backendAs(mock, "secretary")
    await secretary.put(`/meeting/${id}/topic/${first}/plan`, { version, minutes: 5 })
    await topic(page, first)
      .getByRole("button", { name: t("meeting.topic.down") })
      .click()
    await expect(page.getByText(t("form.stale.kept"))).toBeVisible()
    expect((await order(mock))[0]).toBe(first)
    await page.getByRole("button", { name: t("meeting-topic.plan.submit"), exact: true }).click()
    await expect(page).toHaveURL(`${address}#${first}`)
    expect((await order(mock)).slice(0, 2)).toEqual([second, first])
  })

  test("MEET-13 MEET-06 a member adds a topic with its minutes and presenter, and moves that one alone", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open(`${address}/topic/create`)
    await fillTopic(page, "Jitter budget 抖动预算", "Annex D is **open**.")
    await field(page, "minutes").fill("15")
    await choosePerson(page, t("meeting-topic.presenter"), "Mara Ellingsen", t("participants.find"))
    await save(page).click()
    await expect(page.getByText(t("meeting-topic.create.done"))).toBeVisible()
    const added = (await topicsOf(mock)).at(-1)
    expect(added).toMatchObject({
      subject: "Jitter budget 抖动预算",
      minutes: 15,
      presenter: { name: "Mara Ellingsen" },
    })
    const up = (name: string) => topic(page, name).getByRole("button", { name: t("meeting.topic.up") })
    const ofOthers = (await topicsOf(mock)).filter(({ creator }) => creator.id !== "member-aurora-member")
    for (const one of ofOthers) await expect(up(one.id)).toHaveCount(0)
    await up(added?.id ?? "").click()
    await expect(page.getByText(t("meeting-topic.plan.done"))).toBeVisible()
    expect((await order(mock)).at(-2)).toBe(added?.id)
  })
})

/** The ongoing meeting of the seed, with two topics. */
const running = "meeting-aurora-1"
const live = `/a/aurora/wg/COPT/meeting/${running}/agenda`
const meetingNow = async (mock: Mock) => (await backendAs(mock, "chair")).get<Meeting>(`/meeting/${running}`)
/** Where the meeting is; what was done stands above it. */
const note = (page: Page) => page.locator("main .note:not(.banners .note)").first()

test.describe("the live agenda of a meeting", () => {
  // the browser logs the status of a refused move
  test.use({ hasOwnContext: true, expectedTrouble: /status of 4\d\d/ })

  test("MEET-16 LIVE-01 the chair moves on, a member sees and hears it within 5 s without moving what is read @js", async ({
    page,
    browser,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const { topics } = await meetingNow(mock)
    const [first, second] = topics.map(({ subject }) => subject)
    await enterAs("member")
    await open(live)
    await expect(note(page)).toContainText(t("meeting-agenda.not-started"))
    await expect(page.locator("main form[method=post]")).toHaveCount(0)
    await untilLive(page)
    const [other, context] = await secondBrowser(browser, mock, "chair")
    await other.goto(live)
    await untilHydrated(other)
    for (const [number, subject = ""] of [first, second].entries()) {
      await other.locator("main .acts button").first().click()
      const now = t("meeting-agenda.now", { number: number + 1, subject })
      await seen("the topic", () => expect(note(page)).toContainText(now, { timeout: limit }))
      await expect(spoken(page)).toContainText(now)
    }
    await expect(note(page)).toContainText(t("meeting-agenda.then-none"))
    await context.close()
  })

  test("MEET-16 the chair begins, goes on, back and ends the agenda; a ballot is opened from the topic", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const { topics, version } = await meetingNow(mock)
    const [first, second] = topics.map(({ subject }) => subject)
    const press = (text: Parameters<typeof t>[0], subject: string | undefined) =>
      page
        .getByRole("button", {
          name: t("meeting-agenda.to", { action: t(text), subject: subject ?? "" }),
          exact: true,
        })
        .first()
        .click()
    await enterAs("chair")
    await open(`/a/aurora/wg/COPT/meeting/${running}`)
    await page.locator(`main .note a[href="${live}"]`).click()
    await press("meeting-agenda.begin", first)
    await expect(note(page)).toContainText(t("meeting-agenda.now", { number: 1, subject: first ?? "" }))
    await press("meeting-agenda.next", second)
    await expect(note(page)).toContainText(t("meeting-agenda.now", { number: 2, subject: second ?? "" }))
    await press("meeting-agenda.back", first)
    await expect(note(page)).toContainText(t("meeting-agenda.now", { number: 1, subject: first ?? "" }))

    await page.getByRole("link", { name: t("meeting-agenda.ballot") }).click()
    await expect(field(page, "meeting_id")).toHaveValue(running)
    await expect(field(page, "meeting_topic_id")).toHaveValue(topics[0]?.id ?? "")
    const chair = await backendAs(mock, "chair")
    await chair.post("/ballot", {
      subject: "Clause 7 第 7 条",
      start_time: new Date(Date.now() + 86_400_000).toISOString(),
      timezone: "UTC",
      duration: 1,
      options: [{ text: "Yes" }, { text: "No" }],
      description: { format: "markdown", text: "Question" },
      group_acronym: "COPT",
      meeting_id: running,
      meeting_topic_id: topics[0]?.id,
    })
    await open(live)
    await expect(page.getByRole("link", { name: "Clause 7 第 7 条" })).toBeVisible()

    await page.getByRole("button", { name: t("meeting-agenda.end"), exact: true }).click()
    await expect(note(page)).toContainText(t("meeting-agenda.ended"))
    const after = await meetingNow(mock)
    expect(after.agenda.items.map(({ status }) => status)).toEqual(["done", "done"])
    expect(after.version).toBe(version)
  })

  test("MEET-16 MEET-15 the minutes and their editor say how long each topic was planned and took", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const chair = await backendAs(mock, "chair")
    const { topics, agenda } = await meetingNow(mock)
    const [topic] = topics
    const address = `/meeting/${running}/agenda`
    const { version } = await chair.post<Meeting["agenda"]>(address, { version: agenda.version, topic_id: topic?.id })
    await mock.advanceClock("PT7M")
    await chair.post(address, { version, topic_id: null })
    const length = (minutes: number) => t("duration.minutes", { hours: 0, minutes }).trim()
    const planned = length(topic?.minutes ?? 0)
    const times = t("meeting-agenda.times", { kind: "both", planned, used: length(7) })
    await enterAs("chair")
    for (const document of ["minutes", "summary/edit"]) {
      await open(`/a/aurora/meeting/${running}/${document}`)
      await expect(page.getByRole("main")).toContainText(times)
    }
  })

  test("MEET-16 somebody else has moved on: the chair is told, and sees where the meeting is", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const { topics, agenda } = await meetingNow(mock)
    await enterAs("chair")
    await withoutNews(page)
    await open(live)
    const secretary = await backendAs(mock, "secretary")
    await secretary.post(`/meeting/${running}/agenda`, { version: agenda.version, topic_id: topics[1]?.id })
    await page.locator("main .acts button").first().click()
    await expect(page.locator("main .note[data-s=stop], main .note[role=alert]").first()).toBeVisible()
    await expect(page.locator("main")).toContainText(
      t("meeting-agenda.now", { number: 2, subject: topics[1]?.subject ?? "" }),
    )
    expect((await meetingNow(mock)).agenda.topic_id).toBe(topics[1]?.id)
  })

  test("MEET-16 LIVE-01 without scripts the page says when it was made and offers to look again @nojs", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const { topics, agenda } = await meetingNow(mock)
    await enterAs("member")
    await open(live)
    const chair = await backendAs(mock, "chair")
    await chair.post(`/meeting/${running}/agenda`, { version: agenda.version, topic_id: topics[0]?.id })
    await page.getByRole("link", { name: t("live.look") }).click()
    await expect(note(page)).toContainText(t("meeting-agenda.now", { number: 1, subject: topics[0]?.subject ?? "" }))
  })
})

test.describe("topics of a new meeting", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of 4\d\d/ })

  test("MEET-16 rows are added and removed, a mistake stands at its row, and the meeting has the topics", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const add = page.getByRole("button", { name: t("meeting-form.topic-add"), exact: true })
    const row = (at: number, name: string) => field(page, `topics[${at}].${name}`)
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/meeting/create")
    await field(page, "subject").fill("Weekly call 例会")
    await field(page, "description.text").fill("See the agenda 见议程")
    for (const [at, subject] of ["Actions 行动项", "Not needed", "Issues 问题"].entries()) {
      await add.click()
      await expect(row(at, "subject")).toBeFocused()
      await row(at, "subject").fill(subject)
    }
    await page.getByRole("button", { name: t("meeting-form.topic-remove", { number: 2 }) }).click()
    await expect(row(1, "subject")).toHaveValue("Issues 问题")
    await row(0, "minutes").fill("601")
    await row(1, "description.text").fill("The **list**")
    await save(page).click()
    await expect(errorAt(page, "topics[0].minutes")).toBeVisible()
    await expect(row(1, "description.text")).toHaveValue("The **list**")
    await row(0, "minutes").fill("10")
    await save(page).click()
    await expect(page).toHaveURL(/\/meeting\/meeting-[^/]*$/)
    const made = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    const { topics } = await (await backendAs(mock, "chair")).get<Meeting>(`/meeting/${made}`)
    expect(topics).toMatchObject([
      { subject: "Actions 行动项", minutes: 10, description: { text: "" } },
      { subject: "Issues 问题", minutes: null, description: { format: "markdown", text: "The **list**" } },
    ])
    await expect(page.locator("#topics")).toContainText("Actions 行动项")
    // the next meeting of this kind begins with the same topics
    await open(`/a/aurora/wg/COPT/meeting/create?from=${made}`)
    await expect(row(0, "subject")).toHaveValue("Actions 行动项")
    await expect(row(1, "description.text")).toHaveValue("The **list**")
  })
})
