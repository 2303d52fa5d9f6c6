import { describe, expect, test } from "vitest"
import { ApiFailure, type Failure } from "#app/lib/failure.ts"
import { activityView, roundAbove } from "#app/features/dashboard/activity.server.ts"
import { dashboardWidgets } from "#app/features/dashboard/dashboard.server.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import document from "../../../../openapi/generated/openapi.json"

type Operation = {
  responses: { "200": { content: { "application/json": { examples: Record<string, { value: unknown }> } } } }
}
type Asked = { path: string; query: Record<string, unknown> }

/** The `result` of the contract's example of a successful response. */
function example(path: string): unknown {
  const operation = (document.paths as unknown as Record<string, { get: Operation }>)[path]?.get
  const [first] = Object.values(operation?.responses["200"].content["application/json"].examples ?? {})
  return (first?.value as { result: unknown }).result
}

const whole = { url: "http://portal.test/a/aurora/dashboard?whole" }

type Replace = Record<string, unknown>
function contextWith(replace: Replace = {}, failures: Record<string, Failure> = {}, zone = "Asia/Shanghai") {
  const asked: Asked[] = []
  const get = async (path: string, { query = {} }: { query?: Record<string, unknown> } = {}) => {
    asked.push({ path, query })
    const failure = failures[path]
    if (failure?.kind === "unauthorized") throw new ApiFailure(failure)
    return failure ? { ok: false, failure } : { ok: true, value: replace[path] ?? example(path) }
  }
  const now = Date.parse("2026-11-20T07:30:00Z")
  return {
    asked,
    context: {
      allianceState: { kind: "known", alliance: { url: "aurora" } },
      alliance: "aurora",
      api: { get },
      now,
      locale: "en",
      zone,
    } as unknown as RequestContext,
  }
}

const ready = <Value>(part: { state: string; value?: Value } | Promise<unknown>): Value => {
  if (part instanceof Promise || part.state !== "ready") throw new Error("the widget is not ready")
  return part.value as Value
}

const event = (module: string, status: string, start: string, end: string, more: object = {}) => ({
  module,
  key: `${module}-${start}`,
  subject: `${module} ${status}`,
  status,
  start_time: start,
  end_time: end,
  group: null,
  is_voter: false,
  my_option: null,
  ...more,
})

describe("DASH-01 recent meetings and ballots", () => {
  test("show a meeting's start, and a ballot's end once it has begun, in the person's zone", async () => {
    const times = ["2026-11-20T08:00:00Z", "2026-11-20T09:30:00Z"] as const
    const group = { acronym: "COPT", name: "相干光学", name_english: "Coherent Optics", type: "public" }
    const shown = { acronym: "COPT", name: "Coherent Optics", isPublic: true }
    const items = [
      event("meeting", "ongoing", ...times, { group }),
      event("vote", "not_started", ...times),
      event("vote", "ongoing", ...times, { is_voter: true, my_option: "Yes" }),
      event("vote", "ended", ...times),
      event("vote", "cancelled", ...times),
    ]
    const { context } = contextWith({ "/dashboard/recent": { items } })
    const view = ready((await dashboardWidgets(context, whole)).recent)
    expect(view.items.map(({ counts }) => counts)).toEqual(["starts", "starts", "ends", "ended", "starts"])
    expect(view.items.map(({ when }) => when.text.slice(-5))).toEqual(["16:00", "16:00", "17:30", "17:30", "16:00"])
    expect(view.items[0]).toMatchObject({ duration: "1 h 30 min", group: shown, option: undefined })
    expect(view.items[2]).toMatchObject({ isVoter: true, option: "Yes" })
    expect(view.zone).toBe("UTC+8")
  })

  test("show UTC after the switch to UTC", async () => {
    const { context } = contextWith({}, {}, "UTC")
    expect(ready((await dashboardWidgets(context, whole)).recent).zone).toBe("UTC")
  })
})

