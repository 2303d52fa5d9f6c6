import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { choice, choosePerson, field, openAsked, put, save, summary } from "./form-steps.ts"
import { errorAt, expectWrong, proposalAddress as address, type Proposal, takeAction } from "./proposal-steps.ts"

const noon = "2026-11-20T04:00:00Z"
/** Its group review has ended, and no next phase is chosen yet. */
const between = "AIA-P-2026-018"
/** In group review. */
const inReview = "AIA-P-2026-016"
/** Waiting to be archived; its submitter is the secretary. */
const inArchive = "AIA-P-2026-019"

const name = "Public notice of the loss budget 损耗预算公示"
const memo = "Comments on table 2 only. 仅征求表 2 意见。"
const reason = "Annex B is missing.\n缺少附录 B。"

test.describe("phases of a proposal", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("PROP-01 PROP-02 PROP-06 PROP-07 FORM-02 the chair plans the next phase, a proposal administrator changes it", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await mock.setClock(noon)
    await enterAs("chair")
    await open(address(between))
    await takeAction(page, t("proposal.action.phase"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("proposal.phase.create"))
    await expect(choice(page, "type", "public_notice")).toBeChecked()
    await expect(field(page, "public_days")).toHaveValue("30")

    await field(page, "public_days").fill("0")
    await field(page, "memo").fill(memo)
    await save(page).click()
    await expectWrong(page, "name", t("form.required", { field: t("proposal.phase.name") }), "")
    await expectWrong(page, "public_days", t("form.number_range", { min: 1, max: 3650 }), "0")
    await expect(summary(page)).toContainText(t("proposal.phase.name"))
    await expect(field(page, "memo")).toHaveValue(memo)

    await field(page, "name").fill(name)
    await field(page, "public_days").fill("14")
    await choice(page, "invited.who", "selected").check()
    await save(page).click()
    await expect(errorAt(page, "invited.chosen").filter({ hasText: t("form.participants_empty") })).toBeVisible()
    await choosePerson(page, t("proposal.invited.chosen"), "Saoirse Hallinan", t("participants.find"))
    await save(page).click()
    await expect(page.getByText(t("proposal.phase.started", { name }))).toBeVisible()
    const step = page.getByRole("list", { name: t("proposal.phases") }).locator("[aria-current=step]")
    await expect(step).toContainText(name)
    const facts = page.getByRole("main")
    await expect(facts).toContainText(memo)
    await expect(facts).toContainText("Saoirse Hallinan")
    await expect(facts).toContainText(t("proposal.days.count", { days: 14 }))
    const backend = await backendAs(mock, "chair")
    const read = () => backend.get<Proposal>(`/proposal/${between}`)
    expect(await read()).toMatchObject({ phase: "public_notice", deadline: "2026-12-04T04:00:00Z" })

    await enterAs("proposal-admin")
    await open(address(between))
    await takeAction(page, t("proposal.action.configure"))
    await expect(field(page, "name")).toHaveValue(name)
    await expect(field(page, "memo")).toHaveValue(memo)
    await expect(field(page, "type")).toHaveCount(0)
    await field(page, "memo").fill(`${memo} 2`)
    await put(page, "last_day", "2026-11-18")
    await save(page).click()
    await expectWrong(page, "last_day", t("form.before_now"), "2026-11-18")
    await expect(field(page, "memo")).toHaveValue(`${memo} 2`)
    await put(page, "last_day", "2031-12-18")
    await choice(page, "invited.who", "everyone").check()
    await save(page).click()
    await expect(page.getByText(t("proposal.phase.saved", { name }))).toBeVisible()
    const changed = await read()
    // the deadline is the end of the day in Oslo, the proposal's time zone; the administrator is in Lisbon
    expect(changed.deadline).toBe("2031-12-18T23:00:00Z")
    expect(changed.phases.find(({ type }) => type === "public_notice")).toMatchObject({
      memo: `${memo} 2`,
      public_days: 14,
      invited: { total: 0 },
    })
    await open(address(between, "/log"))
    await expect(page.getByRole("main")).toContainText(t("proposal.logged.phase.create"))
    await expect(page.getByRole("main")).toContainText(t("proposal.logged.phase.update"))

    await enterAs("secretary")
    await open(address(between))
    await expect(page.getByRole("link", { name: t("proposal.action.configure"), includeHidden: true })).toHaveCount(0)
    expect((await open(address(between, "/phase/create")))?.status()).toBe(403)
  })

  test("PROP-02 FORM-08 two people configure a phase: the slower one is warned and keeps what was typed", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const own = "Review of the accuracy 准确度评审"
    await enterAs("vice-chair")
    await open(address(inReview))
    await takeAction(page, t("proposal.action.configure"))
    await field(page, "name").fill(own)
    await field(page, "public_days").fill("75")

    const backend = await backendAs(mock, "chair")
    const { version, phases } = await backend.get<Proposal>(`/proposal/${inReview}`)
    const running = phases.find(({ state }) => state === "in_progress")
    await backend.put(`/proposal/${inReview}/phase/${running?.id}`, { version, name: "Second review", public_days: 90 })

    await save(page).click()
    await expect(page.getByText(t("form.stale.kept"))).toBeVisible()
    await expect(field(page, "name")).toHaveValue(own)
    await expect(field(page, "public_days")).toHaveValue("75")
    await save(page).click()
    await expect(page.getByText(t("proposal.phase.saved", { name: own }))).toBeVisible()
    expect(
      (await backend.get<Proposal>(`/proposal/${inReview}`)).phases.find(({ id }) => id === running?.id),
    ).toMatchObject({ name: own, public_days: 75 })
  })

  test("PROP-02 FORM-06 a proposal is sent back from the archive: its submitter reads why, the chair chooses the next phase", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await mock.setClock(noon)
    await enterAs("proposal-admin")
    await open(address(inArchive))
    await openAsked(page, "/confirm/send-back", "proposal-send-back")
    const form = page.locator("#proposal-send-back")
    const submit = form.getByRole("button", { name: t("proposal-confirm.send-back.link") })
    await submit.click()
    await expectWrong(page, "reason", t("form.required", { field: t("confirm.reason") }), "")
    const long = "因".repeat(1001)
    await field(page, "reason").fill(long)
    await submit.click()
    await expectWrong(page, "reason", t("form.too_long", { max: 1000 }), long)
    await field(page, "reason").fill(reason)
    await submit.click()
    await expect(page.getByText(t("proposal-confirm.send-back.done", { code: inArchive }))).toBeVisible()
    const mails = (await mock.outbox()).filter(({ text }) => String(text).includes("缺少附录 B"))
    expect(mails.length).toBeGreaterThan(0)

    await enterAs("secretary")
    await open(address(inArchive))
    const archive = page
      .getByRole("list", { name: t("proposal.phases") })
      .getByRole("listitem")
      .filter({ hasText: reason })
    await expect(archive).toContainText(t("proposal.phase.over"))
    await expect(page.getByRole("link", { name: t("proposal.action.revision") })).toBeVisible()
    expect((await open(address(inArchive, "/confirm/send-back")))?.status()).toBe(403)

    await enterAs("chair")
    await open(address(inArchive, "/phase/create"))
    await choice(page, "type", "others").check()
    await field(page, "name").fill("Annex B 附录 B")
    await save(page).click()
    await expect(page.getByText(t("proposal.phase.started", { name: "Annex B 附录 B" }))).toBeVisible()
    await expect(page.locator("[aria-current=step]")).toContainText("Annex B 附录 B")
  })
})
