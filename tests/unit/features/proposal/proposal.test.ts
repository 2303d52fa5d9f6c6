import type { ActionFunctionArgs } from "@remix-run/node"
import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { phaseForm, savePhase, startPhase } from "#app/features/proposal/phase/phase.server.ts"
import { proposalState } from "#app/features/proposal/detail/state.server.ts"
import { proposalFacts, proposalFrame } from "#app/features/proposal/detail/detail.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import document from "../../../../openapi/generated/openapi.json"

type Proposal = components["schemas"]["Proposal"]

const [found] = Object.values(
  document.paths["/proposal/{draft_code}"].get.responses["200"].content["application/json"].examples,
)
const example = found?.value.result as unknown as Proposal
const phaseId = "phase-1"

/** A proposal with the time zone of Shanghai, in a phase with a deadline. */
function proposalUntil(deadline: string): Proposal {
  const running = { ...example.phases[0], id: phaseId, start_time: "2026-11-01T00:00:00Z", deadline, public_days: 60 }
  return {
    ...example,
    timezone: "Asia/Shanghai",
    actions: ["phase.update"],
    phases: [running as Proposal["phases"][0]],
  }
}

/** A context of a person in a time zone; `sent` is the body of the write, which times out. */
function contextIn(zone: string, proposal: Proposal) {
  const sent: { deadline?: string | null }[] = []
  const write = (_path: string, { body }: { body: { deadline?: string | null } }) => {
    sent.push(body)
    return Promise.resolve({ ok: false, failure: { kind: "timeout" } })
  }
  const get = (path: string) => Promise.resolve({ ok: true, value: path === "/member/tree" ? { nodes: [] } : proposal })
  const context = {
    alliance: "aurora",
    locale: "en",
    zone,
    now: Date.parse("2026-11-10T00:00:00Z"),
    api: { get, put: write, post: write },
  } as unknown as RequestContext
  return { context, sent }
}

/** Submits the form with a last day. @returns the deadline that the backend gets */
async function deadlineAfter(action: typeof savePhase, zone: string, proposal: Proposal, last_day: string) {
  const { context, sent } = contextIn(zone, proposal)
  const form = {
    version: "1",
    name: "Notice",
    public_days: "60",
    last_day,
    "invited.who": "everyone",
    memo: "New memo",
  }
  const request = new Request("http://portal.invalid/", { method: "POST", body: new URLSearchParams(form) })
  const params = { draftCode: proposal.draft_code, ...(action === savePhase && { phaseId }) }
  await action({ request, context, params } as unknown as ActionFunctionArgs)
  expect(sent).toHaveLength(1)
  return sent[0]?.deadline
}

const zones = ["Europe/London", "Asia/Shanghai", "America/New_York", "UTC"]
const endOfDay = "2026-11-20T16:00:00Z"

