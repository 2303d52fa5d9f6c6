import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { operations, problems } from "./mock-contract.ts"
import { orgs, type Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

type Schemas = components["schemas"]
type Waiting = Schemas["NeedsMyAction"]

const host = useMock()

async function read<Value>(who: Session, path: string, operationId: string): Promise<Value> {
  const { status, body } = await host.call("GET", `/api${path}`, who.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  const operation = operations.find((one) => one.operationId === operationId)
  if (operation) expect(problems(operation, 200, "application/json", body)).toEqual([])
  return body.result as Value
}

const list = (who: Session, query = "") =>
  read<Schemas["NeedsMyActionList"]>(who, `/needs-my-action?size=200${query}`, "needs-my-action.list")

describe("needs my action (DASH-08)", () => {
  test.each(["admin", "chair", "member", "secretary", "lone-member", "proposal-admin", "member-admin"])(
    "the list and the counts of %s agree",
    async (person) => {
      const who = await host.signIn(person)
      const counts = await read<Schemas["ActionCounts"]>(who, "/needs-my-action/counts", "needs-my-action.counts")
      const { items, total, counts: byKind } = await list(who)
      expect(items).toHaveLength(total)
      expect(total).toBe(counts.needs_my_action)
      const of = (kind: Waiting["kind"]) => items.filter((item) => item.kind === kind).length
      expect([of("ballot"), of("task")]).toEqual([counts.ballot, counts.task])
      for (const kind of Object.keys(byKind) as Waiting["kind"][]) expect(byKind[kind]).toBe(of(kind))
      expect(counts.login_request ?? 0).toBe(of("login_request"))
    },
  )

  test("each row contains the role of the person: voter, assignee, administrator", async () => {
    const rolesOf = async (person: string) =>
      new Set(
        (await list(await host.signIn(person))).items.map(({ kind, action, role }) => `${kind} ${action} ${role}`),
      )
    expect(await rolesOf("member")).toContain("ballot vote voter")
    expect(
      [...(await rolesOf("member"))].filter((row) => row.startsWith("task")).every((row) => row.endsWith("assignee")),
    ).toBe(true)
    expect(await rolesOf("member-admin")).toContain("login_request approve member_admin")
    expect(await rolesOf("admin")).toContain("membership_application review alliance_admin")
    expect([...(await rolesOf("proposal-admin"))].some((row) => row.endsWith("proposal_admin"))).toBe(true)
  })

  test("rows are sorted by end, rows without an end last; closing soon means within a day", async () => {
    const admin = await host.signIn("admin")
    const { items } = await list(admin)
    const ends = items.map(({ until_time }) => (until_time === null ? Infinity : Date.parse(until_time)))
    expect(ends).toEqual([...ends].sort((a, b) => a - b))
    const since = items.filter(({ until_time }) => until_time === null).map(({ since_time }) => Date.parse(since_time))
    expect(since, "without an end, what waits longest comes first").toEqual([...since].sort((a, b) => a - b))
    expect(since.length).toBeGreaterThan(3)
    const newest = (await list(admin, "&sort=-since_time")).items.map(({ since_time }) => Date.parse(since_time))
    expect(newest).toEqual([...newest].sort((a, b) => b - a))
    const now = host.mock.stores.get(admin.store).now()
    for (const { until_time, is_closing_soon } of items)
      expect(is_closing_soon).toBe(until_time !== null && Date.parse(until_time) - now < 24 * 3_600_000)
  })

  test("since_time is neither in the future nor before the creation of a record", async () => {
    const assignee = await host.signIn("restricted-member")
    const store = host.mock.stores.get(assignee.store)
    const { task: taskRows } = store.rows
    const sinceOf = async () => {
      const { items } = await list(assignee, "&kind=task")
      return items.map(({ record, since_time }) => [taskRows.get(record.key), Date.parse(since_time)] as const)
    }
    const tasks = await sinceOf()
    expect(
      tasks.some(([task]) => (task?.plan_start ?? 0) > store.now()),
      "one begins later",
    ).toBe(true)
    for (const [task, since] of tasks) {
      expect(since).toBeLessThanOrEqual(store.now())
      if (task) taskRows.put({ ...task, plan_start: task.created_time - 24 * 3_600_000 })
    }
    for (const [task, since] of await sinceOf()) expect(since).toBe(task?.created_time)
  })

  test("kind filters the rows, but not the counts; q searches the titles", async () => {
    const admin = await host.signIn("admin")
    const all = await list(admin)
    const requests = await list(admin, "&kind=login_request")
    expect(new Set(requests.items.map(({ kind }) => kind))).toEqual(new Set(["login_request"]))
    expect(requests.counts).toEqual(all.counts)
    const [first] = requests.items
    const named = await list(admin, `&q=${encodeURIComponent(first?.record.title ?? "")}`)
    expect(named.items.map(({ record }) => record.key)).toContain(first?.record.key)
    expect((await list(admin, "&q=nothing-like-it")).items).toEqual([])
  })

  test("DASH-08 a ballot is found by the number that people cite, and by the name of its group", async () => {
    const member = await host.signIn("member")
    const { items } = await list(member, "&kind=ballot")
    const ballot = items.find(({ record: { group } }) => group)?.record
    for (const q of [`${ballot?.group?.acronym}-b-${ballot?.group_number}`, ballot?.group?.name_english ?? ""]) {
      const found = (await list(member, `&q=${encodeURIComponent(q)}`)).items
      expect(found.map(({ record }) => record.key)).toContain(ballot?.key)
    }
  })

  test("VOTE-03 a ballot has its options, unless it is secret; nothing else has any", async () => {
    const member = await host.signIn("member")
    const of = async () =>
      (await list(member)).items.map(({ record, kind, options }) => ({ key: record.key, kind, options }))
    const ballots = (await of()).filter(({ kind }) => kind === "ballot")
    expect(ballots.length).toBeGreaterThan(1)
    for (const { key, options } of ballots) {
      const { options: all } = await read<Schemas["Ballot"]>(member, `/ballot/${key}`, "ballot.get")
      expect(options).toEqual(all.map(({ id, text }) => ({ id, text })))
    }
    const { ballot } = host.mock.stores.get(member.store).rows
    const [first] = ballots
    const row = ballot.get(first?.key ?? "")
    if (row) ballot.put({ ...row, is_secret: true })
    expect((await of()).flatMap(({ options, ...item }) => (options ? [item] : []))).toEqual(
      ballots.slice(1).map(({ key, kind }) => ({ key, kind })),
    )
  })

  test("the list has nothing of a restricted group for outsiders, and nothing of another alliance", async () => {
    for (const person of ["lone-member", "member"]) {
      const groups = (await list(await host.signIn(person))).items.map(({ record }) => record.group?.acronym)
      expect(groups).not.toContain("STEER")
    }
    const harbor = await list(await host.signIn("admin", orgs.harbor))
    expect(harbor.items.filter(({ record }) => record.key.includes("aurora"))).toEqual([])
  })
})

describe("the search (SHELL-10)", () => {
  const find = (who: Session, query: string) => read<Schemas["SearchList"]>(who, `/search?${query}`, "search.list")

  test("all words must occur, in either language; the group with the searched acronym is first", async () => {
    const member = await host.signIn("member")
    const { items, counts, total } = await find(member, "q=COPT&size=200")
    expect(items[0]?.record).toMatchObject({ module: "workgroup", key: "COPT" })
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total)
    expect((await find(member, `q=${encodeURIComponent("相干光学")}`)).items[0]?.record.key).toBe("COPT")
    expect((await find(member, "q=coherent%20nothing-like-it")).total).toBe(0)
  })

  test("SHELL-10 the record with the searched number is first, before other results", async () => {
    const chair = await host.signIn("chair")
    for (const [q, key] of [
      ["M-1", "meeting-aurora-1"],
      ["m-3", "meeting-aurora-3"],
      ["%20B-1%20", "ballot-aurora-1"],
    ]) {
      const { items, total } = await find(chair, `q=${q}`)
      expect([items[0]?.record.key, total > 1]).toEqual([key, true])
    }
  })

  test("module filters the results, but not the counts", async () => {
    const member = await host.signIn("member")
    const all = await find(member, "q=a&size=200")
    const meetings = await find(member, "q=a&module=meeting&size=200")
    expect(new Set(meetings.items.map(({ record }) => record.module))).toEqual(new Set(["meeting"]))
    expect([meetings.total, meetings.counts]).toEqual([all.counts.meeting, all.counts])
  })

  test("an excerpt contains the search word and no HTML", async () => {
    const member = await host.signIn("member")
    const excerpts = (await find(member, "q=the&size=200")).items.flatMap(({ excerpt }) => excerpt ?? [])
    expect(excerpts.length).toBeGreaterThan(0)
    for (const excerpt of excerpts) expect(excerpt.toLowerCase()).toContain("the")
    for (const excerpt of excerpts) expect(excerpt).not.toMatch(/<[a-z]/)
  })

  test("an excerpt begins and ends with whole words, also with special characters", async () => {
    const member = await host.signIn("member")
    const { meeting } = host.mock.stores.get(member.store).rows
    const row = meeting.get("meeting-aurora-1")
    if (!row) throw new Error("the seed has no first meeting")
    const words = Array.from({ length: 60 }, (_, at) => `İword${at}.(`).join(" ")
    meeting.put({ ...row, description: { format: "markdown", text: words } })
    const [found] = (await find(member, `q=${encodeURIComponent("word30.(")}`)).items
    const excerpt = found?.excerpt ?? ""
    expect(excerpt).toContain(" İword30.( ")
    for (const word of excerpt.replaceAll("…", "").split(" ")) expect(word).toMatch(/^İword\d+\.\($/)
  })

  test("an excerpt begins with a whole character", async () => {
    const member = await host.signIn("member")
    const { meeting } = host.mock.stores.get(member.store).rows
    const row = meeting.get("meeting-aurora-1")
    if (!row) throw new Error("the seed has no first meeting")
    for (const shift of ["", "x"]) {
      meeting.put({ ...row, description: { format: "markdown", text: `${"𠮷".repeat(90)}${shift}excerptword` } })
      const [found] = (await find(member, "q=excerptword")).items
      expect(found?.excerpt).toMatch(/^…𠮷+x?excerptword$/u)
    }
  })

  test("ROLE-07 the results have nothing of a restricted group for outsiders", async () => {
    const groupsFor = async (person: string) =>
      (await find(await host.signIn(person), "q=STEER&size=200")).items.map(({ record }) => record.group?.acronym)
    expect(await groupsFor("restricted-member")).toContain("STEER")
    expect(await groupsFor("lone-member")).not.toContain("STEER")
  })

  test("an empty search is refused", async () => {
    const { headers } = await host.signIn("member")
    for (const query of ["", "?q=", "?q=%20"])
      expect((await host.call("GET", `/api/search${query}`, headers)).body.errors).toMatchObject([
        { field: "q", code: "required" },
      ])
  })
})

describe("WG-06 a request to join a group without a chair who can act", () => {
  const askedOf = async (person: string, acronym: string) => {
    const asking = await host.signIn("certifier")
    const { rows } = host.mock.stores.get(asking.store)
    const group = rows.workgroup.find((row) => row.acronym === acronym)
    if (!group) throw new Error(`no group ${acronym}`)
    for (const id of group.roles.chair) {
      const chair = rows.member.get(id)
      if (chair) rows.member.put({ ...chair, is_disabled: true })
    }
    const path = `/api/workgroup/${acronym}/join-request`
    expect((await host.call("POST", path, asking.headers, { reason: "Please." })).status).toBe(201)
    const decider = await host.signIn(person, orgs.aurora, asking.store)
    const mails = rows.mail.filter(
      ({ operation, member_id }) => operation === "workgroup.join-request.create" && member_id === decider.user_id,
    )
    const { items } = await list(decider, "&kind=workgroup_join_request")
    return [
      mails.length,
      items.some(({ record, since_time }) => record.group?.acronym === acronym && since_time !== null),
    ]
  }

  test.each([
    ["member-admin", "COPT", [1, true]],
    ["admin", "COPT", [1, true]],
    ["admin", "STEER", [1, true]],
    ["member-admin", "STEER", [1, true]],
    ["proposal-admin", "STEER", [0, false]],
    ["proposal-admin", "COPT", [0, false]],
  ])("is mailed to %s and waits for them, if they may administer the group %s", async (person, acronym, expected) => {
    expect(await askedOf(person, acronym)).toEqual(expected)
  })
})
