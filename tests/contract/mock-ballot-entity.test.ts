import { describe, expect, test } from "vitest"
import type { Reply, Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, setClock, signIn, storeOf } = people(host)

/** The chair, the vice chair and the member belong to one entity, the secretary to another, the general secretary to none. */
const employers: Record<string, string | null> = {
  chair: "entity-aurora-1",
  "vice-chair": "entity-aurora-1",
  member: "entity-aurora-1",
  secretary: "entity-aurora-2",
  "general-secretary": null,
}
const idOf = (person: string) => `member-aurora-${person}`
const begun = "2026-11-23T02:00:00Z"
const over = "2026-11-26T01:00:00Z"

const form = {
  subject: "Membership fees 会费",
  start_time: "2026-11-23T09:00:00+08:00",
  timezone: "Asia/Shanghai",
  duration: 3,
  options: [{ text: "Yes 是" }, { text: "No 否" }, { text: "Abstain 弃权", is_abstention: true }],
  description: { format: "markdown", text: "Question 问题" },
  group_acronym: "COPT",
  counted_by: "entity",
  voters: { member_ids: Object.keys(employers).map(idOf), group_acronyms: [] },
}

type Ballot = Record<string, unknown> & { id: string; version: number; options: { id: string }[] }

const resultOf = ({ body, status }: Reply) => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.result as Ballot
}

/** A store in which people belong to the entities above, and whose first entity has a level of its own. */
async function arranged(): Promise<Session> {
  const chair = await signIn("chair")
  const { member, entity } = storeOf(chair).rows
  for (const [person, entity_id] of Object.entries(employers)) {
    const row = member.get(idOf(person))
    if (row) member.put({ ...row, entity_id })
  }
  for (const [at, level_id] of ["level-aurora-1", "level-aurora-2"].entries()) {
    const row = entity.get(`entity-aurora-${at + 1}`)
    if (row) entity.put({ ...row, level_id })
  }
  return chair
}

const create = async (who: Session, more: object = {}) =>
  resultOf(await call(who, "POST", "ballot", { ...form, ...more }))

async function opened(more: object = {}) {
  const chair = await arranged()
  const ballot = await create(chair, more)
  await setClock(chair, begun)
  return { chair, ballot }
}

const vote = (who: Session, { id, options }: Ballot, at = 0) =>
  call(who, "POST", `ballot/${id}/vote`, { option_id: options[at]?.id })

const read = async (who: Session, { id }: Ballot, path = "") => resultOf(await call(who, "GET", `ballot/${id}${path}`))

function represent(who: Session, entity_id: string, person: string | null): void {
  const { entity } = storeOf(who).rows
  const row = entity.get(entity_id)
  if (row) entity.put({ ...row, representative_id: person && idOf(person) })
}

