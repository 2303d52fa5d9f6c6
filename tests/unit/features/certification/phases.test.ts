import { describe, expect, test } from "vitest"
import { type Certification, certificationFrame, phaseView } from "#app/features/certification/certification.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { steps } from "#mock/domains/certification/steps.ts"

const context = { locale: "en", zone: "UTC", alliance: "aurora" } as RequestContext
const user = { id: "member-1", name: "高思齐", name_english: null, organization: null }

/** The view of an application whose first steps are passed, with the next step in a state. */
function framed(passed: number, state: "ongoing" | "withdraw" | null, more: Partial<Certification>) {
  const lines = steps.map(({ key, number, phase, actor }, at) => {
    const mark = at < passed ? "pass" : at === passed ? state : null
    return {
      key,
      number,
      phase,
      actor,
      actor_agency: null,
      memo: null,
      state: mark,
      user: mark && user,
      time: mark && "2026-11-23T00:00:00Z",
    }
  })
  const basis = { id: "c", code: "AIA-C-1", actions: [], label_required: true, step: null, withdraw_reason: null }
  return certificationFrame(
    { ...basis, steps: lines, reject_reason: null, ...more } as unknown as Certification,
    context,
  )
}

const bar = (frame: ReturnType<typeof framed>) => frame.phases.map(({ state, passed }) => `${state} ${passed}`)

describe("CERT-02 the progress of the phases", () => {
  test("ongoing: phases are done, current or not started", () => {
    const frame = framed(5, "ongoing", {
      status: "under_test_evaluation",
      phase: "test",
      step: "test_evaluation_confirm",
    })
    expect(bar(frame)).toEqual(["done 4", "live 1", "idle 0", "idle 0", "idle 0"])
    expect(frame.end).toBeUndefined()
  })

  test("withdrawn at a step: the phase of that step is void, and no later step is passed", () => {
    const frame = framed(5, "withdraw", { status: "withdrawn", phase: "end" })
    expect(bar(frame)).toEqual(["done 4", "void 1", "idle 0", "idle 0", "idle 0"])
    expect(frame.end).toMatchObject({ user: "高思齐", time: { text: "Mon 23 Nov 2026, 00:00 (UTC)" } })
  })

  test("withdrawn without a step: the phase of the first step that was not passed is void", () => {
    const frame = framed(9, null, { status: "withdrawn", phase: "end" })
    expect(bar(frame)).toEqual(["done 4", "done 5", "void 0", "idle 0", "idle 0"])
    expect(frame.end).toBeUndefined()
  })

  test("completed: all phases are done, and the person who finished it is shown", () => {
    const frame = framed(steps.length, null, { status: "completed", phase: "end" })
    expect(bar(frame)).toEqual(["done 4", "done 5", "done 5", "done 7", "done 0"])
    expect(frame.end?.user).toBe("高思齐")
  })
})

test("CERT-03 the entries of a phase are sorted by time, with any UTC offset from the backend", () => {
  const entry = (time: string, text: string) => ({ step: "test_evaluation", user, time, text, attachments: [] })
  const line = { key: "test_evaluation", number: 5, phase: "test", actor: "agency", actor_agency: null, state: null }
  const place = { id: "a", name: "Lab", name_english: "Lab" }
  const view = phaseView(
    {
      id: "c",
      actions: [],
      feedbacks: [],
      certificates: [],
      evaluations: [],
      results: [],
      materials: [],
      steps: [{ ...line, user: null, time: null, memo: null }],
      label: { samples: [] },
      submitter: user,
      test_agency: place,
      certification_agency: place,
      memo: null,
      objection_total: 2,
      created_time: "2026-11-20T00:00:00Z",
      updated_time: "2026-11-20T00:00:00Z",
      objections: [
        { ...entry("2026-11-20T09:00:00+08:00", "first"), answered_time: null },
        { ...entry("2026-11-20T05:00:00Z", "third"), answered_time: null },
        { ...entry("2026-11-19T23:00:00-05:00", "second"), answered_time: null },
      ],
      rejections: [{ step: line.key, reason: "fourth", user, time: "2026-11-20T06:00:00Z" }],
    } as unknown as Certification,
    "test",
    { ...context, now: Date.parse("2026-11-21T00:00:00Z") } as RequestContext,
  )
  expect(view.records.map(({ text }) => text)).toEqual(["first", "second", "third", "fourth"])
  expect(view.records.at(-1)).toMatchObject({ title: "Rejection", files: [] })
  expect(view.records[0]).not.toHaveProperty("instant")
})
