import { proposalListRules } from "../rules/list.ts"
import { proposalRules, statusOfState } from "../rules/proposal.ts"
import type { World } from "../rules/rules.ts"
import { toText, type Instant } from "../store/clock.ts"
import type { MemberRow } from "../store/records.ts"
import type { ProposalRow } from "../store/work-records.ts"
import { groupsOf, isOf } from "./groups.ts"
import { countBy, isBetween, matches, pageOf, sorted } from "./list.ts"
import { guarded, ok, type Handlers } from "./types.ts"
import { groupRef, memberRefOf } from "./views.ts"
import { visible } from "./visible.ts"

export const proposalHandlers = {
  "proposal.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { page = 1, size = 25, sort = "-draft_code", status, phase, mine } = query
      const filtered = visible("proposal", viewer.member, world).filter((proposal) => {
        const running = runningPhase(proposal, world)
        return (
          isOf(groups, proposal) &&
          (!phase || (running !== null && phase.includes(running))) &&
          (!mine || mine.some((relation) => relations[relation](viewer.member, proposal))) &&
          isBetween(proposal.created_time, query.from, query.to) &&
          matches(query.q, searched(proposal, world))
        )
      })
      const rows = filtered.filter((proposal) => !status || status.includes(statusOf(proposal, world)))
      const keys = { ...plainKeys, deadline: (proposal: ProposalRow) => deadlineOf(proposal, world) }
      const scope = { group_id: groups?.length === 1 ? (groups[0]?.id ?? null) : null }
      const counted = ["ongoing", "withdrawn", "closed", "system_closed", "ended"] as const
      return ok({
        items: pageOf(sorted(rows, sort, keys), page, size).map((proposal) => view(proposal, viewer.member, world)),
        total: rows.length,
        page,
        size,
        actions: proposalListRules.actions(viewer.member, scope, world),
        counts: countBy(filtered, counted, (proposal) => statusOf(proposal, world)),
      })
    },
  ),
} satisfies Handlers

/** An author is named, not referred to: the name a person shows, or their real one. */
const relations = {
  submitted: (user: MemberRow, proposal: ProposalRow) => proposal.submitter_id === user.id,
  authored: (user: MemberRow, { authors }: ProposalRow) =>
    authors.includes(user.name) || authors.includes(user.real_name),
}

const plainKeys = {
  draft_code: (proposal: ProposalRow) => proposal.draft_code,
  title: (proposal: ProposalRow) => proposal.title,
  created_time: (proposal: ProposalRow) => proposal.created_time,
  updated_time: (proposal: ProposalRow) => proposal.updated_time,
}

function statusOf(proposal: ProposalRow, world: World) {
  return statusOfState(proposalRules.status(proposal, world))
}

/** The phase that runs, or the last one of a proposal that is over; `null` between phases. */
function runningPhase(proposal: ProposalRow, world: World) {
  return proposalRules.status(proposal, world) === "between" ? null : proposal.phase
}

/** Only a running phase ends by itself. */
function deadlineOf(proposal: ProposalRow, world: World): Instant | null {
  const isRunning = statusOf(proposal, world) === "ongoing" && runningPhase(proposal, world) !== null
  return isRunning ? proposal.deadline : null
}

function searched({ draft_code, title, authors, group_id, submitter_id }: ProposalRow, { store }: World): string[] {
  const submitter = memberRefOf(store, submitter_id)
  const group = store.rows.workgroup.get(group_id)
  const groupTexts = group ? [group.acronym, group.name, group.name_english] : []
  return [draft_code, title, ...authors, submitter.name, submitter.real_name, ...groupTexts]
}

function view(proposal: ProposalRow, user: MemberRow, world: World) {
  const { id, version, draft_code, title, timezone, reject_reason, close_reason } = proposal
  const group = world.store.rows.workgroup.get(proposal.group_id)
  if (!group) throw new Error(`${draft_code} names a group that is not there`)
  const phase = runningPhase(proposal, world)
  const deadline = deadlineOf(proposal, world)
  const number = proposal.revision_number
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
    latest_revision: { id: `revision-${id}-${number}`, number },
    status: statusOf(proposal, world),
    phase,
    phase_start_time: phase === null || proposal.phase_start_time === null ? null : toText(proposal.phase_start_time),
    deadline: deadline === null ? null : toText(deadline),
    reject_reason,
    close_reason,
    counts: totals(proposal, group.roles.member, user, world),
  }
}

function totals(proposal: ProposalRow, group: readonly string[], user: MemberRow, world: World) {
  const isIts = ({ proposal_id }: { proposal_id: string | null }) => proposal_id === proposal.id
  return {
    revision: proposal.revision_number + 1,
    ballot: visible("ballot", user, world, isIts).length,
    meeting: visible("meeting", user, world, isIts).length,
    member: new Set([...group, proposal.submitter_id]).size,
    attachment: proposal.attachment_total,
    feedback: proposal.feedback_total,
  }
}