describe("VOTE-07 what a ballot counts", () => {
  test("is people unless the form says otherwise; weights need entities, and levels of the alliance, each once", async () => {
    const chair = await arranged()
    expect(await create(chair, { counted_by: undefined })).toMatchObject({ counted_by: "person", my_entity: null })
    const refused = async (more: object) => codes(await call(chair, "POST", "ballot", { ...form, ...more })).slice(2)
    const level = { level_id: "level-aurora-1", weight: 3 }
    expect(await refused({ counted_by: "person", weights: [level] })).toEqual(["weights weights_need_entity"])
    expect(await refused({ weights: [level, level] })).toEqual(["weights.1.level_id not_unique"])
    expect(await refused({ weights: [{ level_id: "level-harbor-1", weight: 1 }] })).toEqual([
      "weights.0.level_id unknown_reference",
    ])
    expect(await refused({ weights: [{ ...level, weight: 0 }] })).toEqual(["weights.0.weight number_range"])
    const nobody = { member_ids: [idOf("general-secretary")], group_acronyms: [] }
    expect(await refused({ voters: nobody })).toEqual(["voters participants_empty"])
  })

  test("people without an entity are no voters, and the form warns of them; what is counted can change until the start", async () => {
    const chair = await arranged()
    const ballot = await create(chair)
    expect(ballot).toMatchObject({
      voters: { total: 4 },
      turnout: { voted: 0, total: 2 },
      warnings: ["voters_without_entity"],
    })
    const { group_acronym: _group, ...fields } = form
    const put = (version: number, counted_by: string) =>
      call(chair, "PUT", `ballot/${ballot.id}`, { ...fields, version, counted_by })
    expect(resultOf(await put(1, "person"))).toMatchObject({ counted_by: "person", turnout: { total: 5 } })
    resultOf(await put(2, "entity"))
    await setClock(chair, begun)
    expect(codes(await put(3, "person"))).toEqual([400, "state_refused"])
    const outside = await signIn("general-secretary", chair)
    expect(codes(await vote(outside, ballot))).toEqual([403, "not_a_voter"])
  })

  test("entities, their voters and weights are fixed at the start", async () => {
    const { chair, ballot } = await opened({ weights: [{ level_id: "level-aurora-1", weight: 3 }] })
    const before = await read(chair, ballot, "/entity")
    expect(before.items).toMatchObject([
      { id: "entity-aurora-1", weight: 3, representative: null, voters: [{}, {}, {}] },
      { id: "entity-aurora-2", weight: 1, voters: [{ id: idOf("secretary") }] },
    ])
    const { member, entity } = storeOf(chair).rows
    const [one, moved] = [entity.get("entity-aurora-1"), member.get(idOf("member"))]
    if (!one || !moved) throw new Error("the seed has no such people")
    entity.put({ ...one, level_id: "level-aurora-2" })
    member.put({ ...moved, entity_id: "entity-aurora-2" })
    const after = await read(chair, ballot, "/entity")
    expect((after.items as object[]).map((row) => ({ ...row, voters: [] }))).toEqual(
      (before.items as object[]).map((row) => ({ ...row, voters: [] })),
    )
    expect((await vote(await signIn("member", chair), ballot)).status).toBe(200)
    expect(await read(chair, ballot)).toMatchObject({ my_entity: { vote: { user: { id: idOf("member") } } } })
  })
})

