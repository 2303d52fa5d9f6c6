import { expect, test } from "vitest"
import { deliveryFile } from "#app/features/notice/delivery/delivery.server.ts"
import { listNotices, noticeFile } from "#app/features/notice/list/list.server.ts"
import { noticeQuery } from "#app/features/notice/list/list.query.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { reader } from "../meeting/fixture.ts"

const officers = ["chair", "vice_chair", "secretary"]

const records: Record<string, unknown> = {
  "/notice/{id}": { id: "n", status: "sent", actions: ["delivery.list"], group: null },
  "/notice/{id}/delivery": { items: [], total: 0 },
  "/notice": { items: [], total: 0 },
}
const get = (path: string) => Promise.resolve({ ok: true, value: records[path] })
const context = { ...reader(), api: { get } } as unknown as RequestContext

const headsOf = async (file: Promise<Response>) => (await (await file).text()).split("\r\n")[0]

test("NOTICE-02 the time of a delivery is not called one of a change: the mail was handed over, or failed", async () => {
  const url = "http://portal.invalid/a/aurora/notice/n/delivery.csv"
  const heads = await headsOf(deliveryFile(context, { alliance: "aurora", id: "n" }, url))
  expect(heads).toContain("Email,Name,Language,Status,Time (Shanghai),Failure")
})

test.each([
  ["a group", { acronym: "COPT" }, ["creator", ...officers, "notice_admin", "alliance_admin"]],
  ["the whole alliance", null, ["creator", "notice_admin", "alliance_admin"]],
])("ROLE-04 who could read the deliveries of a notice to %s", async (_to, group, roles) => {
  const notice = { id: "n", status: "sent", actions: [], group }
  const asked = { ...context, api: { get: () => Promise.resolve({ ok: true, value: notice }) } } as unknown
  const url = "http://portal.invalid/a/aurora/notice/n/delivery.csv"
  const thrown: unknown = await deliveryFile(asked as RequestContext, { alliance: "aurora", id: "n" }, url).catch(
    (screen: unknown) => screen,
  )
  expect((thrown as { data: { details: unknown } }).data.details).toEqual({ roles })
})

test("NOTICE-01 the list has the time at which a notice was sent, or changed before that", async () => {
  expect(await headsOf(noticeFile(context, "http://portal.invalid/a/aurora/notice.csv"))).toContain(
    "Sent or changed (Shanghai)",
  )
})

test.each([
  [false, 17],
  [true, undefined],
])(
  "NOTICE-02 the list names no recipients of a notice that was withdrawn with its group: %s",
  async (isOver, shown) => {
    const person = { id: "m", name: "M", real_name: "M", organization: null }
    const row = { id: "n", subject: "S", group: null, is_new: false, recipient_total: 17, creator: person, actions: [] }
    const times = { sent_time: null, updated_time: "2026-11-20T07:00:00Z" }
    const notice = { ...row, ...times, status: "draft", is_withdrawn_by_disbanding: isOver }
    const value = { items: [notice], total: 1, actions: [], counts: { draft: 1, sending: 0, sent: 0 } }
    const asked = { ...context, api: { get: () => Promise.resolve({ ok: true, value }) } } as unknown as RequestContext
    const { items } = await listNotices(asked, { alliance: "aurora", acronym: "COPT" }, noticeQuery.parse("/notice"))
    expect(items[0]?.recipients).toBe(shown)
  },
)
