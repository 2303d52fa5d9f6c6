import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { ballotOf, choose, fillBallot, reached, step } from "./ballot-steps.ts"
import { field, save } from "./form-steps.ts"
import { textPattern } from "./steps.ts"

type Papers = components["schemas"]["BallotPaperList"]

test.describe("secret ballots", () => {
  // the browser logs the status of a refused page
  test.use({ expectedTrouble: /status of (400|403|404|422)/ })

  test("VOTE-08 what secrecy means, the code that is shown once, and the own vote in the published list", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    test.setTimeout(120_000)
    let at = ""
    let id = ""
    let code = ""

    await test.step("the chair makes the ballot secret", async () => {
      await enterAs("chair")
      await open("/a/aurora/wg/COPT/vote/create")
      const values = { subject: "Election 选举", text: "Who **leads**?", date: "2027-06-15", time: "09:30" }
      await fillBallot(page, values, ["Mara 玛拉", "Emeka 艾梅卡"])
      await field(page, "is_secret").check()
      await save(page).click()
      const ballot = await reached(page, mock)
      expect(ballot.is_secret).toBe(true)
      id = ballot.id
      at = `/a/aurora/wg/COPT/vote/${id}`
    })

    await test.step("before the vote the page says what secrecy means; there is no reason to give", async () => {
      await mock.setClock("2027-06-15T09:00:00Z")
      await enterAs("member")
      await open(at)
      for (const part of ["who", "what", "result", "code", "few"] as const)
        await expect(page.getByText(t(`ballot-cast.secret.${part}`))).toBeVisible()
      await expect(field(page, "reason")).toHaveCount(0)
      const [first] = (await ballotOf(mock, id)).options
      await open(`${at}?option=${first?.id}`)
      await expect(page.getByText(t("ballot-cast.secret.who")), "it is read before somebody chooses").toBeVisible()
      await expect(step(page, "cast")).toHaveCount(0)
      await choose(page, (await ballotOf(mock, id)).options[1]?.id ?? "")
      await step(page, "cast").click()
      const kept = page.locator("#vote").filter({ hasText: t("ballot-cast.secret.keep") })
      await expect(kept).toBeVisible()
      await expect(kept).toContainText("Emeka 艾梅卡")
      code = (await kept.locator(".code").textContent()) ?? ""
      expect(code).toMatch(/^[0-9A-Z]{12}$/)
    })

    await test.step("afterwards nothing shows the choice or the code again", async () => {
      await open(at)
      await expect(page.getByText(textPattern(t("ballot.next.voted-secret", { time: "§" })))).toBeVisible()
      await expect(page.getByRole("main")).not.toContainText(code)
      await expect(page.locator("#result")).toHaveCount(0)
      await open(`/a/aurora/vote/${id}/receipt`)
      await expect(page.getByRole("main")).not.toContainText(code)
    })

    await test.step("the organizer sees who has voted, not what, and no result", async () => {
      await enterAs("chair")
      await open(at)
      const records = page.locator("#records")
      await expect(records).toContainText(t("ballot.vote.voted"))
      await expect(records).not.toContainText("艾梅卡")
      await expect(page.locator("#result")).toHaveCount(0)
      await open(`/a/aurora/vote/${id}/result`)
      await expect(page.getByText(textPattern(t("ballot.result.early-secret", { time: "§" })))).toBeVisible()
    })

    await test.step("after the end each voter finds the own vote by its code", async () => {
      await mock.setClock("2027-06-20T09:00:00Z")
      const { total } = await (await backendAs(mock, "member")).get<Papers>(`/ballot/${id}/paper`)
      expect(total).toBe(1)
      await open(at)
      await expect(page.locator("#result")).toBeVisible()
      const papers = page.locator("#papers")
      await papers.getByRole("searchbox").fill(`${code.slice(0, 6)} ${code.slice(6)}`.toLowerCase())
      await papers.getByRole("button").click()
      await expect(papers.getByRole("table")).toContainText(code)
      await expect(papers.getByRole("table")).toContainText("Emeka 艾梅卡")
      await papers.getByRole("searchbox").fill("000000000000")
      await papers.getByRole("button").click()
      await expect(papers.getByText(t("ballot.papers.none"))).toBeVisible()
      await open(`/a/aurora/vote/${id}/result`)
      await expect(page.getByRole("main")).toContainText(code)
    })
  })
})
