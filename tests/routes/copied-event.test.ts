import { beforeAll, describe, expect, test } from "vitest"
import { ballotRules } from "#mock/domains/ballot/rules.ts"
import { proposalRules } from "#mock/domains/proposal/rules.ts"
import type { ProposalRow } from "#mock/domains/proposal/records.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

let own: TestPortal
let admin: Visitor
beforeAll(async () => {
  own = await sharedPortal()
  admin = own.newVisitor()
  await admin.signIn("admin")
})

function rowsOf() {
  const store = own.mock.stores.get(admin.mock.store)
  return { rows: store.rows, world: { store, now: store.now() } }
}

/** The states in which a phase is running (openapi/states/proposal.yaml). */
const phases: ReadonlySet<string> = new Set(["group_review", "public_notice", "others"])

/** A proposal of an active group in or after its phases. */
function proposalIn(isRunning: boolean): ProposalRow {
  const { rows, world } = rowsOf()
  const found = rows.proposal.find(
    (one) =>
      one.alliance_id.includes("aurora") &&
      rows.workgroup.get(one.group_id)?.status === "normal" &&
      phases.has(proposalRules.status(one, world)) === isRunning,
  )
  if (!found) throw new Error("no such proposal")
  return found
}

/** Makes a record that can be copied one about this proposal. */
function copyable(kind: "meeting" | "ballot", { id: proposal_id, group_id }: ProposalRow): string {
  const { rows, world } = rowsOf()
  const about = { group_id, proposal_id, phase_id: null }
  if (kind === "meeting") {
    const meeting = rows.meeting.get("meeting-aurora-6")
    if (!meeting) throw new Error("no such meeting")
    rows.meeting.put({ ...meeting, ...about })
    return meeting.id
  }
  const ballot = rows.ballot.find(
    (one) => one.alliance_id.includes("aurora") && ballotRules.status(one, world) === "ended",
  )
  if (!ballot) throw new Error("no such ballot")
  rows.ballot.put({ ...ballot, ...about })
  return ballot.id
}

/** The chosen proposal in a form; undefined if none is. */
function chosenIn(html: string): string | undefined {
  const [select = ""] = /<select[^>]*name="draft_code".*?<\/select>/s.exec(html) ?? []
  const [option = ""] = /<option[^>]*selected[^>]*>/.exec(select) ?? []
  return /value="([^"]+)"/.exec(option)?.[1]
}

describe("MEET-11 VOTE-02 a copy keeps the proposal while it is running", () => {
  test.each([
    ["meeting", "meeting/create?from="],
    ["ballot", "vote/create?previous="],
  ] as const)("of a %s", async (kind, page) => {
    for (const isRunning of [true, false]) {
      const proposal = proposalIn(isRunning)
      const acronym = rowsOf().rows.workgroup.get(proposal.group_id)?.acronym
      const form = await admin.get(`/a/aurora/wg/${acronym}/${page}${copyable(kind, proposal)}`)
      expect([form.status, chosenIn(form.body)]).toEqual([200, isRunning ? proposal.draft_code : undefined])
    }
  })
})

describe("MEET-06 FORM-10 ending a meeting", () => {
  test("says that open topics stay open, if there are any", async () => {
    const { rows } = rowsOf()
    const whole = text("en", "meeting-confirm.end.text", { subject: "", end: "", hasOpenTopics: "true" })
    const sentence = whole.slice(whole.indexOf("Some topics"))
    const page = "/a/aurora/wg/COPT/meeting/meeting-aurora-1/confirm/end"
    expect((await admin.get(page)).body).toContain(sentence)
    for (const topic of rows.meeting_topic.filter(({ meeting_id }) => meeting_id === "meeting-aurora-1"))
      rows.meeting_topic.put({ ...topic, status: "completed" })
    expect((await admin.get(page)).body).not.toContain(sentence)
  })
})
