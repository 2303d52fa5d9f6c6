import type { Page } from "@playwright/test"
import type { MockControl } from "#tests/support/mock.ts"
import { expect, signOn, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { ask, ballotOf, choose, confirm, step } from "./ballot-steps.ts"
import { choice, field, openAsked, put, summary } from "./form-steps.ts"
import { textPattern } from "./steps.ts"

const id = "ballot-aurora-3"
const at = `/a/aurora/wg/LINK/vote/${id}`
const casts = async (mock: Pick<MockControl, "calls">) =>
  (await mock.calls()).filter(({ operation, status }) => operation === "ballot.vote" && status === 200).length
const reads = async (mock: Pick<MockControl, "calls">) =>
  (await mock.calls()).filter(({ operation }) => operation === "ballot.get").length
const receipt = (page: Page) => page.locator('.note a[href$="/receipt"]')

test.describe("casting a vote", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|401|403|422|502|504)|script\.js|ERR_CONNECTION_REFUSED/ })

  test("VOTE-03 VOTE-06 FORM-06 a vote: one option, a confirmation that it cannot be changed, and a receipt", async ({
    page,
    enterAs,
    open,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("chair")
    await open(at)
    await step(page, "review").click()
    await expect(summary(page)).toContainText(t("form.option_required"))
    await choose(page, "approve", "Matches our measurements\n与我们的测量一致")
    await expect(page.getByText(t("ballot-cast.question"))).toBeVisible()
    await expect(page.getByText(t("ballot-cast.final"))).toBeVisible()
    if (javaScriptEnabled !== false)
      await expect(
        page.locator("[aria-labelledby=ballot-cast-question]"),
        "the last word is read at once",
      ).toBeFocused()
    expect(await casts(mock)).toBe(0)

    await step(page, "back").click()
    await expect(choice(page, "option_id", "approve")).toBeChecked()
    await expect(field(page, "reason")).toHaveValue("Matches our measurements\n与我们的测量一致")
    await choose(page, "disapprove")
    await step(page, "cast").click()
    await expect(receipt(page)).toBeVisible() // with scripts the URL is the same before the vote is cast
    await expect(page).toHaveURL(new RegExp(`${at}(#vote)?$`)) // without scripts a redirect keeps the fragment
    const { my_vote } = await ballotOf(mock, id)
    expect(my_vote).toMatchObject({
      option: { id: "disapprove" },
      reason: "Matches our measurements\n与我们的测量一致",
    })
    const said = { option: my_vote?.option?.text ?? "", code: my_vote?.receipt_code ?? "" }
    await expect(page.getByText(t("ballot-cast.done", said))).toBeVisible()
    await expect(page.locator("#ballot-cast")).toHaveCount(0)
  })

  test("VOTE-03 FORM-06 DASH-08 an option of the list of what waits is left to confirm, and can be changed", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/account/needs-my-action?kind=ballot")
    const title = (await ballotOf(mock, id)).subject
    const choices = page.getByRole("group", { name: t("waiting.choices", { title }) })
    await choices.getByRole("link").nth(1).click()
    await expect(page.getByText(t("ballot-cast.question"))).toBeVisible()
    await expect(page.locator("[aria-labelledby=ballot-cast-question]")).toContainText(t("ballot-cast.no-reason"))
    await step(page, "back").click()
    await expect(choice(page, "option_id", "disapprove")).toBeChecked()
    await choose(page, "approve", "On second thoughts")
    expect(await casts(mock)).toBe(0)
    await step(page, "cast").click()
    await expect(receipt(page)).toBeVisible()
    expect((await ballotOf(mock, id)).my_vote).toMatchObject({
      option: { id: "approve" },
      reason: "On second thoughts",
    })
  })

  test("VOTE-03 an address with an option that the ballot does not have shows the form; voting is over: no form", async ({
    page,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("chair")
    await open(`${at}?option=nothing`)
    await expect(step(page, "review")).toBeVisible()
    await expect(choice(page, "option_id", "approve")).not.toBeChecked()
    await mock.setClock((await ballotOf(mock, id)).end_time)
    await open(`${at}?option=approve`)
    await expect(page.locator("#ballot-cast")).toHaveCount(0)
    await expect(page.locator("#vote")).toHaveCount(0)
  })

  test("VOTE-03 FORM-07 a vote can be confirmed while the page is reloading the ballot @js", async ({
    page,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("chair")
    await open(at)
    await choice(page, "option_id", "approve").check()
    await mock.fault({ operation: "ballot.get", kind: "delay", delay_ms: 3_000, times: 1 })
    await step(page, "review").click()
    await step(page, "cast").focus()
    await page.keyboard.press("Enter")
    await expect(receipt(page)).toBeVisible()
    expect(await casts(mock)).toBe(1)
  })

  test("VOTE-03 FORM-07 two tabs cast one vote, and the second one shows which one counts", async ({
    page,
    context,
    enterAs,
    open,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("chair")
    await open(at)
    await choose(page, "approve")
    const other = await context.newPage()
    await other.goto(at)
    if (javaScriptEnabled !== false) await untilHydrated(other)
    await choose(other, "disapprove")
    await step(other, "cast").click()
    await expect(other.locator("#ballot-cast")).toHaveCount(0)
    await other.close()

    await step(page, "cast").click()
    const { my_vote } = await ballotOf(mock, id)
    expect(my_vote?.option?.id).toBe("disapprove")
    const said = { time: "§", option: my_vote?.option?.text ?? "", code: my_vote?.receipt_code ?? "" }
    await expect(page.getByText(textPattern(t("ballot-cast.already", said)))).toBeVisible()
    await expect(receipt(page)).toBeVisible()
    expect(await casts(mock)).toBe(1)
  })

  test("FORM-07 a double click casts one vote", async ({ page, enterAs, open, mock }) => {
    await enterAs("chair")
    await open(at)
    await choose(page, "approve")
    await step(page, "cast").dblclick()
    await expect(page.locator("#ballot-cast")).toHaveCount(0)
    expect((await ballotOf(mock, id)).my_vote?.option?.id).toBe("approve")
    expect((await mock.calls()).filter(({ operation }) => operation === "ballot.vote").length).toBeLessThanOrEqual(2)
  })

  test("ERR-02 FORM-08 a refused vote keeps what was typed while a part of the page is slow @nojs", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(at)
    await mock.fault({ operation: "operation-log.list", kind: "delay", delay_ms: 3_000 })
    await choose(page, "approve", "For the record")
    await mock.fault({ operation: "ballot.vote", kind: "status", status: 500, times: 1 })
    await step(page, "cast").click()
    await expect(page.getByRole("alert").getByText(t("form.server_error"))).toBeVisible()
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0)
    await expect(page.locator("#ballot-cast")).toContainText("For the record")
  })

  test("ERR-02 ERR-03 FORM-07 after a failure or a lost response the page says whether the vote counts; it is cast once", async ({
    page,
    enterAs,
    mock,
    shortTimeoutPortal,
    javaScriptEnabled,
    t,
  }) => {
    const before = await ballotOf(mock, id)
    await enterAs("chair")
    await page.goto(`${shortTimeoutPortal}${at}`)
    if (javaScriptEnabled !== false) await untilHydrated(page)
    await choose(page, "approve", "For the record")
    await mock.fault({ operation: "ballot.vote", kind: "status", status: 500, times: 1 })
    await step(page, "cast").click()
    await expect(page.getByRole("alert").getByText(t("form.server_error"))).toBeVisible()
    expect((await ballotOf(mock, id)).my_vote).toBeNull()

    // this time the vote arrives at the backend, but its response is lost
    await mock.fault({ operation: "ballot.vote", kind: "hang" })
    await step(page, "cast").click()
    await expect(page.getByRole("alert").getByText(t("ballot-cast.arrived"))).toBeVisible({ timeout: 15_000 })
    await mock.clearFaults()
    await expect(receipt(page)).toBeVisible()
    const { my_vote, turnout } = await ballotOf(mock, id)
    expect(my_vote).toMatchObject({ option: { id: "approve" }, reason: "For the record" })
    expect(turnout.voted).toBe(before.turnout.voted + 1)
  })

  test("VOTE-03 a ballot that closes before the vote is sent: 'vote is closed', and the reason is kept", async ({
    page,
    enterAs,
    open,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("chair")
    await open(at)
    const { end_time } = await ballotOf(mock, id)
    await mock.clearCalls()
    await choose(page, "approve", "Too late 太迟")
    if (javaScriptEnabled !== false) await expect.poll(() => reads(mock)).toBeGreaterThan(0) // while the ballot was open
    await expect(step(page, "cast")).toBeEnabled()
    await mock.setClock(end_time)
    await step(page, "cast").click()
    await expect(page.getByText(t("refusal.vote_closed")).first()).toBeVisible()
    await expect(page.getByText("Too late 太迟").first()).toBeVisible()
    await expect(page.locator("#ballot-cast")).toHaveCount(0)
    expect((await ballotOf(mock, id)).my_vote).toBeNull()
  })

  test("VOTE-03 a ballot that closes before the confirmation: the page says so and keeps the reason", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(at)
    const { end_time } = await ballotOf(mock, id)
    await choice(page, "option_id", "approve").check()
    await field(page, "reason").fill("Too late 太迟")
    await mock.setClock(end_time)
    await step(page, "review").click()
    await expect(page.getByText(t("ballot-cast.closed", { hasVoted: "false" }))).toBeVisible()
    await expect(page.getByText("Too late 太迟")).toBeVisible()
    await expect(page.locator("#ballot-cast")).toHaveCount(0)
  })

  test("SES-07 FORM-08 a vote that was sent after the session ended is restored after the login", async ({
    page,
    enterAs,
    open,
    mock,
    javaScriptEnabled,
  }) => {
    await enterAs("chair")
    await open(at)
    await choose(page, "approve", "Long thought 深思熟虑")
    await mock.fault({ operation: "ballot.vote", kind: "status", status: 401, times: 1 })
    await step(page, "cast").click()
    await page.waitForURL(({ pathname }) => pathname.endsWith("/login"))
    if (javaScriptEnabled !== false) await untilHydrated(page)
    await signOn(page, "chair")
    await page.waitForURL(({ pathname }) => pathname === at)
    if (javaScriptEnabled !== false) await untilHydrated(page)
    await expect(choice(page, "option_id", "approve")).toBeChecked()
    await expect(field(page, "reason")).toHaveValue("Long thought 深思熟虑")
  })

  test("SES-07 FORM-08 DASH-08 a vote that was changed from the option of a list is restored, not that option", async ({
    page,
    enterAs,
    open,
    mock,
    javaScriptEnabled,
  }) => {
    await enterAs("chair")
    await open(`${at}?option=disapprove`)
    await step(page, "back").click()
    await choose(page, "approve", "Long thought 深思熟虑")
    await mock.fault({ operation: "ballot.vote", kind: "status", status: 401, times: 1 })
    await step(page, "cast").click()
    await page.waitForURL(({ pathname }) => pathname.endsWith("/login"))
    if (javaScriptEnabled !== false) await untilHydrated(page)
    await signOn(page, "chair")
    await page.waitForURL(({ pathname }) => pathname === at)
    if (javaScriptEnabled !== false) await untilHydrated(page)
    await expect(choice(page, "option_id", "approve")).toBeChecked()
    await expect(field(page, "reason")).toHaveValue("Long thought 深思熟虑")
  })
})