describe("DASH-02 calendar", () => {
  test("requests the current month with both edges in the person's zone, and counts the events of each day without cancelled ones", async () => {
    const items = [
      event("meeting", "not_started", "2026-11-20T08:00:00Z", "2026-11-20T09:00:00Z"),
      event("meeting", "ended", "2026-11-20T01:00:00Z", "2026-11-20T02:00:00Z"),
      event("meeting", "cancelled", "2026-11-20T08:00:00Z", "2026-11-20T09:00:00Z"),
    ]
    const { context, asked } = contextWith({ "/calendar": { items } })
    const view = ready((await dashboardWidgets(context, whole)).calendar)
    expect(asked.find(({ path }) => path === "/calendar")?.query).toEqual({
      from: "2026-10-31T15:59:59.999Z",
      to: "2026-11-30T16:00:00.001Z",
    })
    const days = view.weeks.flat().filter((day) => day !== null)
    expect(days).toHaveLength(30)
    expect(view.today).toBe("2026-11-20")
    expect(days.filter((day) => !day.endsWith("|0"))).toEqual(["2026-11-20|2"])
    expect(view.next.map(({ subject }) => subject)).toEqual(["meeting not_started"])
    expect(view.title).toBe("November 2026")
  })

  test("PROP-06 a proposal's deadline at midnight is marked and named on the last day of its phase, as in the calendar", async () => {
    const items = [event("proposal", "not_started", "2026-11-30T16:00:00Z", "2026-11-30T16:00:00Z")]
    const { context } = contextWith({ "/calendar": { items } })
    const { weeks, next } = ready((await dashboardWidgets(context, whole)).calendar)
    expect(weeks.flat().filter((day) => day !== null && !day.endsWith("|0"))).toEqual(["2026-11-30|1"])
    expect(next.map(({ mark, when }) => `${mark} ${when.text}`)).toEqual(["due Mon 30 Nov, 24:00"])
  })

  test("lists the next three events with the reason: begins, opens or closes", async () => {
    const items = [
      event("task", "ongoing", "2026-11-22T01:00:00Z", "2026-11-24T02:00:00Z"),
      event("meeting", "not_started", "2026-11-23T01:00:00Z", "2026-11-23T02:00:00Z"),
      event("ballot", "ongoing", "2026-11-18T08:00:00Z", "2026-11-21T08:00:00Z"),
      event("ballot", "not_started", "2026-11-23T08:00:00Z", "2026-11-28T08:00:00Z"),
    ]
    const { context } = contextWith({ "/calendar": { items } })
    const { next } = ready((await dashboardWidgets(context, whole)).calendar)
    expect(next.map(({ module, mark, when }) => `${module} ${mark} ${when.text}`)).toEqual([
      "ballot closes Sat 21 Nov, 16:00",
      "meeting begins Mon 23 Nov, 09:00",
      "ballot opens Mon 23 Nov, 16:00",
    ])
  })

  test("lists a ballot once, with what comes next of it", async () => {
    const items = [event("ballot", "not_started", "2026-11-21T08:00:00Z", "2026-11-22T08:00:00Z")]
    const { context } = contextWith({ "/calendar": { items } })
    const { next } = ready((await dashboardWidgets(context, whole)).calendar)
    expect(next.map(({ mark, when }) => `${mark} ${when.text}`)).toEqual(["opens Sat 21 Nov, 16:00"])
  })
})

describe("DASH-03 activity", () => {
  test.each([
    [0, 1],
    [1, 1],
    [3, 4],
    [4.1, 5],
    [6, 10],
    [11, 20],
    [99, 100],
    [401, 500],
    [1000, 1000],
  ])("the axis for a maximum of %d ends at %d", (value, top) => expect(roundAbove(value)).toBe(top))

  test("the chart has three lines within its area, and a table has the numbers", () => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      date: `2026-11-${String(index + 1).padStart(2, "0")}`,
      login_total: index,
      login_member_total: Math.floor(index / 2),
      operation_total: index * 40,
    }))
    const view = activityView({ items } as never, serverIntl("en"), "en")
    expect(view.lines.map(({ points }) => points.split(" ").length)).toEqual([30, 30, 30])
    for (const { points } of view.lines)
      for (const point of points.split(" ")) {
        const [x = NaN, y = NaN] = point.split(",").map(Number)
        expect(x >= 0 && x <= 300 && y >= 0 && y <= 100).toBe(true)
      }
    expect(view.scale).toEqual(["2,000", "1,500", "1,000", "500", "0"])
    expect([view.dates[0], view.dates.at(-1)]).toEqual(["1 Nov", "30 Nov"])
    expect(view.rows.at(-1)).toBe("2026-11-30|30 Nov|1,160|29|14")
  })

  test("the lines end before today; the table contains today", () => {
    const items = ["2026-11-19", "2026-11-20"].map((date) => ({
      date,
      login_total: 9,
      login_member_total: 5,
      operation_total: 40,
    }))
    const view = activityView({ items } as never, serverIntl("en"), "en", "2026-11-20")
    expect(view.lines.map(({ points }) => points.split(" ").length)).toEqual([1, 1, 1])
    expect(view.rows).toHaveLength(2)
  })

  test.each([0, 1])("%d days of data give a valid chart", (length) => {
    const items = Array.from({ length }, () => ({
      date: "2026-11-20",
      login_total: 0,
      login_member_total: 0,
      operation_total: 0,
    }))
    const view = activityView({ items } as never, serverIntl("zh"), "zh")
    expect(JSON.stringify(view)).not.toMatch(/NaN|null/)
    expect(view.scale[0]).toBe("4")
  })
})

