import { expect, test } from "vitest"
import { deliveryFile } from "#app/features/notice/delivery.server.ts"
import { noticeFile } from "#app/features/notice/notice-list.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { reader } from "./meeting-fixture.ts"

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

test("NOTICE-01 the list has the time at which a notice was sent, or changed before that", async () => {
  expect(await headsOf(noticeFile(context, "http://portal.invalid/a/aurora/notice.csv"))).toContain(
    "Sent or changed (Shanghai)",
  )
})
