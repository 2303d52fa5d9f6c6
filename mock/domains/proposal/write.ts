import { fileIds } from "#mock/domains/file/body.ts"
import { groupsOf } from "#mock/domains/workgroup/filter.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn, type Unchecked } from "#mock/engine/handler.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { resultOrUndefined, textIn } from "#mock/engine/unchecked.ts"
import { findProposal, logOf, refuseOlder } from "./guard.ts"
import { proposalListRules } from "./list-rules.ts"
import { mailAnswer, mailProposal } from "./mail.ts"
import { beginPhase, lastPhase } from "./phases.ts"
import type { ProposalFeedbackRow, ProposalRow, RevisionRow } from "./records.ts"
import { proposalRules } from "./rules.ts"
import { feedbackRecord, latestRevision, proposalRecord, revisionRecord } from "./view.ts"

/** Submitting proposals and revisions, feedback and its answers. */
export const proposalWriteHandlers = {
  "proposal.create": guarded(ownerOf, (call, findOwner) => {
    const { store, now, viewer, alliance } = call
    const world = { store, now }
    const user = viewer.member
    const { group_id, ...written } = readProposal(call, findOwner)
    const row: ProposalRow = {
      ...written,
      id: store.newId("proposal"),
      alliance_id: user.alliance_id,
      group_id,
      draft_code: nextCode(call, alliance.acronym),
      submitter_id: user.id,
      created_time: now,
      updated_time: now,
      changed_by_id: user.id,
      decided: null,
      ...beginPhase(
        { phases: [] },
        { id: store.newId("phase"), type: "administrator_review" },
        { store, now, alliance_id: user.alliance_id },
      ),
      reject_reason: null,
      close_reason: null,
      system_reason: null,
      version: 1,
    }
    proposalListRules.perform("create", call, {
      user,
      record: row,
      change: () => store.rows.proposal.put(row),
      log: logOf(call, row, row.title),
    })
    mailProposal("create")({ user, record: row, before: row, world, source: call })
    return { status: 201, body: { success: true, result: proposalRecord(row, user, world) } }
  }),

  "proposal.revision.create": guarded(
    (call) => findProposal(call, "revision.create"),
    (call, found) => {
      const { proposal, world } = found
      const user = call.viewer.member
      refuseOlder(found, call.body.version)
      const revision = readRevision(call, latestRevision(proposal).number + 1, proposal.revisions)
      const done = proposalRules.perform("revision.create", call, {
        user,
        record: proposal,
        change: () =>
          world.store.rows.proposal.put({
            ...proposal,
            title: revision.title,
            revisions: [...proposal.revisions, revision],
            ...changedBy(user, proposal, call.now),
          }),
        log: logOf(call, proposal, `revision ${revision.number}${revision.memo ? `: ${revision.memo}` : ""}`),
      })
      return { status: 201, body: { success: true, result: revisionRecord(revision, done, world) } }
    },
  ),

  "proposal.feedback.create": guarded(
    (call) => findProposal(call, "feedback.create"),
    (call, { proposal, world }) => {
      const user = call.viewer.member
      const row = readFeedback(call, proposal)
      proposalRules.perform("feedback.create", call, {
        user,
        record: proposal,
        change: () => {
          world.store.rows.proposal_feedback.put(row)
          return proposal
        },
        log: logOf(call, proposal, row.text),
      })
      return { status: 201, body: { success: true, result: feedbackRecord(row, proposal, world) } }
    },
  ),

  "proposal.feedback.answer": guarded(
    (call) => {
      const found = findProposal(call, "feedback.answer")
      const row = call.store.rows.proposal_feedback.get(call.path.feedback_id)
      if (row?.proposal_id !== found.proposal.id) throw new Refusal("not_found")
      return { ...found, row }
    },
    (call, { proposal, world, row }) => {
      const user = call.viewer.member
      const answer = { text: new BodyCheck(call).text(call.body.text) ?? "", author_id: user.id, time: call.now }
      const answered = { ...row, answer }
      proposalRules.perform("feedback.answer", call, {
        user,
        record: proposal,
        change: () => {
          world.store.rows.proposal_feedback.put(answered)
          return proposal
        },
        log: logOf(call, proposal, row.answer ? `${row.answer.text} -> ${answer.text}` : answer.text),
      })
      mailAnswer(row.author_id)({ user, record: proposal, before: proposal, world, source: call })
      return ok(feedbackRecord(answered, proposal, world))
    },
  ),
} satisfies Handlers