describe("DASH-05 DASH-06 notices and public notice", () => {
  test("shows at most five proposals; the days left are counted from now", async () => {
    const [row] = (example("/proposal") as { items: object[] }).items
    const proposals = Array.from({ length: 7 }, (_, index) => ({
      ...row,
      draft_code: `P-${index}`,
      deadline: `2026-11-2${index}T07:30:00Z`,
      phase_start_time: "2026-11-10T07:30:00Z",
    }))
    const { context } = contextWith({ "/proposal": { items: proposals } })
    const { publicNotice, notices } = await dashboardWidgets(context, whole)
    expect(ready(publicNotice).map(({ code, left, days }) => [code, left, days])).toEqual([
      ["P-0", 0, 10],
      ["P-1", 1, 11],
      ["P-2", 2, 12],
      ["P-3", 3, 13],
      ["P-4", 4, 14],
    ])
    expect(ready(notices).length).toBeGreaterThan(0)
  })

  test("a period until midnight ends on the day before, as in the form of its phase", async () => {
    const [row] = (example("/proposal") as { items: object[] }).items
    const deadline = "2026-11-30T16:00:00Z"
    const shownIn = async (zone: string) => {
      const { context } = contextWith({ "/proposal": { items: [{ ...row, deadline }] } }, {}, zone)
      return ready((await dashboardWidgets(context, whole)).publicNotice)[0]?.end?.text
    }
    expect(await shownIn("Asia/Shanghai")).toBe("30 Nov")
    expect(await shownIn("Asia/Tokyo")).toBe("1 Dec")
  })

  test("a proposal without a deadline has no days", async () => {
    const [row] = (example("/proposal") as { items: object[] }).items
    const { context } = contextWith({ "/proposal": { items: [{ ...row, deadline: null, phase_start_time: null }] } })
    expect(ready((await dashboardWidgets(context, whole)).publicNotice)[0]).toMatchObject({
      end: undefined,
      left: undefined,
      days: undefined,
    })
  })
})

test("WG-05 topic calls of a disbanded group, which accepts no topics, are not shown", async () => {
  const [row] = (example("/topic-call") as { items: object[] }).items
  const group = (status: string) => ({ id: "g", acronym: "FIBR", name: "传统光纤", type: "public", status })
  const items = [
    { ...row, id: "over", group: group("disband") },
    { ...row, id: "of-group", group: group("normal") },
    { ...row, id: "of-all", group: null },
  ]
  const { context } = contextWith({ "/topic-call": { items, total: 3 } })
  const shown = ready((await dashboardWidgets(context, whole)).topicCalls).map(({ id }) => id)
  expect(shown).toEqual(["of-group", "of-all"])
})

test("topic calls: an empty page ends the loading, even if the total is too high", async () => {
  const { context, asked } = contextWith({ "/topic-call": { items: [], total: 1_000_000 } })
  expect(ready((await dashboardWidgets(context, whole)).topicCalls)).toEqual([])
  expect(asked.filter(({ path }) => path === "/topic-call")).toHaveLength(1)
})

test("WG-05 topic calls of disbanded groups do not hide those of other groups on the next page", async () => {
  const [row] = (example("/topic-call") as { items: object[] }).items
  const over = { id: "g", acronym: "FIBR", name: "传统光纤", type: "public", status: "disband" }
  const calls = Array.from({ length: 18 }, (_, index) => ({ ...row, id: `${index}`, group: index < 8 ? over : null }))
  const { context, asked } = contextWith()
  const get = context.api.get as unknown as (path: string, options?: { query?: { page?: number } }) => Promise<unknown>
  const paged = async (path: string, options?: { query?: { page?: number } }) => {
    if (path !== "/topic-call") return get(path, options)
    const start = ((options?.query?.page ?? 1) - 1) * 10
    asked.push({ path, query: { ...options?.query } })
    return { ok: true, value: { items: calls.slice(start, start + 10), total: calls.length } }
  }
  const widgets = await dashboardWidgets({ ...context, api: { get: paged } } as unknown as RequestContext, whole)
  expect(ready(widgets.topicCalls).map(({ id }) => id)).toEqual(["8", "9", "10", "11", "12"])
  expect(asked.filter(({ path }) => path === "/topic-call").map(({ query }) => query["page"])).toEqual([undefined, 2])
})

