import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { ballotOf, choose, fillBallot, reached, step } from "./ballot-steps.ts"
import { choice, field, save } from "./form-steps.ts"
import { textPattern } from "./steps.ts"

type Records = components["schemas"]["BallotRecordList"]
type Inbox = components["schemas"]["InboxList"]

const idOf = (person: string) => `member-aurora-${person}`

test.describe("passed votes", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("VOTE-09 a vote passed on before the start, seen by the organizer, cast together with the own one, in the records", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    test.setTimeout(120_000)
    let at = ""
    let id = ""

    await test.step("the chair lets each voter hold one vote; not if entities are counted", async () => {
      await enterAs("chair")
      await open("/a/aurora/wg/COPT/vote/create")
      await fillBallot(page, { subject: "Venue 会场", text: "Keep the **venue**?", date: "2027-06-15", time: "09:30" })
      await field(page, "proxy_limit").fill("1")
      await choice(page, "counted_by", "entity").check()
      await save(page).click()
      await expect(page.getByText(t("form.proxies_need_people")).first()).toBeVisible()
      await choice(page, "counted_by", "person").check()
      await save(page).click()
      const ballot = await reached(page, mock)
      expect(ballot.proxy_limit).toBe(1)
      id = ballot.id
      at = `/a/aurora/wg/COPT/vote/${id}`
      await expect(page.locator("#proxies")).toContainText(t("ballot.proxies.none"))
    })

    await test.step("the member passes the vote, takes it back, and passes it again", async () => {
      await enterAs("member")
      await open(`${at}/pass`)
      await choice(page, "holder_id", idOf("vice-chair")).check()
      await page.locator("#ballot-pass button[type=submit]").first().click()
      await expect(page.getByText(t("ballot-pass.done"))).toBeVisible()
      await expect(page.getByText(textPattern(t("ballot.next.passed", { name: "§" })))).toBeVisible()
      await open(`${at}/revoke`)
      await page.locator("#ballot-revoke button[type=submit]").first().click()
      await expect(page.getByText(t("ballot-revoke.done"))).toBeVisible()
      await open(`${at}/pass`)
      await choice(page, "holder_id", idOf("vice-chair")).check()
      await page.locator("#ballot-pass button[type=submit]").first().click()
      await expect(page.getByText(t("ballot-pass.done"))).toBeVisible()
    })

    await test.step("the organizer sees who holds whose vote; the holder is told", async () => {
      await enterAs("chair")
      await open(at)
      await expect(page.locator("#proxies").getByRole("row")).toHaveCount(2)
      const { items } = await (await backendAs(mock, "vice-chair")).get<Inbox>("/inbox?size=50")
      expect(items.filter(({ record }) => record?.key === id).length).toBeGreaterThan(1)
    })

    await test.step("the holder casts both votes in one step, which shows whose they are", async () => {
      await mock.setClock("2027-06-15T09:00:00Z")
      await enterAs("member")
      await open(at)
      await expect(page.getByText(textPattern(t("ballot.next.passed", { name: "§" })))).toBeVisible()
      await enterAs("vice-chair")
      await open(at)
      const option = (await ballotOf(mock, id)).options[0]?.id ?? ""
      await open(`${at}?option=${option}`)
      await expect(step(page, "cast"), "for whom the vote is cast is read before").toHaveCount(0)
      await expect(choice(page, "voter_ids", idOf("vice-chair"))).toBeChecked()
      await expect(choice(page, "voter_ids", idOf("member"))).toBeChecked()
      await choice(page, "voter_ids", idOf("vice-chair")).uncheck()
      await choice(page, "voter_ids", idOf("member")).uncheck()
      await choice(page, "option_id", option).check()
      await step(page, "review").click()
      await expect(page.getByText(t("form.required_choice", { field: t("ballot-cast.voters") })).first()).toBeVisible()
      await choice(page, "voter_ids", idOf("vice-chair")).check()
      await choice(page, "voter_ids", idOf("member")).check()
      await choose(page, option)
      await expect(page.locator("#vote")).toContainText(t("ballot-cast.own"))
      await step(page, "cast").click()
      await expect(page.getByText(textPattern(t("ballot-cast.done-passed", { count: 2, option: "§" })))).toBeVisible()
    })

    await test.step("the voter sees who voted for them, and cannot vote again", async () => {
      await enterAs("member")
      await open(at)
      await expect(
        page.getByText(textPattern(t("ballot.next.cast-by", { name: "§", option: "§", time: "§" }))),
      ).toBeVisible()
      await expect(page.locator("[name=option_id]")).toHaveCount(0)
      await open(`/a/aurora/vote/${id}/receipt`)
      await expect(page.getByRole("main")).toContainText(t("ballot.record.cast-by"))
    })

    await test.step("the records say who cast it, on the page and in the file", async () => {
      await enterAs("chair")
      await open(at)
      await expect(page.locator("#records")).toContainText(t("ballot.record.cast-by"))
      const { items } = await (await backendAs(mock, "chair")).get<Records>(`/ballot/${id}/record?size=200`)
      const row = items.find(({ user }) => user?.id === idOf("member"))
      expect(row?.cast_by?.id).toBe(idOf("vice-chair"))
      const file = await page.request.get(`/a/aurora/vote/${id}/records.csv`)
      expect(await file.text()).toContain(t("ballot.record.cast-by"))
    })
  })
})