describe("PROP-02 the last day of a phase in the proposal's time zone", () => {
  test.for(zones)("is shown with the zone in the form of a person in %s", async (zone) => {
    const { context } = contextIn(zone, proposalUntil(endOfDay))
    const params = { draftCode: example.draft_code, phaseId }
    const view = await phaseForm(context, new Request("http://portal.invalid/"), params)
    expect(view.values.last_day).toBe("2026-11-20")
    expect(view.zone).toBe("Shanghai")
  })

  test("is the same in the bar of phases, during the phase and after it", () => {
    const { context } = contextIn("Asia/Shanghai", example)
    const proposal = proposalUntil(endOfDay)
    const shownIn = (state: "in_progress" | "over", end_time: string | null) => {
      const [phase] = proposal.phases
      const phases = [{ ...phase, state, end_time }] as Proposal["phases"]
      return proposalFrame({ ...proposal, phases }, context).phases[0]
    }
    expect(shownIn("in_progress", null)?.deadline?.text).toBe("20 Nov 2026")
    expect(shownIn("over", endOfDay)?.end?.text).toBe("20 Nov 2026")
  })

  test("PROP-06 is the same in the header, the facts and the days left", () => {
    const shownAt = (now: string) => {
      const proposal = { ...proposalUntil(endOfDay), deadline: endOfDay, waiting_for: { roles: [], members: [] } }
      const context = { ...contextIn("Asia/Shanghai", proposal).context, now: Date.parse(now) } as RequestContext
      const { waiting } = proposalFrame(proposal, context)
      return [waiting?.until?.text, waiting?.daysLeft, proposalFacts(proposal, context, true).deadline?.text]
    }
    const last = "Fri 20 Nov 2026, 24:00"
    expect(shownAt("2026-11-18T04:00:00Z")).toEqual([`${last} (UTC+8)`, 2, last])
    expect(shownAt("2026-11-20T04:00:00Z")).toEqual([`${last} (UTC+8)`, 0, last])
  })

  test.for(zones)("does not change when a person in %s changes another field", async (zone) => {
    expect(await deadlineAfter(savePhase, zone, proposalUntil(endOfDay), "2026-11-20")).toBe(endOfDay)
    const atNoon = "2026-11-20T04:00:00Z" // set by another program
    expect(await deadlineAfter(savePhase, zone, proposalUntil(atNoon), "2026-11-20")).toBe(atNoon)
  })

  test.for(zones)("ends in the proposal's zone when a person in %s changes the day", async (zone) => {
    expect(await deadlineAfter(savePhase, zone, proposalUntil(endOfDay), "2026-11-22")).toBe("2026-11-22T16:00:00Z")
    expect(await deadlineAfter(startPhase, zone, proposalUntil(endOfDay), "2026-11-20")).toBe(endOfDay)
  })
})

test.each([
  ["2026-12-31T00:00:00Z", 60],
  ["2026-12-20T16:00:00Z", 50],
])(
  "PROP-01 a phase from 1 November with the deadline %s shows %i days, not its planned number of days",
  (deadline, days) => {
    const proposal = { ...proposalUntil(deadline), deadline }
    expect(proposalFacts(proposal, contextIn("Asia/Shanghai", proposal).context, true).days).toBe(days)
  },
)

test.each(["Asia/Shanghai", "UTC", "America/St_Johns", "America/Los_Angeles"])(
  "PROP-01 I18N-03 a person in %s reads the same number of days",
  (zone) => {
    const [start_time, deadline] = ["2026-11-01T12:00:00Z", "2026-11-10T16:00:00Z"]
    const [phase] = proposalUntil(deadline).phases
    const phases = [{ ...phase, start_time } as Proposal["phases"][0]]
    const proposal = { ...proposalUntil(deadline), deadline, phases }
    expect(proposalFacts(proposal, contextIn(zone, proposal).context, true).days).toBe(10)
  },
)

describe("ROLE-07 the group of a proposal", () => {
  const acronym = example.group.acronym
  /** The address of the group for a person of an alliance in which it is open to them or not. */
  async function hrefOf(type: "public" | "restricted", is_accessible: boolean) {
    const proposal = { ...example, group: { ...example.group, type } }
    const answers: Record<string, unknown> = {
      "/proposal/{draft_code}": proposal,
      "/proposal/{draft_code}/feedback": { items: [], total: 0 },
      "/workgroup/grouped": { my_groups: [], other_groups: [{ acronym, is_accessible }] },
    }
    const { context } = contextIn("Asia/Shanghai", proposal)
    const api = { get: (path: string) => Promise.resolve({ ok: true, value: answers[path] }) }
    const reader = { ...context, api, settings: { widgetPatience: 1_000 } } as unknown as RequestContext
    return (await proposalState(reader, { draftCode: proposal.draft_code })).facts.group.href
  }

  test("is a link only for those who may open it", async () => {
    const href = `/a/aurora/wg/${acronym}/about`
    expect(await hrefOf("public", false)).toBe(href)
    expect(await hrefOf("restricted", true)).toBe(href)
    expect(await hrefOf("restricted", false)).toBeUndefined()
  })
})
