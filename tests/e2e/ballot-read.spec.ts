import type { Page } from "@playwright/test"
import ICAL from "ical.js"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { applyFilters } from "./steps.ts"

type Schemas = components["schemas"]
const ids = { ongoing: "ballot-aurora-1", everyone: "ballot-aurora-2", restricted: "ballot-aurora-4" }
const over = { ended: "ballot-aurora-7", cancelled: "ballot-aurora-11", early: "ballot-aurora-5" }

test.describe("the list of ballots", () => {
  test("SHELL-06 VOTE-01 search, status, my vote, sorting and pages are in the URL", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    const expectRows = async (query: string) => {
      const { items, total } = await backend.get<Schemas["BallotList"]>(
        `/ballot?size=25${query.includes("sort=") ? "" : "&sort=upcoming"}&${query}`,
      )
      await expect(page.getByRole("rowheader")).toHaveText(items.map(({ subject }) => subject))
      const to = items.length
      if (total > 10)
        await expect(page.locator(".pager")).toContainText(t("ui.pager.range", { from: Math.min(1, to), to, total }))
    }
    await open("/a/aurora/vote")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("ballot.list.title"))
    await expectRows("")
    const counts = page.getByRole("navigation", { name: t("ui.counts") })
    await counts.getByRole("link", { name: t("status.ongoing") }).click()
    await expect(page).toHaveURL(/status=ongoing/)
    await expectRows("status=ongoing")
    await page.getByLabel(t("ballot.my-vote")).selectOption("todo")
    await applyFilters({ page, t })
    await expect(page).toHaveURL(/vote=todo/)
    await expectRows("status=ongoing&is_voted=false")
    await page
      .getByRole("columnheader")
      .getByRole("link", { name: t("event.subject") })
      .click()
    await expectRows("status=ongoing&is_voted=false&sort=subject")
    await page.getByRole("main").getByRole("searchbox").fill("nothing-like-it")
    await applyFilters({ page, t })
    await expect(page.getByText(t("ui.list.no-match"))).toBeVisible()
  })

  test("ACC-02 my ballots: to do first, then done, then all", async ({ page, open, enterAs, mock, t }) => {
    await enterAs("member")
    const backend = await backendAs(mock, "member")
    const subjectsOf = async (query: string) =>
      (await backend.get<Schemas["BallotList"]>(`/ballot?mine=true&size=25&sort=upcoming&${query}`)).items.map(
        (one) => one.subject,
      )
    await open("/a/aurora/account/vote")
    const mine = page.getByRole("main").getByRole("navigation", { name: t("ballot.my-vote") })
    await expect(page.getByRole("rowheader")).toHaveText(await subjectsOf("is_voted=false&status=ongoing"))
    await expect(mine.getByRole("link", { name: t("ballot.filter.todo") })).toHaveAttribute("aria-current", "page")
    await mine.getByRole("link", { name: t("ballot.filter.done") }).click()
    await expect(page).toHaveURL(/vote=done/)
    await expect(page.getByRole("rowheader")).toHaveText(await subjectsOf("is_voted=true"))
    await mine.getByRole("link", { name: t("ballot.filter.all") }).click()
    await expect(page).toHaveURL(/vote=all/)
    await expect(page.getByRole("rowheader")).toHaveText(await subjectsOf(""))
  })

  test("VOTE-01 WG-02 a group's list has only its own ballots and links into the group", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/wg/COPT/vote")
    for (const text of await page.locator("td .ref").filter({ hasText: "-B-" }).allTextContents())
      expect(text).toMatch(/^COPT-B-\d+$/)
    await page.getByRole("rowheader").getByRole("link").first().click()
    await expect(page).toHaveURL(/\/wg\/COPT\/vote\/ballot-aurora-\d+$/)
    const crumbs = page.getByRole("navigation", { name: t("ui.crumbs") })
    await crumbs.getByRole("link", { name: t("ballot.list.title") }).click()
    await expect(page).toHaveURL(/\/wg\/COPT\/vote$/)
  })
})

