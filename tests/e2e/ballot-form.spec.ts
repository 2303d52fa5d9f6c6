import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, signOn, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { backendAs } from "./backend.ts"
import { addOption, ballotOf, fillBallot, option, options, reached } from "./ballot-steps.ts"
import { attachmentInput, agendaName, files } from "./files.ts"
import { choice, field, fillIn, save, summary, type EventValues } from "./form-steps.ts"

type Ballot = components["schemas"]["Ballot"]
type Mock = Parameters<typeof backendAs>[0]

const create = "/a/aurora/wg/COPT/vote/create"
const edit = "/a/aurora/wg/COPT/vote/ballot-aurora-5/edit"
const usual: EventValues = {
  subject: "Lane skew 通道偏斜",
  text: "Shall clause **41** be closed?",
  date: "2027-06-15",
  time: "09:30",
}

/** Expects exactly these options, with exactly these texts. */
async function expectOptions(page: Page, texts: string[]): Promise<void> {
  await expect(options(page)).toHaveCount(texts.length)
  for (const [at, text] of texts.entries()) await expect(options(page).nth(at)).toHaveValue(text)
}

const createCalls = async (mock: Mock) =>
  (await mock.calls()).filter(({ operation, status }) => operation === "ballot.create" && status < 300)

test.describe("the form of a ballot", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|401|403|422)/ })

  test("VOTE-02 FORM-10 I18N-03 a chair creates a ballot for everyone; the form and the page say who gets a mail", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("ballot-form.create.title"))
    await expect(page.getByRole("radio", { name: /17/ })).toBeChecked()
    await expect(field(page, "start.zone")).toHaveValue("Europe/Oslo")
    await fillBallot(page, usual)
    await field(page, "options[1].is_abstention").check()
    await choice(page, "duration.preset", "4").check()
    await field(page, "quorum_percent").fill("50")
    await field(page, "majority_percent").fill("67")
    await page.locator(attachmentInput).setInputFiles(files.agenda)
    await save(page).click()

    const ballot = await reached(page, mock)
    expect(ballot).toMatchObject({
      subject: usual.subject,
      start_time: "2027-06-15T07:30:00Z",
      end_time: "2027-06-19T07:30:00Z",
      duration: 4,
      timezone: "Europe/Oslo",
      quorum_percent: 50,
      majority_percent: 67,
      meeting: null,
      options: [
        { text: "Approve 同意", is_abstention: false },
        { text: "Disapprove", is_abstention: true },
      ],
      description: { format: "markdown", text: usual.text },
      voters: { is_everyone: true, total: 17 },
      group: { acronym: "COPT" },
      documentation: [{ name: agendaName }],
    })
    const number = `COPT-B-${ballot.group_number}`
    await expect(page.getByText(t("ballot-form.created", { number, count: 17, unit: "person" }))).toBeVisible()
    expect((await mock.outbox()).filter(({ operation }) => operation === "ballot.create")).toHaveLength(17)
  })

  test("VOTE-01 VOTE-02 an ended ballot is repeated: a new ballot with the same question, linked to it", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const list = await (
      await backendAs(mock, "chair")
    ).get<{ items: Ballot[] }>("/ballot?group_acronym=COPT&status=ended")
    const over = list.items[0]?.id ?? ""
    const old = await ballotOf(mock, over)
    await open(`/a/aurora/wg/COPT/vote/${over}`)
    await page.getByRole("link", { name: t("ballot.action.repeat") }).click()
    await expect(
      page.getByText(t("ballot-form.follows", { number: `COPT-B-${old.group_number}`, subject: old.subject })),
    ).toBeVisible()
    await expect(field(page, "subject")).toHaveValue(old.subject)
    await expectOptions(
      page,
      old.options.map(({ text }) => text),
    )
    await save(page).click()

    const ballot = await reached(page, mock)
    expect(ballot.id).not.toBe(over)
    expect(ballot).toMatchObject({ subject: old.subject, previous_ballot: { id: over }, status: "not_started" })
    await expect(page.locator(`a[href$="/vote/${over}"]`)).toBeVisible()
  })

  test("VOTE-02 ERR-06 the form's buttons add and remove options; the last two cannot be removed; what was typed stays", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await fillBallot(page, usual)
    const remove = (number: number) => page.getByRole("button", { name: t("ballot-form.option-remove", { number }) })
    await addOption(page, 2, t("ballot-form.option-add"))
    await expect(options(page)).toHaveCount(3)
    await option(page, 2).fill("Abstain 弃权")
    await field(page, "options[2].is_abstention").check()
    await remove(2).click()
    await expect(options(page)).toHaveCount(2)
    await expectOptions(page, ["Approve 同意", "Abstain 弃权"])
    await expect(field(page, "options[1].is_abstention")).toBeChecked()
    await expect(field(page, "subject")).toHaveValue(usual.subject ?? "")
    await remove(1).click()
    await expect(page.getByText(t("form.min_options")).first()).toBeVisible()
    await expectOptions(page, ["Approve 同意", "Abstain 弃权"])
    await save(page).click()
    expect((await reached(page, mock)).options).toMatchObject([
      { text: "Approve 同意", is_abstention: false },
      { text: "Abstain 弃权", is_abstention: true },
    ])
  })

  test("VOTE-02 one button fills in the usual options, the last as an abstention; what was typed elsewhere stays", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await fillIn(page, { ...usual, subject: "Adopt it 采用" })
    await page.getByRole("button", { name: t("ballot-form.option-usual") }).click()
    await expect(option(page, 2)).toHaveValue(t("ballot-form.usual.abstain"))
    await expect(page.getByRole("button", { name: t("ballot-form.option-usual") })).toHaveCount(0)
    await expect(field(page, "subject")).toHaveValue("Adopt it 采用")
    await choice(page, "duration.preset", "14").check()
    await save(page).click()
    const ballot = await reached(page, mock)
    expect(ballot.duration).toBe(14)
    expect(ballot.options.map(({ text, is_abstention }) => [text, is_abstention])).toEqual([
      [t("ballot-form.usual.approve"), false],
      [t("ballot-form.usual.disapprove"), false],
      [t("ballot-form.usual.abstain"), true],
    ])
  })

  test("VOTE-02 the focus follows an option that is added or removed, which is announced @js", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await option(page, 0).fill("Approve")
    await page.getByRole("button", { name: t("ballot-form.option-add") }).press("Enter")
    await expect(option(page, 2)).toBeFocused()
    await expect(
      page.getByRole("status").filter({ hasText: t("ballot-form.option-added", { number: 3 }) }),
    ).toHaveCount(1)
    await page.getByRole("button", { name: t("ballot-form.option-remove", { number: 1 }) }).press("Enter")
    await expect(options(page)).toHaveCount(2)
    await expect(option(page, 0)).toBeFocused()
    await expect(page.getByText(t("form.min_options"))).toHaveCount(0)
    await page.getByRole("button", { name: t("ballot-form.option-remove", { number: 1 }) }).press("Enter")
    await expect(page.getByText(t("form.min_options"))).toBeVisible()
  })

  test("VOTE-02 FORM-02 all missing and wrong values get their errors at once; what was typed stays", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await choice(page, "voters.who", "selected").check()
    await choice(page, "duration.preset", "custom").check()
    await fillIn(page, { date: "", time: "" })
    await save(page).click()
    const required = (id: string) => t("form.required", { field: t(id) })
    await expect(summary(page).getByRole("listitem")).toHaveText([
      required("ballot-form.subject"),
      required("ballot-form.description"),
      ...[1, 2].map((number) => t("form.required", { field: t("ballot-form.option", { number }) })),
      required("event-form.date"),
      required("event-form.time"),
      required("ballot-form.days"),
      new RegExp(t("form.participants_empty")),
    ])
    await expect(field(page, "subject")).toBeFocused()
    await field(page, "duration.amount").fill("366")
    await field(page, "quorum_percent").fill("101")
    await save(page).click()
    await expect(summary(page)).toContainText(t("form.number_range", { min: 1, max: 365 }))
    await expect(summary(page)).toContainText(t("form.number_range", { min: 1, max: 100 }))
    await expect(field(page, "duration.amount")).toHaveValue("366")
    expect(await createCalls(mock)).toEqual([])
  })

  test("VOTE-02 ERR-06 I18N-04 'Cannot before current time'; a time that the clocks skip is explained", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(create)
    await fillBallot(page, { ...usual, date: "2026-11-01" })
    await save(page).click()
    await expect(summary(page)).toContainText(t("form.before_now"))
    await fillIn(page, { date: "2027-03-28", time: "02:30", zone: "Europe/Oslo" })
    await save(page).click()
    const gap = { time: "02:30", zone: "Europe/Oslo", from: "02:00", to: "03:00" }
    await expect(summary(page)).toContainText(t("wall-time.gap", gap))
    await page
      .getByRole("radio", { name: t("wall-time.answer-gap", { time: "03:00", offset: "UTC+2", zone: "" }) })
      .check()
    await save(page).click()
    const { start_time, end_time } = await reached(page, mock)
    expect([start_time, end_time]).toEqual(["2027-03-28T01:00:00Z", "2027-03-31T01:00:00Z"])
  })

  test("FORM-07 a double click makes one ballot", async ({ page, enterAs, open, mock }) => {
    await enterAs("chair")
    await open(create)
    await fillBallot(page, { ...usual, subject: "Once only 仅一次" })
    await save(page).dblclick()
    await reached(page, mock)
    const made = await createCalls(mock)
    expect(new Set(made.map(({ idempotency_key }) => idempotency_key)).size).toBe(1)
    expect((await (await backendAs(mock, "chair")).get<{ total: number }>("/ballot?q=Once%20only")).total).toBe(1)
  })

  test("FORM-08 SES-07 a session that ends while a ballot is written loses no option", async ({
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
    await addOption(page, 2, t("ballot-form.option-add"))
    await expect(options(page)).toHaveCount(3)
    const three = ["Tromsø", "成都", "Halifax"]
    await fillBallot(page, { ...usual, time: "16:45" }, three)
    await mock.fault({ operation: "ballot.create", kind: "status", status: 401, times: 1 })
    await save(page).click()
    await page.waitForURL("**/login?to=*")
    if (isScripted) await untilHydrated(page)
    await signOn(page, "chair")
    await page.waitForURL(`**${create}`)
    if (isScripted) await untilHydrated(page)
    await expect(field(page, "start.time")).toHaveValue("16:45")
    await expectOptions(page, three)
    await save(page).click()
    expect((await reached(page, mock)).options.map(({ text }) => text)).toEqual(three)
  })

  test("VOTE-02 FORM-05 a ballot is changed before its start; its form shows it as it is", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const before = await (await backendAs(mock, "chair")).get<Ballot>("/ballot/ballot-aurora-5")
    await open(edit)
    await expect(field(page, "subject")).toHaveValue(before.subject)
    await expectOptions(
      page,
      before.options.map(({ text }) => text),
    )
    await option(page, 1).fill("Keep the range 保留范围")
    await choice(page, "duration.preset", "custom").check()
    await field(page, "duration.amount").fill("10")
    await save(page).click()
    const after = await reached(page, mock)
    expect(after).toMatchObject({ duration: 10, start_time: before.start_time, description: before.description })
    expect(after.options.map(({ id }) => id)).toEqual(before.options.map(({ id }) => id))
    expect(after.options[1]?.text).toBe("Keep the range 保留范围")
    await expect(page.getByText(t("ballot-form.saved", { number: `COPT-B-${after.group_number}` }))).toBeVisible()

    await mock.setClock(after.start_time)
    expect((await open(edit))?.status()).toBe(403)
    await expect(
      page.getByText(t("refusal.state_refused", { status: t("status.ongoing").toLowerCase() })),
    ).toBeVisible()
  })

  test("FORM-08 somebody else saved first: the form says so and keeps what was typed; sending again replaces it", async ({
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
    await option(page, 0).fill("Mine 我的")
    const other = await context.newPage()
    await other.goto(edit)
    if (javaScriptEnabled !== false) await untilHydrated(other)
    await option(other, 0).fill("Theirs")
    await save(other).click()
    expect((await reached(other, mock)).options[0]?.text).toBe("Theirs")
    await other.close()
    await save(page).click()
    await expect(page.getByText(t("form.stale.kept"))).toBeVisible()
    await expect(option(page, 0)).toHaveValue("Mine 我的")
    await save(page).click()
    expect((await reached(page, mock)).options[0]?.text).toBe("Mine 我的")
  })

  test("VOTE-02 MEET-09 a ballot about a meeting is created from the meeting's page and listed there", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/meeting/meeting-aurora-6")
    await page.getByRole("link", { name: t("meeting.ballots.create") }).click()
    await expect(field(page, "meeting_id")).toHaveValue("meeting-aurora-6")
    await fillBallot(page, usual)
    await save(page).click()
    const ballot = await reached(page, mock)
    expect(ballot.meeting?.id).toBe("meeting-aurora-6")
    await open("/a/aurora/wg/COPT/meeting/meeting-aurora-6")
    await page.locator("#ballots").getByRole("link", { name: usual.subject }).click()
    await page.waitForURL(`**/vote/${ballot.id}`)
  })

  test("VOTE-02 an administrator chooses who votes: the alliance, or a group", async ({
    page,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/vote/create")
    await fillBallot(page, usual)
    await field(page, "group").selectOption("LINK")
    await save(page).click()
    expect(await reached(page, mock, "admin")).toMatchObject({ group: { acronym: "LINK" } })
    await open("/a/aurora/vote/create")
    await fillBallot(page, usual)
    await save(page).click()
    expect(await reached(page, mock, "admin")).toMatchObject({ group: null, voters: { is_everyone: true } })
  })
})
