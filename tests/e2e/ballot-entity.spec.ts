import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { ballotOf, choose, fillBallot, reached, step } from "./ballot-steps.ts"
import { choice, field, save } from "./form-steps.ts"
import { textPattern } from "./steps.ts"

type Member = components["schemas"]["MemberRecord"]
type Entity = components["schemas"]["Entity"]
type Mock = Parameters<typeof backendAs>[0]

const idOf = (person: string) => `member-aurora-${person}`

/** Moves a person to the entity of the chair; returns that entity. */
async function joinChair(mock: Mock, person: string): Promise<Entity> {
  const admin = await backendAs(mock, "admin")
  const chair = await admin.get<Member>(`/member/${idOf("chair")}`)
  const { version, name, real_name } = await admin.get<Member>(`/member/${idOf(person)}`)
  const entity_id = chair.organization?.id ?? ""
  await admin.put(`/member/${idOf(person)}`, { version, name, real_name, entity_id })
  return admin.get<Entity>(`/entity/${entity_id}`)
}

test.describe("ballots that count entities", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("VOTE-07 one vote an entity: weights, the first vote, what the others see, the result by entity", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    test.setTimeout(120_000)
    const { name, name_english, level } = await joinChair(mock, "member")
    const chairs = new RegExp(`${name}|${name_english}`)
    let at = ""
    let id = ""

    await test.step("the chair counts entities; weights are refused while people are counted", async () => {
      await enterAs("chair")
      await open("/a/aurora/wg/COPT/vote/create")
      await fillBallot(page, { subject: "Fees 会费", text: "Keep the **fees**?", date: "2027-06-15", time: "09:30" })
      const rows = page.locator('[name^="weights["][name$=".level_id"]')
      const levels = await rows.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))
      const weight = `weights[${levels.indexOf(level?.id ?? "")}].weight`
      await choice(page, "counted_by", "entity").check()
      await field(page, weight).fill("3")
      await choice(page, "counted_by", "person").check()
      await save(page).click()
      await expect(page.getByText(t("form.weights_need_entity")).first()).toBeVisible()
      await choice(page, "counted_by", "entity").check()
      await save(page).click()
      const ballot = await reached(page, mock)
      id = ballot.id
      at = `/a/aurora/wg/COPT/vote/${id}`
      expect(ballot).toMatchObject({ counted_by: "entity", weights: [{ weight: 3 }], my_entity: { weight: 3 } })
      await expect(page.locator("#entities")).toContainText(chairs)
      await expect(page.getByText(t("ballot.entity.weight", { weight: 3 }))).toBeVisible()
    })

    await test.step("the first vote is that of the entity", async () => {
      await mock.setClock("2027-06-15T09:00:00Z")
      await open(at)
      await choose(page, (await ballotOf(mock, id)).options[0]?.id ?? "")
      await step(page, "cast").click()
      await expect(page.locator('.note a[href$="/receipt"]')).toBeVisible()
      await open(`/a/aurora/vote/${id}/receipt`)
      await expect(page.getByText(chairs).first()).toBeVisible()
      await expect(page.getByText(t("ballot.record.cast-by"))).toBeVisible()
    })

    await test.step("a colleague sees who cast it, and may not vote", async () => {
      await enterAs("member")
      await open(at)
      const said = t("ballot.next.entity-voted", { entity: "§", name: "Mara Ellingsen", time: "§" })
      await expect(page.getByText(textPattern(said))).toBeVisible()
      await expect(page.locator("#ballot-cast")).toHaveCount(0)
      await open(`/a/aurora/wg/COPT/vote`)
      await expect(page.getByText(t("ballot.vote.entity"))).toBeVisible()
    })

    await test.step("after the end the result counts weights, and the records have a row for each entity", async () => {
      const { turnout } = await ballotOf(mock, id)
      await mock.setClock("2027-06-20T09:00:00Z")
      await open(`/a/aurora/vote/${id}/result`)
      await expect(page.locator("table.bars tbody tr").first().locator("td.end").nth(1)).toHaveText("3")
      const records = page.getByRole("table", { name: t("ballot.records") })
      await expect(records.getByRole("row")).toHaveCount(turnout.total + 1)
      await expect(records).toContainText("Mara Ellingsen")
    })
  })

  test("VOTE-07 a form that was opened before a colleague voted is refused, and says who did", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await joinChair(mock, "member")
    const chair = await backendAs(mock, "chair")
    const { id, options } = await chair.post<components["schemas"]["Ballot"]>("/ballot", {
      subject: "Fees 会费",
      start_time: "2027-06-15T09:00:00Z",
      timezone: "UTC",
      duration: 2,
      options: [{ text: "Yes" }, { text: "No" }],
      description: { format: "markdown", text: "Keep the fees?" },
      group_acronym: "COPT",
      counted_by: "entity",
    })
    await mock.setClock("2027-06-15T10:00:00Z")
    await enterAs("member")
    await open(`/a/aurora/vote/${id}`)
    await choose(page, options[1]?.id ?? "", "For the record")
    await chair.post(`/ballot/${id}/vote`, { option_id: options[0]?.id })
    await step(page, "cast").click()
    const said = t("refusal.entity_voted", { name: "Mara Ellingsen", time: "§" })
    await expect(page.getByText(textPattern(said)).first()).toBeVisible()
    await expect(page.getByText("For the record").first()).toBeVisible()
    await expect(page.locator("#ballot-cast")).toHaveCount(0)
    expect((await ballotOf(mock, id, "member")).my_vote).toBeNull()
  })

  test("VOTE-07 ADM-05 an administrator names who votes for an entity; nobody else of it is asked", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const { id: entity } = await joinChair(mock, "member")
    await enterAs("admin")
    await open(`/a/aurora/admin/entity/${entity}/edit`)
    await field(page, "representative_id").selectOption(idOf("member"))
    await save(page).click()
    await expect(page).toHaveURL(new RegExp(`/entity/${entity}$`))
    await expect(page.getByText(t("entity.representative")).first()).toBeVisible()
    const { representative } = await (await backendAs(mock, "admin")).get<Entity>(`/entity/${entity}`)
    expect(representative?.id).toBe(idOf("member"))

    const chair = await backendAs(mock, "chair")
    const { id } = await chair.post<components["schemas"]["Ballot"]>("/ballot", {
      subject: "Fees 会费",
      start_time: "2027-06-15T09:00:00Z",
      timezone: "UTC",
      duration: 2,
      options: [{ text: "Yes" }, { text: "No" }],
      description: { format: "markdown", text: "Keep the fees?" },
      group_acronym: "COPT",
      counted_by: "entity",
    })
    await mock.setClock("2027-06-15T10:00:00Z")
    await enterAs("chair")
    await open(`/a/aurora/vote/${id}`)
    const said = t("ballot.entity.other", { entity: "§", name: representative?.name ?? "" })
    await expect(page.getByText(textPattern(said))).toBeVisible()
    await expect(page.locator("#ballot-cast")).toHaveCount(0)
  })
})
