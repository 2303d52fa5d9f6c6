import { beforeAll, describe, expect, test } from "vitest"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()
let session: Session

/** The clock is stopped so that these tests always see the same data. */
const now = "2026-11-20T07:30:00Z"

beforeAll(async () => {
  const store = host.newStore()
  await host.control(store, "POST", "clock", { now })
  session = await host.signIn("admin", undefined, store)
})

type Item = Record<string, unknown> & { id: string; subject: string; status: string }
type List = {
  items: Item[]
  total: number
  page: number
  size: number
  actions: string[]
  counts: Record<string, number>
}

async function list(path: string, who = session): Promise<List> {
  const { status, body } = await host.call("GET", `/api/${path}`, who.headers)
  expect(status, path).toBe(200)
  return body.result as List
}

describe("a list", () => {
  test("has pages with each row once, and an empty page after the last", async () => {
    const whole = await list("notice?size=200")
    const pages = [1, 2, 3, 4].map((page) => list(`notice?size=10&page=${page}`))
    const found = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id))
    expect(found).toEqual(whole.items.map(({ id }) => id))
    expect(await list("notice?size=10&page=99")).toMatchObject({ items: [], total: whole.total, page: 99 })
  })

  test.each(["created_time", "updated_time", "subject", "sent_time"])("sorts by %s in both directions", async (key) => {
    const [up, down] = [await list(`notice?size=200&sort=${key}`), await list(`notice?size=200&sort=-${key}`)]
    const values = ({ items }: List) => items.map((item) => (item[key] ?? item.updated_time) as string)
    expect(values(down)).toEqual([...values(up)].reverse())
    const compare = new Intl.Collator("zh", { numeric: true }).compare
    expect(values(up)).toEqual([...values(up)].sort(key === "subject" ? compare : undefined))
  })

  test.each(["meeting", "ballot", "topic-call", "schedule"])(
    "of type %s is sorted by upcoming: ongoing, next, ended, cancelled",
    async (kind) => {
      const { items } = await list(`${kind}?size=200&sort=upcoming`)
      const instant = Date.parse(now)
      const times = items.map((item) => {
        const start = Date.parse(item.start_time as string)
        const end = item.end_time ? Date.parse(item.end_time as string) : start + (item.duration as number) * 60_000
        return { start, end, isCancelled: item.status.startsWith("cancel") }
      })
      const going = times.filter(({ start, end, isCancelled }) => !isCancelled && start <= instant && instant < end)
      const next = times.filter(({ start, isCancelled }) => !isCancelled && start > instant)
      const over = times.filter(({ end, isCancelled }) => !isCancelled && end <= instant)
      const cancelled = times.filter(({ isCancelled }) => isCancelled)
      expect(times).toEqual([
        ...going.toSorted((a, b) => a.end - b.end),
        ...next.toSorted((a, b) => a.start - b.start),
        ...over.toSorted((a, b) => b.end - a.end),
        ...cancelled,
      ])
      expect([next.length > 0, over.length > 0]).toEqual([true, true])
    },
  )

  test("sorts proposals without a deadline last in both directions", async () => {
    for (const sort of ["deadline", "-deadline"]) {
      const { items } = await list(`proposal?size=200&sort=${sort}`)
      const missing = items.map(({ deadline }) => deadline === null)
      expect(missing.indexOf(true)).toBeGreaterThan(0)
      expect(missing.slice(missing.indexOf(true)).every(Boolean)).toBe(true)
    }
  })

  test("counts each status with the same filters except the status", async () => {
    const all = await list("notice?size=200")
    const sent = await list("notice?size=200&status=sent")
    expect(sent.counts).toEqual(all.counts)
    expect(sent.total).toBe(all.counts.sent)
    expect(all.total).toBe(Object.values(all.counts).reduce((sum, count) => sum + count, 0))
    for (const status of ["draft", "sending", "sent"]) expect(all.counts[status], status).toBeGreaterThan(0)
    expect(sent.items.every((item) => item.status === "sent")).toBe(true)
  })

  test("finds only rows with all words of the search, in both languages", async () => {
    const found = await list(`notice?size=200&q=${encodeURIComponent("工作组 fibr")}`)
    expect(found.total).toBeGreaterThan(0)
    for (const { subject } of found.items) expect(subject).toMatch(/FIBR.*工作组/)
    expect((await list("notice?q=nothing-has-this-word")).total).toBe(0)
  })

  test("filters by group, creator and time", async () => {
    const copt = await list("notice?size=200&group_acronym=COPT&group_acronym=LINK")
    const groups = copt.items.map(({ group }) => (group as { acronym: string }).acronym)
    expect([...new Set(groups)].sort()).toEqual(["COPT", "LINK"])
    const creator = await list("notice?size=200&creator_id=member-aurora-notice-admin")
    expect(new Set(creator.items.map((item) => (item.creator as { id: string }).id))).toEqual(
      new Set(["member-aurora-notice-admin"]),
    )
    const recent = await list("notice?size=200&from=2026-11-10T00:00:00Z&to=2026-11-20T00:00:00Z&status=sent")
    for (const { sent_time } of recent.items)
      expect(String(sent_time) >= "2026-11-10" && String(sent_time) < "2026-11-20").toBe(true)
    expect(recent.total).toBeGreaterThan(0)
  })
})

