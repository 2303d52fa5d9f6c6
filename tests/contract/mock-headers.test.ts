import { expect, test } from "vitest"
import { contract } from "./mock-contract.ts"
import { useMock } from "./use-mock.ts"
import { Contract } from "#scripts/verify-backend/client/contract.ts"

const host = useMock()
const judge = new Contract(contract)

const schedule = {
  subject: "Portal maintenance",
  type: "maintenance",
  description: { format: "markdown", text: "Read-only." },
  start_time: "2029-12-02T08:00:00Z",
  end_time: "2029-12-02T09:00:00Z",
  timezone: "UTC",
}

test("a 201 says where the new record is, and its id is there", async () => {
  const session = await host.signIn("schedule-admin")
  const headers = { ...session.headers, "content-type": "application/json" }
  const created = await fetch(`${host.origin}/api/schedule`, {
    method: "POST",
    headers,
    body: JSON.stringify(schedule),
  })
  const { result } = (await created.json()) as { result: { id: string } }
  expect([created.status, created.headers.get("location")]).toEqual([201, `/api/schedule/${result.id}`])
  const read = await fetch(`${host.origin}/api/schedule/${result.id}`, { headers })
  expect(read.status).toBe(200)
})

test("a reminder that is possible later says when, in seconds too", async () => {
  const session = await host.signIn("chair")
  await host.control(session.store, "POST", "clock", { now: "2026-11-20T07:30:00Z" })
  const { body } = await host.call("GET", "/api/meeting?status=not_started&group_acronym=COPT", session.headers)
  const { id } = (body.result as { items: { id: string }[] }).items[0] ?? { id: "" }
  const remind = () => fetch(`${host.origin}/api/meeting/${id}/remind`, { method: "POST", headers: session.headers })
  expect((await remind()).status).toBe(200)
  const refused = await remind()
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([400, "3600"])
  expect(await refused.json()).toMatchObject({
    code: "reminder_too_soon",
    result: { next_time: "2026-11-20T08:30:00Z" },
  })
})

test("the verifier names a Location that is missing or leads elsewhere", () => {
  const found = (location?: string) =>
    judge.judge({
      operation: "schedule.create",
      address: "https://test.example/v1/api/schedule",
      status: 201,
      contentType: "application/json",
      answer: { success: true, result: { id: "schedule 7" } },
      answerHeaders: { ...(location !== undefined && { location }) },
    }).headers
  expect(found("/api/schedule/schedule%207")).toEqual([])
  expect(found("https://other.example/schedule/schedule%207")).toEqual([])
  expect(found("schedule/schedule%207")).toEqual([])
  expect(found()).toEqual(["201 came without Location"])
  expect(found("/api/schedule")).toEqual(["Location leads elsewhere: /api/schedule"])
  expect(found("/api/meeting/schedule%207")).toEqual(["Location leads elsewhere: /api/meeting/schedule%207"])
  expect(found("/api/schedule/schedule-8")).toEqual(["Location leads elsewhere: /api/schedule/schedule-8"])
})

test("the verifier names a refusal with next_time without Retry-After", () => {
  const found = (answerHeaders: Record<string, string>, next_time?: string) =>
    judge.judge({
      operation: "meeting.remind",
      address: "https://test.example/api/meeting/meeting-1/remind",
      status: 400,
      contentType: "application/json",
      answer: { success: false, code: "reminder_too_soon", message: "…", result: { ...(next_time && { next_time }) } },
      answerHeaders,
    }).headers
  const next = "2026-11-20T08:30:00Z"
  expect(found({ "retry-after": "3600" }, next)).toEqual([])
  expect(found({})).toEqual([])
  expect(found({}, next)).toEqual([`possible again at ${next}, but Retry-After is missing`])
  expect(found({ "retry-after": "soon" }, next)).toEqual([`possible again at ${next}, but Retry-After is soon`])
})