test.describe("the page of a ballot", () => {
  test("VOTE-01 the page of a ballot shows all its fields", async ({ page, open, enterAs, mock, t }) => {
    await enterAs("secretary")
    const backend = await backendAs(mock, "secretary")
    const ballot = await backend.get<Schemas["Ballot"]>(`/ballot/${ids.ongoing}`)
    const result = await backend.get<Schemas["BallotResult"]>(`/ballot/${ids.ongoing}/result`)
    await open(`/a/aurora/vote/${ids.ongoing}?whole`)
    const main = page.getByRole("main")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ballot.subject)
    await expect(page).toHaveTitle(new RegExp(`^COPT-B-${ballot.group_number} `))
    await expect(main.locator(".kicker")).toContainText(t("status.ongoing"))
    const times = main.locator(".keys time")
    await expect(times.first()).toHaveAttribute("datetime", ballot.start_time)
    await expect(times.nth(1)).toHaveAttribute("datetime", ballot.end_time)
    // during voting the options appear only in the form
    for (const { text } of ballot.options)
      await expect(main.getByRole("radio", { name: text, exact: true })).toHaveCount(1)
    const rows = page.getByRole("region", { name: t("ballot.result.so-far") }).locator("tbody tr")
    await expect(rows).toHaveCount(result.options.length)
    for (const [at, { text, count }] of result.options.entries()) {
      await expect(rows.nth(at)).toContainText(text)
      await expect(rows.nth(at).locator("td").nth(1)).toHaveText(String(count))
    }
    const facts = page.getByRole("region", { name: t("event.facts") })
    await expect(facts).toContainText(ballot.proposal?.draft_code ?? "-")
    await facts.getByRole("link", { name: `COPT-M-${ballot.meeting?.group_number}` }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ballot.meeting?.subject ?? "-")
    const linked = page.getByRole("region", { name: t("meeting.ballots") })
    await linked.getByRole("link", { name: ballot.subject }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ballot.subject)
  })

  test("VOTE-01 a cancelled ballot says why, an upcoming one when it starts, a repeated one what it repeats", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    const backend = await backendAs(mock, "chair")
    const cancelled = await backend.get<Schemas["Ballot"]>(`/ballot/${over.cancelled}`)
    await open(`/a/aurora/vote/${over.cancelled}`)
    await expect(page.locator(".note").first()).toContainText(cancelled.cancel_reason ?? "-")
    const early = await backend.get<Schemas["Ballot"]>(`/ballot/${over.early}`)
    await open(`/a/aurora/vote/${over.early}`)
    await expect(page.locator(".note time").first()).toHaveAttribute("datetime", early.start_time)
    const facts = page.getByRole("region", { name: t("event.facts") })
    await facts.getByRole("link", { name: `COPT-B-${early.previous_ballot?.group_number}` }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(early.previous_ballot?.subject ?? "-")
  })
})

test.describe("who sees which votes (openapi/states/ballot.yaml)", () => {
  /** Expects exactly these of the two sections on the page. */
  async function expectSections(page: Page, { result, records }: { result: boolean; records: boolean }) {
    await expect(page.getByRole("contentinfo")).toBeVisible() // the whole page has arrived
    await expect(page.locator("section#result")).toHaveCount(Number(result))
    await expect(page.locator("section#records")).toHaveCount(Number(records))
  }

  test("VOTE-05 VOTE-06 a voter before and after the vote, and everyone after the end", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    const backend = await backendAs(mock, "member")
    const { options, end_time } = await backend.get<Schemas["Ballot"]>(`/ballot/${ids.ongoing}`)
    const address = `/a/aurora/vote/${ids.ongoing}?whole`
    await open(address)
    await expectSections(page, { result: false, records: false })

    const vote = { option_id: options[0]?.id, reason: "Agreed 同意" }
    const cast = await backend.post<Schemas["BallotReceipt"]>(`/ballot/${ids.ongoing}/vote`, vote)
    await open(address)
    await expectSections(page, { result: true, records: false })
    const note = page.getByRole("main").locator(".note").filter({ hasText: cast.option.text })
    await note.getByRole("link", { name: t("ballot.action.receipt") }).click()
    await expect(page).toHaveURL(/\/receipt$/)
    await expect(page.getByRole("navigation", { name: t("ui.nav") })).toHaveCount(0)
    for (const text of [cast.option.text, cast.reason ?? "-", cast.receipt_code ?? "-"])
      await expect(page.getByRole("main")).toContainText(text)
    await expect(page.getByRole("main").locator("dl time")).toHaveAttribute("datetime", cast.time)

    await mock.setClock(end_time)
    await open(address)
    await expectSections(page, { result: true, records: true })
    await expect(page.locator("section#records")).toContainText("Agreed 同意")
  })

  test("VOTE-05 officers see all votes of an ongoing ballot, other members only after its end", async ({
    page,
    open,
    enterAs,
    mock,
  }) => {
    await enterAs("lone-member")
    const backend = await backendAs(mock, "lone-member")
    const { end_time } = await backend.get<Schemas["Ballot"]>(`/ballot/${ids.ongoing}`)
    const address = `/a/aurora/vote/${ids.ongoing}?whole`
    await open(address)
    await expectSections(page, { result: false, records: false })
    await expect(page.locator(".note time").first()).toHaveAttribute("datetime", end_time)
    await enterAs("secretary")
    await open(address)
    await expectSections(page, { result: true, records: true })
    await mock.setClock(end_time)
    await enterAs("lone-member")
    await open(address)
    await expectSections(page, { result: true, records: true })
  })
})