describe("actions", () => {
  const create = async (person: string, path: string) =>
    (await list(path, await host.signIn(person, undefined, session.store))).actions

  test("of a list depend on the person and the group", async () => {
    expect(await create("admin", "notice")).toEqual(["create", "export"])
    expect(await create("notice-admin", "notice")).toEqual(["create", "export"])
    expect(await create("member", "notice")).toEqual(["export"])
    expect(await create("chair", "notice?group_acronym=COPT")).toEqual(["create", "export"])
    expect(await create("admin", "notice?group_acronym=FIBR")).toEqual(["export"])
  })

  test("of a row depend on its state; drafts are counted only for people who can read them", async () => {
    const draft = (await list("notice?status=draft&group_acronym=COPT")).items[0]
    expect(draft?.actions).toEqual(["update", "delete", "recipient.update", "publish", "plan"])
    const { items } = await list("notice?status=draft&group_acronym=FIBR")
    expect(items[0]).toMatchObject({ is_withdrawn_by_disbanding: true, actions: [] })
    const asMember = await list("notice?size=200", await host.signIn("member", undefined, session.store))
    expect(asMember.counts).toMatchObject({ draft: 0, sending: 0 })
  })
})

describe("proposals", () => {
  test("every status occurs", async () => {
    const { counts } = await list("proposal")
    for (const [status, count] of Object.entries(counts)) expect(count, status).toBeGreaterThan(0)
  })

  test("in public notice are found with the query of the dashboard, soonest deadline first", async () => {
    const { items } = await list("proposal?phase=public_notice&status=ongoing&sort=deadline")
    expect(items).toHaveLength(3)
    for (const { deadline, phase_start_time } of items) {
      expect(Date.parse(String(deadline))).toBeGreaterThan(Date.parse(now))
      expect(Date.parse(String(phase_start_time))).toBeLessThan(Date.parse(now))
    }
    const deadlines = items.map(({ deadline }) => String(deadline))
    expect(new Set(deadlines).size).toBeGreaterThan(1)
    expect(deadlines).toEqual([...deadlines].sort())
  })

  test("are filtered by mine: submitted or authored", async () => {
    const chair = await host.signIn("chair", undefined, session.store)
    const { items } = await list("proposal?mine=submitted&mine=authored", chair)
    expect(items.length).toBeGreaterThan(0)
    for (const { submitter, authors } of items)
      expect(
        (submitter as { id: string }).id === chair.user_id || (authors as string[]).includes("Mara Ellingsen"),
      ).toBe(true)
  })
})

describe("the dashboard", () => {
  test("shows ongoing, then future, then past meetings and ballots", async () => {
    const { items } = await list("dashboard/recent?size=20")
    const rank = { ongoing: 0, not_started: 1, ended: 2, cancelled: 2 }
    const order = items.map(({ status }) => rank[status as keyof typeof rank])
    expect(order).toEqual([...order].sort())
    expect(new Set(items.map(({ module }) => module))).toEqual(new Set(["meeting", "ballot"]))
    expect(new Set(order).size).toBe(3)
    const starts = items.filter(({ status }) => status === "not_started").map(({ start_time }) => String(start_time))
    expect(starts).toEqual([...starts].sort())
  })

  test("counts each login of today, and each person once", async () => {
    const today = async () => {
      const { items } = await list("dashboard/activity")
      expect(items).toHaveLength(30)
      return items.at(-1) as unknown as Record<string, number>
    }
    const before = await today()
    await host.signIn("lone-member", undefined, session.store)
    await host.signIn("lone-member", undefined, session.store)
    const after = await today()
    expect((after.login_total ?? 0) - (before.login_total ?? 0)).toBe(2)
    expect((after.login_member_total ?? 0) - (before.login_member_total ?? 0)).toBe(1)
  })

  test("weeks are sums of their days", async () => {
    const range = "from=2026-10-22&to=2026-11-18"
    const days = await list(`dashboard/activity?${range}`)
    const weeks = await list(`dashboard/activity?${range}&step=week`)
    const total = ({ items }: List) => items.reduce((sum, item) => sum + Number(item.operation_total), 0)
    expect(weeks.items).toHaveLength(4)
    expect(total(weeks)).toBe(total(days))
    expect(total(days)).toBeGreaterThan(0)
  })

  test.each([
    ["dashboard/activity?from=2026-11-02&to=2026-11-01", "end_too_early"],
    ["dashboard/activity?from=2025-01-01&to=2026-11-01", "too_many"],
    ["calendar?from=2026-11-02T00:00:00Z&to=2026-11-02T00:00:00Z", "end_before_start"],
    ["calendar?from=2026-01-01T00:00:00Z&to=2026-11-02T00:00:00Z", "too_many"],
  ])("%s: %s at `to`", async (path, code) => {
    const { status, body } = await host.call("GET", `/api/${path}`, session.headers)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field: "to", code }])
  })
})

