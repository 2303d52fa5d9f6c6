import { describe, expect, test } from "vitest"
import { listLog } from "#app/features/operation-log/list.server.ts"
import { logQuery } from "#app/features/operation-log/list.query.ts"
import { reader } from "../meeting/fixture.ts"

const row = {
  id: "log-1",
  username: "qiu",
  name: "Qiu Lanxi",
  email: null,
  operation: "notice.create",
  ip: null,
  user_agent: null,
  memo: null,
  module: "notice",
  record: null,
  group: null,
  time: "2026-11-20T07:02:00Z",
  is_on_behalf: false,
}

/** The record that a row of the log names. */
async function namedBy(change: object, locale: "en" | "zh" = "en") {
  const get = () => Promise.resolve({ ok: true, value: { items: [{ ...row, ...change }], total: 1, actions: [] } })
  const viewer = { userId: "m", name: "M", timezone: "Asia/Shanghai", isAdmin: false, bizRoles: [12] }
  const context = { ...reader({ locale }), viewer, api: { get } } as unknown as Parameters<typeof listLog>[0]
  const { items } = await listLog(context, logQuery.parse("/log"), "COPT")
  return items[0]?.record?.text
}

describe("ADM-08 a row of the log without its record says why", () => {
  test("a draft, or a record of a restricted group, that this person may not see", async () => {
    expect(await namedBy({})).toBe("Not visible to you, or deleted")
    expect(await namedBy({}, "zh")).toBe("您无权查看，或已删除")
    expect(await namedBy({ operation: "topic-call.create", module: "topic_call" })).toBe(
      "Not visible to you, or deleted",
    )
  })

  test("the operation that deleted it says so itself; an automatic one names the kind", async () => {
    expect(await namedBy({ operation: "notice.delete" })).toBeUndefined()
    expect(await namedBy({ operation: "system.disband" })).toBe("Notice")
  })

  test("an operation without a record is not one whose record is withheld", async () => {
    expect(await namedBy({ operation: "ticket.exchange", module: "session" })).toBeUndefined()
    expect(await namedBy({ operation: "file.create" })).toBeUndefined()
    expect(
      await namedBy({ operation: "membership-application.open", module: "membership_application" }),
    ).toBeUndefined()
  })

  test("a record that is there is named", async () => {
    const record = { module: "notice", key: "n-1", code: null, title: "Plenary", status: "draft", group: null }
    expect(await namedBy({ record })).toBe("Plenary")
  })
})
