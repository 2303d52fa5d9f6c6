import { describe, expect, test } from "vitest"
import { settleRunOut } from "#mock/domains/proposal/ending.ts"
import { lastPhase } from "#mock/domains/proposal/phases.ts"
import type { ProposalState } from "#mock/domains/proposal/rules.ts"
import { proposalIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const text = { format: "markdown", text: "Limits 限值" }
const reason = "Merged 已合并"
const phase = { name: "Second round 第二轮", public_days: 30 }

type Make = (version: number, phase_id: string) => Request
const post =
  (path: string, body: object = {}): Make =>
  (version) => ({ method: "POST", path, body: { version, ...body } })

/** The request for each action of the table. `meeting.create` and `ballot.create` are tested in mock-list-cells.test.ts. */
const requests: Record<string, Make> = {
  read: () => ({ method: "GET", path: "" }),
  review: post("/review", { decision: "reject", reason, revision_number: 0 }),
  "phase.create": post("/phase", { type: "public_notice", ...phase }),
  "phase.update": (version, id) => ({ method: "PUT", path: `/phase/${id}`, body: { version, ...phase } }),
  "phase.end": (version, id) => ({ method: "POST", path: `/phase/${id}/end`, body: { version } }),
  "submit-archive": post("/submit-archive"),
  archive: post("/archive"),
  "send-back": post("/send-back", { reason }),
  withdraw: post("/withdraw", { reason }),
  close: post("/close", { reason }),
  "submitter.update": (version) => ({
    method: "PUT",
    path: "/submitter",
    body: { version, submitter_id: "member-aurora-secretary" },
  }),
  "revision.create": post("/revision", { title: "T", content: text }),
  "feedback.create": () => ({
    method: "POST",
    path: "/feedback",
    body: { text: reason, revision_id: "revision-proposal-aurora-1-0" },
  }),
  "feedback.answer": () => ({
    method: "PUT",
    path: "/feedback/feedback-unit/answer",
    body: { text: reason },
  }),
}
const others = ["meeting.create", "ballot.create"]
const unraised = ["read", "feedback.create", "feedback.answer"]

describe("PROP-02 cells of openapi/states/proposal.yaml, over HTTP", () => {
  const asked = cellsOf<ProposalState>("proposal").filter(({ action }) => !others.includes(action))
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const proposal = store.rows.proposal.put(proposalIn(cell.status, relation, world))
    const feedback = store.rows.proposal_feedback.all()[0]
    if (!feedback) throw new Error("the seed has no feedback")
    const its = { revision_id: "revision-proposal-aurora-1-0", phase_id: lastPhase(proposal).id }
    store.rows.proposal_feedback.put({ ...feedback, ...its, id: "feedback-unit", proposal_id: proposal.id })
    const headers = headersOf(store, relation.user)
    settleRunOut(store) // settle expired phases first, so that the request under test does not
    const before = written(store)
    const make = requests[cell.action]
    if (!make) throw new Error(`no request for ${cell.action}`)
    const { method, path, body } = make(proposal.version, lastPhase(proposal).id)
    const answer = await host.call(method, `/api/proposal/${proposal.draft_code}${path}`, headers, body)
    expectVerdict(cell, answer, store, before, {
      module: "proposal",
      silent: ["phase.update"],
      isOwn: !isOfOfficers(cell.action),
    })
    const isRaised = cell.expected === "allowed" && !unraised.includes(cell.action)
    expect(store.rows.proposal.get(proposal.id)?.version).toBe(proposal.version + Number(isRaised))
  })
})

/** Whether officers of the group may perform the action too: then administrators act on their behalf. */
function isOfOfficers(action: string): boolean {
  return ["phase.create", "phase.update", "phase.end", "submit-archive", "close", "submitter.update"].includes(action)
}