describe("the calendar", () => {
  const range = "from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z"

  test("contains every kind and every status, sorted by start", async () => {
    const { items } = await list(`calendar?${range}`)
    expect(new Set(items.map(({ module }) => module))).toEqual(
      new Set(["meeting", "ballot", "topic_call", "task", "schedule", "proposal"]),
    )
    expect(new Set(items.map(({ status }) => status))).toEqual(
      new Set(["not_started", "ongoing", "ended", "cancelled"]),
    )
    const starts = items.map(({ start_time }) => String(start_time))
    expect(starts).toEqual([...starts].sort())
  })

  test("is filtered by kind and by own events", async () => {
    const { items } = await list(`calendar?${range}&module=meeting&module=task`)
    expect(new Set(items.map(({ module }) => module))).toEqual(new Set(["meeting", "task"]))
    const lone = await host.signIn("lone-member", undefined, session.store)
    const mine = await list(`calendar?${range}&mine=true`, lone)
    expect(mine.items.every(({ group }) => group === null)).toBe(true)
    expect(mine.items.length).toBeLessThan((await list(`calendar?${range}`, lone)).items.length)
  })
})

test("DASH-01 the recent list is sorted: ongoing, next, ended, cancelled", async () => {
  type Recent = { status: string; start_time: string; end_time: string }
  const { body } = await host.call("GET", "/api/dashboard/recent?size=20", session.headers)
  const { items } = body.result as { items: Recent[] }
  const of = (status: string) => items.filter((item) => item.status === status)
  const [ongoing, next, ended] = [of("ongoing"), of("not_started"), of("ended")]
  const instant = Date.parse(now)
  for (const { start_time, end_time } of ongoing)
    expect([Date.parse(start_time) <= instant, Date.parse(end_time) > instant]).toEqual([true, true])
  expect([ongoing, next, ended].every(({ length }) => length > 0)).toBe(true)
  expect(items).toEqual([
    ...ongoing.toSorted((a, b) => Date.parse(a.end_time) - Date.parse(b.end_time)),
    ...next.toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time)),
    ...ended.toSorted((a, b) => Date.parse(b.end_time) - Date.parse(a.end_time)),
    ...of("cancelled"),
  ])
})

describe("DASH-04 the numbers of the dashboard", () => {
  test.each(["admin", "chair", "member", "lone-member"])("equal the totals of the lists, for %s", async (person) => {
    const who = await host.signIn(person, undefined, session.store)
    const { body } = await host.call("GET", "/api/dashboard/statistics", who.headers)
    const { proposal, group, meeting, ballot } = body.result as Record<string, Record<string, number>>
    const lists = ["proposal", "workgroup", "meeting", "ballot"].map(
      async (kind) => (await list(`${kind}?size=10`, who)).total,
    )
    expect([proposal, group, meeting, ballot].map((numbers) => numbers?.total)).toEqual(await Promise.all(lists))
    expect(ballot?.ongoing_total).toBe((await list("ballot?status=ongoing", who)).total)
    expect(proposal?.ongoing_total).toBe((await list("proposal?status=ongoing", who)).total)
  })
})

describe("MEET-01 VOTE-01 SHELL-10 meetings and ballots are found by their numbers", () => {
  test.each([
    ["meeting", "M-5", "meeting-aurora-5"],
    ["meeting", "copt-m-5", "meeting-aurora-5"],
    ["ballot", "B-1", "ballot-aurora-1"],
    ["ballot", "COPT-B-1", "ballot-aurora-1"],
  ])("in the list of %ss and in the search: %s", async (path, number, id) => {
    const idsIn = ({ items }: List) => items.map((item) => item.id)
    expect(idsIn(await list(`${path}?size=200&q=${number}`))).toContain(id)
    const found = (await list(`search?size=200&q=${number}`)) as unknown as { items: { record: { key: string } }[] }
    expect(found.items.map(({ record }) => record.key)).toContain(id)
  })

  test("the number of a group finds nothing of another group", async () => {
    expect((await list("meeting?size=200&q=LINK-M-1")).items.map(({ subject }) => subject)).toEqual([
      "Link training state machine, first reading",
    ])
  })
})