test.describe("print pages and files of a ballot", () => {
  test("VOTE-06 SHELL-08 the sealed result: quorum, majority, and how each voter voted", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    const backend = await backendAs(mock, "member")
    const result = await backend.get<Schemas["BallotResult"]>(`/ballot/${over.ended}/result`)
    const records = await backend.get<Schemas["BallotRecordList"]>(`/ballot/${over.ended}/record?size=200&sort=name`)
    await open(`/a/aurora/vote/${over.ended}`)
    const headActions = page.getByRole("main").locator(".head .acts")
    await expect(headActions).toBeVisible()
    const log = page.getByRole("region", { name: t("operation-log.title") })
    const votes = await backend.get<{ total: number }>(
      `/operation-log?module=ballot&key=${over.ended}&operation=ballot.vote`,
    )
    expect(votes.total).toBeGreaterThan(0)
    await expect(log).toContainText(t("ballot.logged.create"))
    await expect(log).not.toContainText(t("ballot.logged.vote")) // votes are listed in the records instead
    await page.emulateMedia({ media: "print" })
    await expect(headActions).toBeHidden()
    await page.emulateMedia({ media: "screen" })
    await page
      .getByRole("main")
      .locator("#result")
      .getByRole("link", { name: t("ballot.action.result") })
      .click()
    await expect(page).toHaveURL(/\/result$/)
    await expect(page.getByRole("link", { name: t("ballot.back") })).toBeVisible() // the address changes a moment before the page
    await expect(page.locator(".note time")).toHaveAttribute("datetime", result.sealed_time ?? "-")
    const verdict = page.locator("dl.facts > div")
    const told = (isMet: boolean | undefined) => t(isMet ? "ballot.met" : "ballot.not-met")
    await expect(verdict.filter({ hasText: t("ballot.quorum") })).toContainText(told(result.quorum?.is_met))
    await expect(verdict.filter({ hasText: t("ballot.majority") }).last()).toContainText(told(result.majority?.is_met))
    const rows = page.getByRole("region", { name: t("ballot.records") }).getByRole("row")
    await expect(rows).toHaveCount(records.total + 1)
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("link", { name: t("ballot.back") })).toBeHidden()
    await expect(page.locator("table.bars svg").first()).toBeVisible()
  })

  test("VOTE-06 SHELL-06 CAL-03 the records as CSV, and a calendar file", async ({ page, open, enterAs, mock, t }) => {
    await enterAs("member")
    const backend = await backendAs(mock, "member")
    const records = await backend.get<Schemas["BallotRecordList"]>(`/ballot/${over.ended}/record?size=200`)
    await open(`/a/aurora/vote/${over.ended}?whole`)
    const headers = { "x-mock-store": mock.store }
    const fetched = async (href: string | null) => page.request.get(href ?? "", { headers })
    const file = page.locator("section#records > header a")
    const lines = (await (await fetched(await file.getAttribute("href"))).text()).trimEnd().split("\r\n")
    expect(lines).toHaveLength(records.total + 1)
    expect(lines[0]).toContain(t("ballot.record.voter"))
    await page.getByText(t("event.more"), { exact: true }).click()
    const calendar = await fetched(await page.getByRole("link", { name: t("event.calendar") }).getAttribute("href"))
    const parsed = new ICAL.Component(ICAL.parse(await calendar.text()) as unknown[])
    const event = new ICAL.Event(parsed.getFirstSubcomponent("vevent") ?? undefined)
    const ballot = await backend.get<Schemas["Ballot"]>(`/ballot/${over.ended}`)
    expect(event.summary).toBe(t("ballot.calendar.subject", { subject: ballot.subject }))
    expect(event.endDate.toJSDate().getTime()).toBe(Date.parse(ballot.end_time))
  })
})