describe("VOTE-07 one vote an entity", () => {
  test("the first vote is the entity's: the others see who cast it and when, may see the result, and may not vote", async () => {
    const { chair, ballot } = await opened()
    const member = await signIn("member", chair)
    expect(codes(await call(member, "GET", `ballot/${ballot.id}/result`))).toEqual([403, "forbidden"])
    resultOf(await vote(chair, ballot))
    const refused = await vote(member, ballot, 1)
    expect(codes(refused)).toEqual([400, "entity_voted"])
    expect(refused.body.result).toMatchObject({ time: begun, cast_by: { id: idOf("chair") } })
    const seen = await read(member, ballot)
    expect(seen).toMatchObject({ my_vote: null, my_entity: { vote: { user: { id: idOf("chair") }, time: begun } } })
    expect(seen.actions).toEqual(["result.get", "export"])
    expect(codes(await vote(chair, ballot, 1))).toEqual([400, "already_voted"])
    expect(await read(member, ballot, "/result")).toMatchObject({ turnout: { voted: 1, total: 2 } })
  })

  test("three people of an entity who vote at the same time cast one vote", async () => {
    const { chair, ballot } = await opened()
    const all = [chair, await signIn("vice-chair", chair), await signIn("member", chair)]
    const answers = await Promise.all(all.map((who, at) => vote(who, ballot, at)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(["entity_voted", "entity_voted"])
    expect(storeOf(chair).rows.vote.filter(({ ballot_id }) => ballot_id === ballot.id)).toHaveLength(1)
  })

  test("a representative who is a voter votes alone; one who is not, has left or is disabled changes nothing", async () => {
    const { chair, ballot } = await opened()
    represent(chair, "entity-aurora-1", "member")
    const refused = await vote(chair, ballot)
    expect(codes(refused)).toEqual([403, "not_representative"])
    expect(refused.body.result).toMatchObject({ representative: { id: idOf("member") } })
    expect((await read(chair, ballot)).actions).not.toContain("vote")
    const list = (query: string) => call(chair, "GET", `ballot?mine=true&is_voted=false&${query}`)
    const listed = resultOf(await list("status=ongoing&size=200")).items as { id: string }[]
    expect(listed.map(({ id }) => id)).not.toContain(ballot.id)
    const { member } = storeOf(chair).rows
    const named = member.get(idOf("member"))
    if (!named) throw new Error("the seed has no member")
    member.put({ ...named, is_disabled: true })
    expect((await read(chair, ballot)).actions).toContain("vote")
    member.put({ ...named, is_disabled: false })
    represent(chair, "entity-aurora-1", "secretary")
    expect((await vote(chair, ballot)).status).toBe(200)
    represent(chair, "entity-aurora-2", "lone-member")
    expect((await vote(await signIn("secretary", chair), ballot)).status).toBe(200)
  })

  test("a reminder goes to the representative, or to all voters of an entity that has not voted, and says whose vote it is", async () => {
    const { chair, ballot } = await opened()
    represent(chair, "entity-aurora-1", "member")
    resultOf(await call(chair, "POST", `ballot/${ballot.id}/remind`))
    const sent = () =>
      storeOf(chair)
        .rows.mail.filter(({ operation, record }) => operation === "ballot.remind" && record === ballot.id)
        .map(({ member_id }) => member_id)
    expect(sent()).toEqual([idOf("member"), idOf("secretary")])
    const [{ text = "" } = {}] = storeOf(chair).rows.mail.filter(
      ({ operation, record }) => operation === "ballot.remind" && record === ballot.id,
    )
    expect(text).toMatch(/您代表.+投票。|You vote for .+\./)
    represent(chair, "entity-aurora-1", null)
    resultOf(await vote(await signIn("secretary", chair), ballot))
    await setClock(chair, "2026-11-24T03:00:00Z")
    resultOf(await call(chair, "POST", `ballot/${ballot.id}/remind`))
    expect(sent().slice(2).sort()).toEqual(["chair", "member", "vice-chair"].map(idOf).sort())
  })

  test("turnout counts entities; shares, quorum and majority count weights; records have a row for each entity", async () => {
    const weights = [{ level_id: "level-aurora-1", weight: 3 }]
    const { chair, ballot } = await opened({ weights, quorum_percent: 75, majority_percent: 75 })
    resultOf(await vote(chair, ballot))
    expect(await read(chair, ballot, "/result")).toMatchObject({
      options: [{ count: 1, weight: 3, share: 1 }, { count: 0 }, { count: 0 }],
      turnout: { voted: 1, total: 2, voted_weight: 3, total_weight: 4, share: 0.75 },
      quorum: { is_met: true },
    })
    resultOf(await vote(await signIn("secretary", chair), ballot, 1))
    await setClock(chair, over)
    expect(await read(chair, ballot, "/result")).toMatchObject({
      options: [{ weight: 3, share: 0.75 }, { weight: 1, share: 0.25 }, {}],
      approval_base: 4,
      majority: { is_met: true, share: 0.75 },
    })
    const records = await read(chair, ballot, "/record?sort=name")
    expect(records.counts).toEqual({ voted: 2, not_voted: 0 })
    expect(
      (records.items as { entity: { id: string }; weight: number; user: { id: string } }[]).map(
        ({ entity, weight, user }) => [entity.id, weight, user.id],
      ),
    ).toEqual(
      expect.arrayContaining([
        ["entity-aurora-1", 3, idOf("chair")],
        ["entity-aurora-2", 1, idOf("secretary")],
      ]),
    )
  })
})

describe("VOTE-07 the representative of an entity", () => {
  const update = async (who: Session, representative_id: string | null) => {
    const { version, name, name_english, acronym, acronym_english } = resultOf(
      await call(who, "GET", "entity/entity-aurora-1"),
    ) as unknown as Record<string, string>
    const body = { version, name, name_english, acronym, acronym_english, representative_id }
    return call(who, "PUT", "entity/entity-aurora-1", body)
  }

  test("is one of its enabled members, named by an administrator; a representative who leaves represents nobody", async () => {
    const chair = await arranged()
    const admin = await signIn("admin", chair)
    expect(codes(await update(admin, idOf("secretary"))).slice(2)).toEqual(["representative_id unknown_reference"])
    expect(resultOf(await update(admin, idOf("member")))).toMatchObject({ representative: { id: idOf("member") } })
    const { member } = storeOf(chair).rows
    const row = member.get(idOf("member"))
    if (row) member.put({ ...row, entity_id: "entity-aurora-2" })
    expect(resultOf(await call(admin, "GET", "entity/entity-aurora-1")).representative).toBeNull()
  })
})
