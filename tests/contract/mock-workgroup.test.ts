import { beforeAll, describe, expect, test } from "vitest"
import { orgs, type Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()
let admin: Session

beforeAll(async () => {
  const store = host.newStore()
  await host.control(store, "POST", "clock", { now: "2026-11-20T07:30:00Z" })
  admin = await host.signIn("admin", orgs.aurora, store)
})

type Item = Record<string, unknown>
type List = { items: Item[]; total: number; actions: string[] }
type Node = { module: string; key: string | null; total: number; members: (Item & { id: string })[]; nodes: Node[] }

const as = (person: string) => host.signIn(person, orgs.aurora, admin.store)
const get = (who: Session, path: string) => host.call("GET", `/api/${path}`, who.headers)
async function read<T = List>(who: Session, path: string): Promise<T> {
  const { status, body } = await get(who, path)
  expect(status, path).toBe(200)
  return body.result as T
}

describe("groups", () => {
  test("show outsiders only names, type, status and chairs of a restricted group", async () => {
    const chair = await as("chair")
    const { items } = await read(chair, "workgroup?size=50")
    const closed = items.filter(({ is_accessible }) => is_accessible === false)
    expect(closed.map((group) => Object.keys(group).sort())).toEqual([
      ["acronym", "chairs", "id", "is_accessible", "is_join_requested", "name", "name_english", "status", "type"],
    ])
    expect((await get(chair, "workgroup/STEER")).body.code).toBe("restricted_group")
    expect((await get(chair, "workgroup/STEER/member")).body.code).toBe("restricted_group")
    expect((await get(chair, "workgroup/NONE")).body.code).toBe("not_found")
    for (const sort of ["member_total", "-member_total"])
      expect((await read(chair, `workgroup?sort=${sort}`)).items.at(-1)?.acronym).toBe("STEER")
  })

  test("of a restricted one, and of its refusal, an outsider is told whether a request to join is pending (WG-06)", async () => {
    const asked = async (who: Session) => {
      const { items } = await read(who, "workgroup?type=restricted")
      const { body } = await get(who, "workgroup/STEER")
      return [items[0]?.is_join_requested, (body.result as { is_join_requested: boolean }).is_join_requested]
    }
    expect(await asked(await as("member"))).toEqual([true, true])
    expect(await asked(await as("chair"))).toEqual([false, false])
  })

  test("the refusal of a restricted one names no chair whose account is disabled: nobody could ask them (ROLE-07)", async () => {
    const outsider = await host.signIn("chair")
    const { workgroup, member } = host.mock.stores.get(outsider.store).rows
    const chairs = workgroup.find(({ acronym }) => acronym === "STEER")?.roles.chair ?? []
    const named = async () => ((await get(outsider, "workgroup/STEER")).body.result as { chairs: unknown[] }).chairs
    expect(await named()).toHaveLength(chairs.length)
    for (const id of chairs) {
      const chair = member.get(id)
      if (chair) member.put({ ...chair, is_disabled: true })
    }
    expect(await named()).toEqual([])
  })

  test("are filtered by type, status and mine", async () => {
    const acronyms = async (who: Session, query: string) =>
      (await read(who, `workgroup?${query}`)).items.map(({ acronym }) => acronym)
    expect(await acronyms(admin, "status=disband")).toEqual(["FIBR"])
    expect(await acronyms(admin, "type=restricted")).toEqual(["STEER"])
    expect(await acronyms(await as("chair"), "mine=true")).toEqual(["COPT", "LINK"])
  })

  test("WG-01 mine_first lists own groups first, and sorts both parts as requested", async () => {
    const acronyms = async (query: string) =>
      (await read(await as("chair"), `workgroup?mine_first=true&${query}`)).items.map(({ acronym }) => acronym)
    expect(await acronyms("size=10")).toEqual(["COPT", "LINK", "CONF", "FIBR", "MECH", "MGMT", "PWR", "STEER"])
    expect(await acronyms("sort=-acronym")).toEqual(["LINK", "COPT", "STEER", "PWR", "MGMT", "MECH", "FIBR", "CONF"])
    expect(await acronyms("size=10&page=2")).toEqual([])
  })

  test("have counts that equal the totals of their lists", async () => {
    const { counts } = await read<{ counts: Record<string, number> }>(admin, "workgroup/COPT")
    for (const kind of ["meeting", "proposal", "notice"])
      expect((await read(admin, `${kind}?group_acronym=COPT`)).total, kind).toBe(counts[kind])
    expect((await read(admin, "workgroup/COPT/member")).total).toBe(counts.member)
  })

  test("sort members by highest role; a chair can remove members, an administrator officers, too", async () => {
    const { items } = await read(await as("chair"), "workgroup/COPT/member?size=200&sort=role")
    const roles = items.map((person) => person.roles as string[])
    expect(roles.slice(0, 3).map(([first]) => first)).toEqual(["chair", "vice_chair", "secretary"])
    for (const person of items)
      expect(person.actions).toEqual((person.roles as string[]).length === 1 ? ["role.remove"] : [])
    const officers = await read(admin, "workgroup/COPT/member?role=chair&role=secretary")
    expect(officers.total).toBe(2)
    expect(officers.items.every(({ actions }) => (actions as string[]).includes("role.remove"))).toBe(true)
    const found = await read(admin, "workgroup/COPT/member?q=Brekkhus")
    expect(found.items.map(({ id }) => id)).toEqual(["member-aurora-member"])
  })
})

describe("the member tree", () => {
  const people = (nodes: Node[]): string[] =>
    nodes.flatMap(({ members, nodes: below }) => [...members.map(({ id }) => id), ...people(below)])

  test("without a group: has the accessible groups, without people", async () => {
    const tree = await read<{ nodes: Node[]; total: number }>(await as("chair"), "member/tree")
    expect(tree.nodes.map(({ key }) => key)).toEqual(["CONF", "COPT", "LINK", "MECH", "MGMT", "PWR"])
    expect(people(tree.nodes)).toEqual([])
  })

  test("of a group: has its people by organisation, without disabled accounts", async () => {
    const tree = await read<{ nodes: Node[]; total: number }>(admin, "member/tree?group_acronym=COPT")
    const found = people(tree.nodes)
    expect(new Set(found).size).toBe(tree.total)
    expect(found).toContain("member-aurora-chair")
    expect(found).not.toContain("member-aurora-disabled")
    expect(tree.nodes.reduce((sum, { total }) => sum + total, 0)).toBe(tree.total)
    const few = await read<{ nodes: Node[]; total: number }>(admin, "member/tree?group_acronym=COPT&size=3")
    expect([people(few.nodes).length, few.total]).toEqual([3, tree.total])
  })

  test("with a search: finds people of the whole alliance, also without a group or an organisation", async () => {
    const search = async (q: string) =>
      (await read<{ nodes: Node[] }>(admin, `member/tree?q=${encodeURIComponent(q)}`)).nodes
    expect(people(await search("宋晚晴"))).toContain("member-aurora-lone-member")
    expect((await search("高思齐")).map(({ key }) => key)).toContain(null)
    expect(people(await search("nobody-has-this-name"))).toEqual([])
  })

  test("of a meeting: has its participants; of a group without access: is refused", async () => {
    const meeting = await read<{ participants: { total: number } }>(admin, "meeting/meeting-aurora-5")
    const tree = await read<{ total: number }>(admin, "member/tree?module=meeting&key=meeting-aurora-5")
    expect(tree.total).toBe(meeting.participants.total)
    expect((await get(await as("chair"), "member/tree?group_acronym=STEER")).body.code).toBe("restricted_group")
  })
})

describe("the operation log", () => {
  test("of a meeting can be read with the meeting; only administrators see IP address and browser", async () => {
    const path = "operation-log?module=meeting&key=meeting-aurora-3"
    const [seen, whole] = [await read(await as("member"), path), await read(admin, path)]
    expect(seen.items.map(({ operation }) => operation)).toEqual(["meeting.end", "meeting.create"])
    expect(seen.items.map(({ ip, user_agent }) => [ip, user_agent])).toEqual([
      [null, null],
      [null, null],
    ])
    expect(whole.items[0]).toMatchObject({ ip: "192.0.2.17", record: { key: "meeting-aurora-3", code: "3" } })
    const steer = "operation-log?module=meeting&key=meeting-aurora-33"
    expect((await get(await as("chair"), steer)).body.code).toBe("restricted_group")
  })

  test.each([
    ["", "chair", 403],
    ["", "member-admin", 200],
    ["?group_acronym=COPT", "secretary", 200],
    ["?group_acronym=COPT", "member", 403],
    ["?group_acronym=LINK", "chair", 403],
  ])("operation-log%s as %s: %i", async (query, person, status) => {
    expect((await get(await as(person), `operation-log${query}`)).status).toBe(status)
  })

  test("is filtered and sorted, and shows nothing of another alliance", async () => {
    const { items } = await read(admin, "operation-log?operation=meeting.cancel&sort=time&size=200")
    const times = items.map(({ time }) => String(time))
    expect(times.length).toBeGreaterThan(2)
    expect(times).toEqual([...times].sort())
    expect(items.every(({ operation }) => operation === "meeting.cancel")).toBe(true)
    expect(items.every(({ record }) => (record as { key: string }).key.startsWith("meeting-aurora"))).toBe(true)
  })

  test("ADM-08 is searched by the records and groups that its rows show, but not by records that are withheld", async () => {
    type Named = { record: { key: string } | null; group: { acronym: string } | null }
    const found = async (who: typeof admin, q: string) =>
      (await read(who, `operation-log?size=200&q=${encodeURIComponent(q)}`)).items as unknown as Named[]
    const { subject } = await read<{ subject: string }>(admin, "meeting/meeting-aurora-5")
    for (const q of [subject, "copt-m-5"]) {
      const rows = await found(admin, q)
      expect(rows.map(({ record }) => record?.key)).toContain("meeting-aurora-5")
    }
    const steer = await found(admin, "steer")
    expect(steer.length).toBeGreaterThan(0)
    const keys = new Set(steer.map(({ record }) => record?.key))
    const draft = (await read(admin, "notice?group_acronym=STEER&status=sent")).items[0]
    expect(keys).toContain(draft?.id)
    expect(await found(await as("member-admin"), String(draft?.subject))).toEqual([])
  })

  test("marks an action of an administrator on behalf of an officer, and contains the change", async () => {
    const { version } = await read<{ version: number }>(admin, "meeting/meeting-aurora-6")
    const body = { version, documentation_ids: [], location: "Room 7" }
    await host.call("PUT", "/api/meeting/meeting-aurora-6/documentation", admin.headers, body)
    const { items } = await read(admin, "operation-log?module=meeting&key=meeting-aurora-6")
    expect(items[0]).toMatchObject({ operation: "meeting.documentation.update", is_on_behalf: true })
    expect(items[0]?.memo).toMatch(/location: .* -> Room 7/)
  })
})

describe("meetings in lists", () => {
  test("are counted by status, sorted, and filtered by mine and search text", async () => {
    const chair = await as("chair")
    const all = await read<List & { counts: Record<string, number> }>(chair, "meeting?size=200")
    for (const [status, count] of Object.entries(all.counts)) expect(count, status).toBeGreaterThan(0)
    const numbers = (await read(chair, "meeting?size=200&sort=number")).items.map(({ number }) => Number(number))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(all.items.some(({ group }) => (group as { acronym: string } | null)?.acronym === "STEER")).toBe(false)
    const mine = await read(chair, "meeting?size=200&mine=true")
    expect(mine.total).toBeGreaterThan(0)
    expect(mine.total).toBeLessThan(all.total)
    for (const { is_participant, organizer } of mine.items)
      expect(is_participant || (organizer as { id: string }).id === chair.user_id).toBe(true)
    expect((await read(chair, "meeting?q=skew")).items.every(({ subject }) => /skew/i.test(String(subject)))).toBe(true)
  })

  test.each([
    ["chair", "", ["export"]],
    ["chair", "?group_acronym=COPT", ["create", "export"]],
    ["chair", "?group_acronym=LINK", ["export"]],
    ["general-secretary", "", ["create", "export"]],
    ["proposal-admin", "?draft_code=AIA-P-2026-001", ["create", "export"]],
    ["admin", "?group_acronym=FIBR", ["export"]],
  ])("%s has in meeting%s the actions %j", async (person, query, actions) => {
    expect((await read(await as(person), `meeting${query}`)).actions).toEqual(actions)
  })

  test.each(["admin", "chair", "vice-chair", "secretary", "member", "general-secretary", "restricted-member"])(
    "MEET-02 for %s a group and its list of meetings agree on whether a meeting can be created",
    async (person) => {
      const who = await as(person)
      const groups = (await read(who, "workgroup?size=200")).items.filter(({ is_accessible }) => is_accessible)
      expect(groups.length).toBeGreaterThan(3)
      for (const { acronym, actions } of groups) {
        const { actions: ofList } = await read(who, `meeting?group_acronym=${String(acronym)}&size=10`)
        expect((actions as string[]).includes("meeting.create"), String(acronym)).toBe(ofList.includes("create"))
      }
    },
  )
})
