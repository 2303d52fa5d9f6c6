import type { Page } from "@playwright/test"
import { expect, test } from "#tests/support/test.ts"
import {
  addOption,
  ask,
  ballotOf,
  choose,
  confirm,
  fillBallot,
  option,
  options,
  reached,
  step,
} from "./ballot-steps.ts"
import { choice, field, openAsked, put, save } from "./form-steps.ts"
import { textPattern } from "./steps.ts"

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const cast = (page: Page) => page.locator("#ballot-cast")
const result = (page: Page) => page.locator("#result")

test.describe("the life of a ballot", () => {
  // the browser logs the status of a refused page
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("VOTE-01 VOTE-02 VOTE-03 VOTE-04 VOTE-05 VOTE-06 from its creation to its sealed result @life", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    test.setTimeout(150_000)
    let at = ""
    let id = ""
    const ballot = (person?: string) => ballotOf(mock, id, person)
    const mailsOf = async (operation: string) =>
      (await mock.outbox()).filter((mail) => mail.operation === operation).length

    await test.step("the chair makes it with three options, one of them an abstention, and moves its start", async () => {
      await enterAs("chair")
      await open("/a/aurora/wg/COPT/vote/create")
      await addOption(page, 2, t("ballot-form.option-add"))
      await expect(options(page)).toHaveCount(3)
      const values = { subject: "Lane skew 通道偏斜", text: "Close **41**?", date: "2027-06-15", time: "09:30" }
      await fillBallot(page, values, ["Approve 同意", "Disapprove 反对", "Abstain 弃权"])
      await field(page, "options[2].is_abstention").check()
      await choice(page, "duration.preset", "2").check()
      await field(page, "quorum_percent").fill("10")
      await field(page, "majority_percent").fill("50")
      await save(page).click()
      id = (await reached(page, mock)).id
      at = `/a/aurora/wg/COPT/vote/${id}`
      await expect(heading(page)).toHaveText("Lane skew 通道偏斜")
      await expect(page.getByText(t("status.not_started"), { exact: true }).first()).toBeVisible()
      expect(await mailsOf("ballot.create")).toBe(17)

      await open(`${at}/edit`)
      await option(page, 1).fill("Keep it open 保留")
      await field(page, "start.time").fill("10:00")
      await save(page).click()
      await page.waitForURL(`**${at}`)
      expect(await ballot()).toMatchObject({ start_time: "2027-06-15T08:00:00Z", end_time: "2027-06-17T08:00:00Z" })
      expect(await mailsOf("ballot.update")).toBe(17)
    })

    await test.step("a voter sees it coming; nobody may vote, extend or remind before it starts", async () => {
      await mock.setClock("2027-06-15T07:59:59Z")
      await enterAs("member")
      await open(at)
      await expect(cast(page)).toHaveCount(0)
      await expect(page.locator('a[href$="/extend"], a[href*="/confirm/"], a[href$="/edit"]')).toHaveCount(0)
    })

    await test.step("it starts: frozen for the chair, open for its voters, who see the totals after their vote", async () => {
      await mock.setClock("2027-06-15T08:00:00Z")
      await open(at)
      await expect(page.getByText(t("status.ongoing"), { exact: true }).first()).toBeVisible()
      await expect(result(page)).toHaveCount(0)
      const [approve] = (await ballot()).options
      await choose(page, approve?.id ?? "", "Matches our measurements 与测量一致")
      await step(page, "cast").click()
      await expect(cast(page)).toHaveCount(0)
      const { receipt_code: code } = (await ballot("member")).my_vote ?? {}
      await expect(page.getByText(t("ballot-cast.done", { option: "Approve 同意", code: code ?? "" }))).toBeVisible()
      await expect(result(page)).toBeVisible()
      await page.locator('.note a[href$="/receipt"]').click()
      await expect(page.getByText(code ?? "no code").first()).toBeVisible()

      await enterAs("chair")
      expect((await open(`${at}/edit`))?.status()).toBe(403)
      await open(at)
      await choose(page, (await ballot()).options[2]?.id ?? "")
      await step(page, "cast").click()
      await expect(cast(page)).toHaveCount(0)
    })

    await test.step("the chair reminds the others, and extends by a day", async () => {
      await open(at)
      await ask(page, "remind")
      await confirm(page, "remind").click()
      const sent = textPattern(t("ballot-confirm.remind.done", { count: 15, next: "§" }))
      await expect(page.getByText(sent)).toBeVisible()
      expect(await mailsOf("ballot.remind")).toBe(15)
      await openAsked(page, "/extend", "ballot-extend")
      await put(page, "end.date", "2027-06-18")
      await page.locator("#ballot-extend button[type=submit]").click()
      const extended = textPattern(t("ballot-extend.done", { number: "§", end: "§" }))
      await expect(page.getByText(extended)).toBeVisible()
      await expect(page.getByRole("dialog")).toHaveCount(0)
      expect((await ballot()).end_time).toBe("2027-06-18T08:00:00Z")
      expect(await mailsOf("ballot.extend")).toBe(15)
    })

    await test.step("who is not on the list of voters is told so, and cannot vote", async () => {
      await enterAs("lone-member")
      await open(`/a/aurora/vote/${id}`)
      await expect(heading(page)).toHaveText("Lane skew 通道偏斜")
      await expect(cast(page)).toHaveCount(0)
      await expect(result(page)).toHaveCount(0)
      await open(`/a/aurora/vote/${id}/result`)
      await expect(page.getByText(textPattern(t("ballot.result.early", { time: "§" })))).toBeVisible()
    })

    await test.step("a second before its end it is open, at its end it is sealed; everyone reads the result", async () => {
      await mock.setClock("2027-06-18T07:59:59Z")
      await enterAs("vice-chair")
      await open(at)
      await expect(cast(page)).toBeVisible()
      await mock.setClock("2027-06-18T08:00:00Z")
      await open(at)
      await expect(page.getByText(t("status.ended"), { exact: true }).first()).toBeVisible()
      await expect(cast(page)).toHaveCount(0)
      await enterAs("lone-member")
      await open(`/a/aurora/vote/${id}/result`)
      await expect(page.getByText("Lane skew 通道偏斜").first()).toBeVisible()
      await expect(page.getByText("Matches our measurements 与测量一致")).toBeVisible()
      await expect(page.getByRole("row", { name: /Approve 同意/ }).first()).toContainText("1")
      await expect(page.getByRole("row", { name: /Abstain 弃权/ }).first()).toContainText("1")
    })
  })

  test("ROLE-07 VOTE-03 only members and voters open a ballot of a restricted group", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/wg/STEER/vote/create")
    await fillBallot(page, { subject: "Budget 预算", text: "Closed", date: "2027-06-15", time: "09:30" })
    await save(page).click()
    const { id } = await reached(page, mock, "admin")
    await enterAs("restricted-member")
    await open(`/a/aurora/vote/${id}`)
    await expect(heading(page)).toHaveText("Budget 预算")
    await enterAs("member")
    expect((await open(`/a/aurora/vote/${id}`))?.status()).toBe(403)
    await expect(page.getByText(t("error.restricted.message"))).toBeVisible()
    await expect(page.getByText("Budget 预算")).toHaveCount(0)
  })
})