describe("DASH-07 independent widgets", () => {
  const paths = [
    "/dashboard/recent",
    "/calendar",
    "/dashboard/statistics",
    "/dashboard/activity",
    "/notice",
    "/topic-call",
    "/proposal",
    "/needs-my-action",
  ]

  test("all load once each, at the same time", async () => {
    const { context, asked } = contextWith()
    const running = dashboardWidgets(context, whole)
    expect(asked.map(({ path }) => path).sort()).toEqual([...paths].sort())
    await running
    expect(asked).toHaveLength(paths.length)
  })

  test.each([
    ["timeout", "timeout"],
    ["network", "error"],
    ["contract", "error"],
    ["forbidden", "error"],
    ["server", "error"],
  ] as const)("a %s of one widget is shown as %s, the others are ready", async (kind, reason) => {
    for (const path of paths) {
      const { context } = contextWith({}, { [path]: { kind } })
      const states = Object.values(await dashboardWidgets(context, whole)).map((part) =>
        part instanceof Promise ? "late" : part.state === "ready" ? "ready" : part.reason,
      )
      expect(states.filter((state) => state === "ready")).toHaveLength(paths.length - 1)
      expect(states.filter((state) => state === reason)).toHaveLength(1)
    }
  })

  test.each(paths)("SES-07 a 401 of %s is thrown, for the guard to end the session", async (path) => {
    const { context } = contextWith({}, { [path]: { kind: "unauthorized" } })
    await expect(dashboardWidgets(context, whole)).rejects.toMatchObject({ failure: { kind: "unauthorized" } })
  })

  test("FORM-08 the page after a form waits for slow widgets", async () => {
    const { context } = contextWith()
    const { get } = context.api as unknown as { get(path: string): Promise<unknown> }
    const api = { get: (path: string) => new Promise((done) => setTimeout(() => done(get(path)), 60)) }
    const slow = { ...context, api, settings: { widgetPatience: 20 }, hasActed: true } as unknown as RequestContext
    const parts = await dashboardWidgets(slow, { url: "http://portal.test/a/aurora/dashboard" })
    expect(Object.values(parts).every((part) => "state" in part && part.state === "ready")).toBe(true)
  })

  test("a slow widget arrives later, and its late 401 is shown in the widget", async () => {
    const { context } = contextWith()
    let resolve = (_failure: Failure) => {}
    const promise = new Promise<Failure>((done) => (resolve = done))
    const { get } = context.api as unknown as { get(path: string): Promise<unknown> }
    const api = {
      get: async (path: string) => (path === "/notice" ? Promise.reject(new ApiFailure(await promise)) : get(path)),
    }
    const slow = { ...context, api, settings: { widgetPatience: 20 } } as unknown as RequestContext
    const { notices, ...others } = await dashboardWidgets(slow, { url: "http://portal.test/a/aurora/dashboard" })
    expect(notices).toBeInstanceOf(Promise)
    expect(Object.values(others).every((part) => "state" in part && part.state === "ready")).toBe(true)
    resolve({ kind: "unauthorized" })
    expect(await notices).toEqual({ state: "failed", reason: "unauthorized" })
  })
})

describe("DASH-08 the widget of items that need my action", () => {
  test("shows the first five items with action, reason, deadline and link", async () => {
    const { items } = example("/needs-my-action") as { items: { record: object }[] }
    const [vote, task] = items
    const meeting = { ...vote, record: { ...vote?.record, module: "meeting", key: "meeting-1" } }
    const { context, asked } = contextWith({ "/needs-my-action": { items: [vote, task, meeting, vote, task, vote] } })
    const view = ready((await dashboardWidgets(context, whole)).waiting).items
    expect(view).toHaveLength(5)
    expect(view[0]).toMatchObject({
      what: "waiting.do.vote",
      why: "waiting.why.voter",
      isSoon: true,
      code: "COPT-B-12",
    })
    expect(view[0]?.until?.text).toBe("Sat 21 Nov, 03:00")
    expect(view[1]).toMatchObject({ what: "waiting.do.complete", why: "waiting.why.assignee", isSoon: false })
    expect(view[1]?.href).toBe("/a/aurora/wg/COPT/task/task-aurora-3")
    expect(view[2]?.href).toBe("/a/aurora/wg/COPT/meeting/meeting-1")
    expect(asked.filter(({ path }) => path === "/needs-my-action")).toHaveLength(1)
  })
})
