import { beforeAll, describe, expect, test } from "vitest"
import { orgs, type Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()
let insider: Session
let outsider: Session
let admin: Session

beforeAll(async () => {
  const store = host.newStore()
  insider = await host.signIn("restricted-member", orgs.aurora, store)
  outsider = await host.signIn("chair", orgs.aurora, store)
  admin = await host.signIn("admin", orgs.aurora, store)
})

type Row = { group: { acronym: string } | null; [field: string]: unknown }
const range = "from=2020-01-01T00:00:00Z"
const month = () => {
  const now = Date.now()
  const at = (days: number) => new Date(now + days * 86_400_000).toISOString()
  return `from=${at(-30)}&to=${at(31)}`
}

async function rows(session: Session, path: string): Promise<Row[]> {
  const { status, body } = await host.call("GET", `/api/${path}`, session.headers)
  expect(status).toBe(200)
  return (body.result as { items: Row[] }).items
}

const lists: [string, () => string][] = [
  ["notice.list", () => `notice?size=200&${range}`],
  ["proposal.list", () => "proposal?size=200"],
  ["dashboard.recent", () => "dashboard/recent?size=20"],
  ["calendar.list", () => `calendar?${month()}`],
]

describe("a restricted group", () => {
  test.each(lists)("%s shows its rows only to its members and administrators", async (_id, path) => {
    const ofGroup = (found: Row[]) => found.filter(({ group }) => group?.acronym === "STEER")
    expect(ofGroup(await rows(outsider, path()))).toEqual([])
    expect(ofGroup(await rows(insider, path())).length).toBeGreaterThan(0)
    expect(ofGroup(await rows(admin, path())).length).toBeGreaterThan(0)
  })

  const filtered = [
    "notice?group_acronym=STEER",
    "notice?group_acronym=COPT&group_acronym=STEER",
    "proposal?group_acronym=STEER",
    "calendar?group_acronym=STEER&from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z",
    "dashboard/recent?group_acronym=STEER",
    "dashboard/statistics?group_acronym=STEER",
    "dashboard/activity?group_acronym=STEER",
  ]
  test.each(filtered)("%s: outsiders get 403, with the chairs of the group", async (path) => {
    const { status, body } = await host.call("GET", `/api/${path}`, outsider.headers)
    expect([status, body.code]).toEqual([403, "restricted_group"])
    expect(body.result).toMatchObject({ group: { acronym: "STEER" } })
    expect((body.result as { chairs: unknown[] }).chairs.length).toBeGreaterThan(0)
    expect((await host.call("GET", `/api/${path}`, insider.headers)).status).toBe(200)
  })

  test("access is checked before validation: an invalid request gets 403, too", async () => {
    const { status } = await host.call("GET", "/api/notice?group_acronym=STEER&size=11", outsider.headers)
    expect(status).toBe(403)
  })

  test("is counted only for people with access", async () => {
    const of = async (session: Session) =>
      (await host.call("GET", "/api/dashboard/statistics", session.headers)).body.result as Record<
        string,
        { total: number }
      >
    const [seen, whole] = [await of(outsider), await of(admin)]
    for (const kind of ["proposal", "meeting", "ballot"])
      expect(whole[kind]?.total, kind).toBeGreaterThan(seen[kind]?.total ?? 0)
    expect(seen.group?.total, "everybody sees that a group exists").toBe(whole.group?.total)
  })

  test("is listed for outsiders, marked as not accessible", async () => {
    const { body } = await host.call("GET", "/api/workgroup/grouped", outsider.headers)
    const others = (body.result as { other_groups: { acronym: string; is_accessible: boolean }[] }).other_groups
    expect(others.filter(({ is_accessible }) => !is_accessible).map(({ acronym }) => acronym)).toEqual(["STEER"])
  })
})

describe("an alliance", () => {
  test("shows nothing of another alliance", async () => {
    const harbor = await host.signIn("admin", orgs.harbor)
    for (const [, path] of lists) {
      const groups = (await rows(harbor, path())).map(({ group }) => group?.acronym ?? null)
      expect(groups.filter((acronym) => acronym !== null && ["COPT", "LINK", "STEER"].includes(acronym))).toEqual([])
    }
    const { body } = await host.call("GET", "/api/notice?group_acronym=COPT", harbor.headers)
    expect(body.errors).toMatchObject([{ field: "group_acronym", code: "unknown_reference" }])
  })
})

describe("the counts in the navigation", () => {
  const counts = async (session: Session) =>
    (await host.call("GET", "/api/needs-my-action/counts", session.headers)).body.result as Record<
      string,
      number | null
    >

  test("requests are counted only for people who can decide them", async () => {
    expect(await counts(outsider)).toMatchObject({ login_request: null, membership_application: null })
    expect(await counts(admin)).toMatchObject({ login_request: 8, membership_application: 3 })
    expect(await counts(await host.signIn("member-admin"))).toMatchObject({ login_request: 8 })
  })

  test("a ballot is counted for its voters until they have voted", async () => {
    const chair = await counts(outsider)
    expect(chair.ballot).toBeGreaterThan(0)
    const lone = await host.signIn("lone-member")
    expect((await counts(lone)).ballot).toBe(1)
    const { vote } = host.mock.stores.get(lone.store).rows
    const ballot_id = "ballot-aurora-2"
    const { user_id: member_id } = lone
    vote.put({
      id: `${ballot_id}/${member_id}`,
      ballot_id,
      member_id,
      option_id: "approve",
      reason: null,
      time: Date.now(),
      receipt_code: "0123456789AB",
    })
    expect((await counts(lone)).ballot).toBe(0)
  })

  test("the total is at least the sum of its known parts", async () => {
    for (const session of [admin, outsider, await host.signIn("proposal-admin")]) {
      const { needs_my_action, ballot, task, login_request, membership_application } = await counts(session)
      const known = (ballot ?? 0) + (task ?? 0) + (login_request ?? 0) + (membership_application ?? 0)
      expect(needs_my_action).toBeGreaterThanOrEqual(known)
    }
  })
})
