import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { Reply, Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

type Preference = components["schemas"]["Preference"]

const host = useMock()
const { signIn } = people(host)

const ask = ({ headers }: Session, method: string, path: string, body?: object) =>
  host.call(method, `/api${path}`, headers, body)

function resultOf({ status, body }: Reply): Preference {
  expect(status, JSON.stringify(body)).toBe(200)
  return body.result as Preference
}

const read = async (who: Session) => resultOf(await ask(who, "GET", "/preference"))
const write = (who: Session, body: object) =>
  ask(who, "PUT", "/preference", { version: 1, views: [], hides_first_days: false, ...body })
const view = (name: string, list = "meeting", query = "status=ongoing") => ({ list, name, query })
const faultsOf = ({ body }: Reply) => body.errors?.map(({ field, code }) => `${field} ${code}`)

describe("saved views (ACC-05)", () => {
  test("views keep their order, names are trimmed, and nobody else has them", async () => {
    const who = await signIn("member")
    expect(await read(who)).toMatchObject({ version: 1, views: [] })
    const views = [view("Second", "vote"), view("  第一个 "), view("Third")]
    const after = resultOf(await write(who, { views }))
    expect(after.views.map(({ list, name }) => `${list} ${name}`)).toEqual([
      "vote Second",
      "meeting 第一个",
      "meeting Third",
    ])
    expect(after.version).toBe(2)
    expect(await read(who)).toEqual(after)
    const colleague = await host.signIn("chair", undefined, who.store)
    expect((await read(colleague)).views).toEqual([])
    const log = host.mock.stores.get(who.store).rows.operation_log.find((row) => row.operation === "preference.update")
    expect(log).toMatchObject({ module: "profile", member_id: who.user_id })
  })

  test("the same name is refused in one list, not in two", async () => {
    const who = await signIn("member")
    const twice = await write(who, { views: [view("Mine"), view("ｍine")] })
    expect(faultsOf(twice)).toEqual(["views.1.name not_unique"])
    expect((await write(who, { views: [view("Mine"), view("mine", "vote")] })).status).toBe(200)
  })

  test.each([
    ["a path that leads out of the alliance", { list: "../harbor/meeting" }, "views.0.list value_unknown"],
    ["an absolute address", { list: "//example.invalid" }, "views.0.list value_unknown"],
    ["a query with a fragment", { query: "a=b#c" }, "views.0.query value_unknown"],
    ["a query that is too long", { query: "q=".padEnd(1001, "x") }, "views.0.query too_long"],
    ["a blank name", { name: " " }, "views.0.name required"],
  ])("%s is refused at its field", async (_title, change, fault) => {
    const who = await signIn("member")
    expect(faultsOf(await write(who, { views: [{ ...view("Mine"), ...change }] }))).toEqual([fault])
    expect((await read(who)).version).toBe(1)
  })

  test("more than fifty views, and an old version, are refused", async () => {
    const who = await signIn("member")
    const many = Array.from({ length: 51 }, (_, at) => view(`View ${at}`))
    expect(faultsOf(await write(who, { views: many }))).toEqual(["views too_many"])
    expect((await write(who, { views: many.slice(1) })).status).toBe(200)
    expect((await write(who, {})).body.code).toBe("stale")
  })
})

describe("first days (DASH-09)", () => {
  test("each step is done when the person has done it, and nothing is left to show when all are", async () => {
    const who = await signIn("lone-member")
    expect((await read(who)).first_days).toEqual({ profile: false, subscriptions: false, group: true })
    await ask(who, "PUT", "/profile", { version: 1, timezone: "Asia/Shanghai", language: "chinese" })
    expect((await read(who)).first_days).toEqual({ profile: true, subscriptions: false, group: true })
    const subscription = await ask(who, "GET", "/subscription")
    const { alliance } = subscription.body.result as { alliance: object }
    await ask(who, "PUT", "/subscription", { version: 1, alliance, groups: [] })
    expect((await read(who)).first_days).toBeNull()
  })

  test("the steps are not shown to somebody who hides them, and not after thirty days", async () => {
    const who = await signIn("lone-member")
    expect(resultOf(await write(who, { hides_first_days: true })).first_days).toBeNull()
    expect(resultOf(await write(who, { version: 2 })).first_days).not.toBeNull()
    const { rows } = host.mock.stores.get(who.store)
    const member = rows.member.get(who.user_id)
    if (member) rows.member.put({ ...member, join_time: member.join_time - 30 * day })
    expect((await read(who)).first_days).toBeNull()
    expect((await read(await signIn("member"))).first_days).toBeNull()
  })
})