test.describe("officers' actions on a ballot", () => {
  test.use({ expectedTrouble: /status of (400|403|404|422)/ })
  const own = "/a/aurora/wg/COPT/vote/ballot-aurora-1"

  test("VOTE-04 I18N-04 a ballot is extended: later than its end, never at a time that does not exist", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const before = await ballotOf(mock, "ballot-aurora-1")
    await open(own)
    await openAsked(page, "/extend", "ballot-extend")
    await put(page, "end.date", before.end_time.slice(0, 10))
    await field(page, "end.time").fill("00:00")
    await page.locator("#ballot-extend button[type=submit]").click()
    await expect(summary(page)).toContainText(t("form.end_not_later"))
    await put(page, "end.date", "2027-03-28")
    await field(page, "end.time").fill("02:30")
    await page.locator("#ballot-extend button[type=submit]").click()
    const gap = { time: "02:30", zone: "Europe/Oslo", from: "02:00", to: "03:00" }
    await expect(summary(page)).toContainText(t("wall-time.gap", gap))
    await page
      .getByRole("radio", { name: t("wall-time.answer-gap", { time: "03:00", offset: "UTC+2", zone: "" }) })
      .check()
    await page.locator("#ballot-extend button[type=submit]").click()
    // with scripts the form is in a dialog, and the URL does not change
    await expect.poll(async () => (await ballotOf(mock, "ballot-aurora-1")).end_time).toBe("2027-03-28T01:00:00Z")
    await expect(page).toHaveURL(own)
    const after = await ballotOf(mock, "ballot-aurora-1")
    expect(after.extensions).toMatchObject([{ old_end_time: before.end_time, new_end_time: after.end_time }])
    const mails = (await mock.outbox()).filter(({ operation }) => operation === "ballot.extend")
    expect(mails).toHaveLength(after.turnout.total - after.turnout.voted)
  })

  test("VOTE-04 FORM-10 non-voters are reminded once in 24 hours; recipients are shown before, the next possible time after", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const { turnout } = await ballotOf(mock, "ballot-aurora-1")
    const count = turnout.total - turnout.voted
    await open(own)
    await ask(page, "remind")
    await expect(
      page
        .locator("#ballot-remind")
        .getByText(new RegExp(`\\b${count}\\b`))
        .first(),
    ).toBeVisible()
    await confirm(page, "remind").click()
    await expect(page).toHaveURL(own)
    await expect(page.getByText(textPattern(t("ballot-confirm.remind.done", { count, next: "§" })))).toBeVisible()
    expect((await mock.outbox()).filter(({ operation }) => operation === "ballot.remind")).toHaveLength(count)
    await open(`${own}/confirm/remind`)
    await expect(page.getByText(textPattern(t("refusal.reminder_too_soon", { time: "§", next: "§" })))).toBeVisible()
    await mock.advanceClock("PT24H")
    await open(`${own}/confirm/remind`)
    await expect(confirm(page, "remind")).toBeVisible()
  })

  test("VOTE-04 FORM-06 an ongoing ballot is cancelled with a reason", async ({ page, enterAs, open, mock, t }) => {
    await enterAs("chair")
    await open(own)
    await ask(page, "cancel")
    await confirm(page, "cancel").click()
    await expect(page.getByText(t("form.required", { field: t("confirm.reason") })).first()).toBeVisible()
    expect((await ballotOf(mock, "ballot-aurora-1")).status).toBe("ongoing")
    await field(page, "reason").last().fill("The draft is wrong 草案有误")
    await confirm(page, "cancel").last().click()
    const cancelled = { status: "cancelled", cancel_reason: "The draft is wrong 草案有误" }
    await expect.poll(() => ballotOf(mock, "ballot-aurora-1")).toMatchObject(cancelled)
    await expect(page).toHaveURL(own)
  })
})