/** The group for a new proposal. Refuses immediately if the user may not submit one there. */
export function ownerOf(call: SignedIn<Unchecked<"proposal.create">>): () => Pick<ProposalRow, "group_id"> {
  const { store, now, viewer } = call
  const findGroups = groupsOf(call, textIn(call.body, "group_acronym"))
  const owner = () => ({ group_id: findGroups()?.[0]?.id ?? "" })
  const known = resultOrUndefined(owner)
  const refusal = known?.group_id && proposalListRules.can(viewer.member, "create", known, { store, now })
  if (refusal) throw refusal
  return owner
}

function readProposal(call: SignedIn<Checked<"proposal.create">>, findOwner: () => Pick<ProposalRow, "group_id">) {
  const { body } = call
  const check = new BodyCheck(call)
  const timezone = check.zone("timezone", body.timezone)
  const authors = [...new Set(body.authors.map((author) => check.text(author) ?? ""))]
  const revision = readRevision(call, 0, [], check)
  const { group_id } = findOwner()
  return { group_id, title: revision.title, timezone, authors, revisions: [revision] }
}

/** Reads a revision form, which may keep files of earlier revisions; throws a refusal with all invalid fields. */
function readRevision(
  call: SignedIn<Checked<"proposal.create" | "proposal.revision.create">>,
  number: number,
  earlier: readonly RevisionRow[],
  check = new BodyCheck(call),
): RevisionRow {
  const { store, now, viewer, body } = call
  const revision = {
    id: store.newId("revision"),
    number,
    title: check.text(body.title) ?? "",
    memo: "memo" in body ? check.text(body.memo) : null,
    submitter_id: viewer.member.id,
    created_time: now,
    content: check.richText("content", body.content),
    attachment_ids: fileIds(
      check,
      "attachment_ids",
      body.attachment_ids,
      "proposal",
      earlier.flatMap(({ attachment_ids }) => attachment_ids),
    ),
  }
  check.done()
  return revision
}

function readFeedback(call: SignedIn<Checked<"proposal.feedback.create">>, proposal: ProposalRow): ProposalFeedbackRow {
  const { store, now, viewer, body } = call
  const check = new BodyCheck(call)
  if (!proposal.revisions.some(({ id }) => id === body.revision_id)) check.refuse("revision_id", "unknown_reference")
  const row = {
    id: store.newId("feedback"),
    alliance_id: proposal.alliance_id,
    proposal_id: proposal.id,
    revision_id: body.revision_id,
    phase_id: lastPhase(proposal).id,
    text: check.text(body.text) ?? "",
    attachment_ids: fileIds(check, "attachment_ids", body.attachment_ids, "proposal"),
    author_id: viewer.member.id,
    created_time: now,
    answer: null,
  }
  check.done()
  return row
}

/** Returns the next code. Numbers continue over the years, so none is reused. */
function nextCode({ store, now, viewer }: SignedIn<Checked<"proposal.create">>, acronym: string): string {
  const taken = store.rows.proposal.where("alliance_id", viewer.member.alliance_id)
  const numbers = taken.map(({ draft_code }) => Number(draft_code.split("-").at(-1)))
  const next = Math.max(0, ...numbers) + 1
  return `${acronym}-P-${new Date(now).getUTCFullYear()}-${String(next).padStart(3, "0")}`
}
