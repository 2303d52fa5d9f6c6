import type { components } from "#openapi/generated/schema.d.ts"
import { fileRef, fileRefs } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRef, memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import { visible } from "#mock/engine/visible.ts"
import { phaseView, textOf, followingPhases, waitingFor } from "./phase-view.ts"
import { phaseRef } from "./record-ref.ts"
import { peopleOf } from "./people.ts"
import type { PhaseType, ProposalFeedbackRow, ProposalRow, RevisionRow } from "./records.ts"
import { proposalRules, statusOfState } from "./rules.ts"

type Schemas = components["schemas"]

/** The contract's status. */
export function statusOf(proposal: ProposalRow, world: World): Schemas["ProposalStatus"] {
  return statusOfState(proposalRules.status(proposal, world))
}

/** The running phase, or the last one of a finished proposal; `null` between phases. */
export function runningPhase(proposal: ProposalRow, world: World): PhaseType | null {
  return proposalRules.status(proposal, world) === "between" ? null : proposal.phase
}

/** The deadline of the running phase; null if no phase is running. */
export function deadlineOf(proposal: ProposalRow, world: World): Instant | null {
  const isRunning = statusOf(proposal, world) === "ongoing" && runningPhase(proposal, world) !== null
  return isRunning ? proposal.deadline : null
}

/** A proposal as a row of a list. */
export function proposalRow(proposal: ProposalRow, user: MemberRow, world: World): Schemas["ProposalRow"] {
  const { id, version, draft_code, title, timezone, reject_reason, close_reason, system_reason } = proposal
  const group = world.store.rows.workgroup.get(proposal.group_id)
  if (!group) throw new Error(`${draft_code} names a group that is not there`)
  const phase = runningPhase(proposal, world)
  const latest = latestRevision(proposal)
  return {
    id,
    version,
    actions: proposalRules.actions(user, proposal, world),
    draft_code,
    title,
    authors: [...proposal.authors],
    group: groupRef(group),
    submitter: memberRefOf(world.store, proposal.submitter_id),
    timezone,
    created_time: toText(proposal.created_time),
    updated_time: toText(proposal.updated_time),
    latest_revision: { id: latest.id, number: latest.number },
    status: statusOf(proposal, world),
    phase,
    phase_start_time: phase === null ? null : textOf(proposal.phase_start_time),
    deadline: textOf(deadlineOf(proposal, world)),
    reject_reason,
    close_reason,
    system_reason,
    waiting_for: waitingFor(proposal, world),
    counts: totals(proposal, user, world),
  }
}

/** The latest revision. */
export function latestRevision({ draft_code, revisions }: ProposalRow): RevisionRow {
  const latest = revisions.at(-1)
  if (!latest) throw new Error(`${draft_code} has no revision`)
  return latest
}

function totals(proposal: ProposalRow, user: MemberRow, world: World): Schemas["ProposalTotals"] {
  const isOfProposal = ({ proposal_id }: { proposal_id: string | null }) => proposal_id === proposal.id
  return {
    revision: proposal.revisions.length,
    ballot: visible("ballot", user, world, isOfProposal).length,
    meeting: visible("meeting", user, world, isOfProposal).length,
    member: peopleOf(proposal, world).size,
    attachment: attachmentsOf(proposal, world).length,
    feedback: feedbackOn(proposal, world).length,
  }
}

/** A proposal with all details. */
export function proposalRecord(proposal: ProposalRow, user: MemberRow, world: World): Schemas["Proposal"] {
  return {
    ...proposalRow(proposal, user, world),
    content: latestRevision(proposal).content,
    revisions: proposal.revisions.map((revision) => revisionRow(revision, proposal, world)),
    phases: [
      ...proposal.phases.map((phase, at) => phaseView(phase, at, proposal, world)),
      ...followingPhases(proposal, world),
    ],
    attachments: attachmentsOf(proposal, world).slice(-500),
  }
}

/** All feedback on a proposal, oldest first. */
export function feedbackOn({ id }: ProposalRow, { store }: World): readonly ProposalFeedbackRow[] {
  return store.rows.proposal_feedback.where("proposal_id", id)
}

function revisionRow(revision: RevisionRow, proposal: ProposalRow, world: World): Schemas["RevisionRow"] {
  const { id, number, title, memo, submitter_id, created_time } = revision
  return {
    id,
    number,
    title,
    memo,
    submitter: memberRefOf(world.store, submitter_id),
    created_time: toText(created_time),
    feedback_total: feedbackOn(proposal, world).filter(({ revision_id }) => revision_id === id).length,
  }
}

/** A revision with its content. */
export function revisionRecord(revision: RevisionRow, proposal: ProposalRow, world: World): Schemas["Revision"] {
  const { content, attachment_ids } = revision
  return {
    ...revisionRow(revision, proposal, world),
    content,
    attachments: fileRefs(world.store, attachment_ids),
  }
}

/** The files of all revisions and all feedback, oldest first. */
function attachmentsOf(proposal: ProposalRow, world: World): Schemas["ProposalAttachment"][] {
  const { store } = world
  const numbers = new Map(proposal.revisions.map(({ id, number }) => [id, number]))
  const named = (ids: readonly string[]) => ids.flatMap((id) => store.rows.file.get(id) ?? [])
  const ofRevisions = proposal.revisions.flatMap(({ number, submitter_id, created_time, attachment_ids }) =>
    named(attachment_ids).map((file) => ({
      file: fileRef(file),
      revision_number: number,
      feedback_id: null,
      user: memberRefOf(store, submitter_id),
      time: created_time,
    })),
  )
  const ofFeedback = feedbackOn(proposal, world).flatMap(
    ({ id, revision_id, author_id, created_time, attachment_ids }) =>
      named(attachment_ids).map((file) => ({
        file: fileRef(file),
        revision_number: numbers.get(revision_id) ?? 0,
        feedback_id: id,
        user: memberRefOf(store, author_id),
        time: created_time,
      })),
  )
  return [...ofRevisions, ...ofFeedback]
    .sort((a, b) => a.time - b.time)
    .map(({ time, ...file }) => ({ ...file, time: toText(time) }))
}

/** Feedback with its answer. */
export function feedbackRecord(
  row: ProposalFeedbackRow,
  proposal: ProposalRow,
  world: World,
): Schemas["ProposalFeedback"] {
  const { store } = world
  const { id, created_time, attachment_ids, author_id, answer } = row
  const revision = proposal.revisions.find((one) => one.id === row.revision_id)
  const phase = proposal.phases.find((one) => one.id === row.phase_id)
  if (!revision || !phase) throw new Error(`${id} names a revision or phase that is not there`)
  const author = store.rows.member.get(author_id)
  if (!author) throw new Error(`${id} names an author who is not there`)
  return {
    id,
    text: row.text,
    attachments: fileRefs(store, attachment_ids),
    author: memberRef(store, author),
    created_time: toText(created_time),
    revision: { id: revision.id, number: revision.number },
    phase: phaseRef(phase),
    answer: answer && {
      text: answer.text,
      author: memberRefOf(store, answer.author_id),
      time: toText(answer.time),
    },
  }
}
