import { describe, expect, test } from "vitest"
import { callView } from "#app/features/topic-call/topic-call.server.ts"
import { changedTopicForm } from "#app/features/topic-call/topic/topics.server.ts"
import { reader } from "../meeting/fixture.ts"

const times = { start_time: "2026-11-18T02:00:00Z", end_time: "2026-12-01T02:00:00Z" }

/** The reason on the page that edits a topic of the person, which offers no action. */
async function whyNot(call: object, topic: object = {}) {
  const get = (path: string) => {
    const isTopic = path.endsWith("{topic_id}")
    const value = isTopic
      ? { actions: [], creator: { id: "m" }, status: "submitted", ...topic }
      : { ...times, status: "ongoing", group: null, ...call }
    return Promise.resolve({ ok: true, value })
  }
  const viewer = { userId: "m", name: "M", timezone: "Asia/Shanghai", isAdmin: false, bizRoles: [] }
  const context = { ...reader(), viewer, api: { get } } as unknown as Parameters<typeof changedTopicForm>[0]
  const request = new Request("http://portal.invalid/a/aurora/topic/c/topic/t/edit")
  const screen: unknown = await changedTopicForm(context, request, { alliance: "aurora", id: "c", topicId: "t" }).catch(
    (thrown: unknown) => thrown,
  )
  return (screen as { data: { reason?: string } }).data.reason
}

describe("TOPIC-02 WG-05 a topic that can no longer be changed says why", () => {
  const disbanded = { group: { acronym: "COPT", status: "disband" } }

  test("its group is disbanded, while the call is still open", async () => {
    expect(await whyNot(disbanded)).toBe("The group is disbanded and can only be read.")
  })

  test("its call is over, whatever became of the group", async () => {
    expect(await whyNot({ status: "ended" })).toBe("The topic call is not open.")
    expect(await whyNot({ status: "cancelled", ...disbanded })).toBe("The topic call is not open.")
  })

  test("it was withdrawn", async () => {
    expect(await whyNot(disbanded, { status: "withdrawn" })).toContain("withdrawn")
  })
})

describe("TOPIC-02 WG-05 the page of a call says whether topics are still taken", () => {
  const phaseOf = (change: object) => {
    const person = { id: "m", name: "M", real_name: "M", organization: null }
    const call = {
      id: "c",
      ...times,
      timezone: "UTC",
      status: "not_started",
      creator: person,
      created_time: times.start_time,
    }
    const rest = { actions: [], attachments: [], summary_files: [], description: null, summary: null, next_code: null }
    const viewer = { userId: "m", name: "M", timezone: "UTC", isAdmin: false, bizRoles: [] }
    const record = { ...call, ...rest, group: null, cancel_reason: null, topic_total: 0, ...change }
    const context = { ...reader(), viewer } as unknown as Parameters<typeof callView>[2]
    return callView(record as unknown as Parameters<typeof callView>[0], { alliance: "aurora" }, context).phase
  }
  const disbanded = { group: { acronym: "COPT", name: "相干光学", name_english: "Coherent Optics", status: "disband" } }

  test("not in a disbanded group, even if the call is still to open", () => {
    expect(phaseOf({})).toBe("not_started")
    expect(phaseOf(disbanded)).toBe("disbanded")
    expect(phaseOf({ ...disbanded, status: "ongoing", next_code: "A-1" })).toBe("disbanded")
  })

  test("what is over stays over, and its summary can still be written", () => {
    expect(phaseOf({ ...disbanded, status: "ended" })).toBe("ended")
    expect(phaseOf({ ...disbanded, status: "cancelled" })).toBe("cancelled")
  })
})
