import { proposalStatusValues } from "#openapi/generated/values/proposal-status.ts"
import { proposalListRules } from "./list-rules.ts"
import { findProposal, type OfProposal } from "./guard.ts"
import { isAuthor, peopleOf, type Capacity } from "./people.ts"
import {
  deadlineOf,
  feedbackOn,
  feedbackRecord,
  proposalRecord,
  proposalRow,
  revisionRecord,
  runningPhase,
  statusOf,
} from "./view.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ProposalFeedbackRow, ProposalRow } from "./records.ts"
import { enterProposals } from "#mock/domains/workgroup/group-roles.ts"
import { creationGroupId, groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { readOnlyListRules } from "#mock/domains/workgroup/list-rules.ts"
import { countBy, isBetween, listPage, matches, pageOf, sorted } from "#mock/engine/list-rows.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { memberRef, memberRefOf } from "#mock/domains/member/ref.ts"
import { personTexts } from "#mock/domains/member/view.ts"
import { visible } from "#mock/engine/visible.ts"

/** Read operations for proposals, their revisions, feedback and people. */
export const proposalHandlers = {
  "proposal.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym, { enter: enterProposals }),
    ({ store, now, viewer, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { sort = "-draft_code", status, phase, mine } = query
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
      const scope = { group_id: creationGroupId(groups) }
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => proposalRow(row, viewer.member, world)),
        actions: proposalListRules.actions(viewer.member, scope, world),
        counts: countBy(filtered, proposalStatusValues, (proposal) => statusOf(proposal, world)),
      })
    },
  ),

  "proposal.get": guarded(
    (call) => findProposal(call, "read"),
    ({ viewer }, { proposal, world }) => ok(proposalRecord(proposal, viewer.member, world)),
  ),

  "proposal.revision.get": guarded(
    (call) => {
      const found = findProposal(call, "read")
      const revision = found.proposal.revisions.find(({ id }) => id === call.path.revision_id)
      if (!revision) throw new Refusal("not_found")
      return { ...found, revision }
    },
    (_call, { proposal, world, revision }) => ok(revisionRecord(revision, proposal, world)),
  ),

  "proposal.feedback.list": guarded(
    (call) => findProposal(call, "read"),
    ({ viewer, query }, { proposal, world }) => {
      const { sort = "-created_time", revision_id, phase_id, q } = query
      const rows = feedbackOn(proposal, world).filter(
        (row) =>
          (!revision_id || row.revision_id === revision_id) &&
          (!phase_id || row.phase_id === phase_id) &&
          matches(q, [row.text, row.answer?.text ?? null, authorOf(row, world)]),
      )
      const keys = {
        created_time: ({ created_time }: ProposalFeedbackRow) => created_time,
        author: (row: ProposalFeedbackRow) => authorOf(row, world),
      }
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => feedbackRecord(row, proposal, world)),
        actions: readOnlyListRules.actions(viewer.member, proposal, world),
      })
    },
  ),

  "proposal.member.list": guarded(
    (call) => findProposal(call, "read"),
    ({ viewer, query }, found) => {
      const { page = 1, size = 25, sort = "name", capacity, q } = query
      const { proposal, world } = found
      const rows = personRows(found).filter(
        ({ member, capacities }) =>
          (!capacity || capacities.some((one) => capacity.includes(one))) && matches(q, personTexts(member, world)),
      )
      const items = pageOf(sorted(rows, sort, keysOfPeople(world)), page, size)
      return ok({
        items: items.map(({ member, capacities }) => ({
          id: member.id,
          member: memberRef(world.store, member),
          capacities: [...capacities],
        })),
        total: rows.length,
        page,
        size,
        actions: readOnlyListRules.actions(viewer.member, proposal, world),
      })
    },
  ),
} satisfies Handlers

type PersonRow = { member: MemberRow; capacities: readonly Capacity[] }

function personRows({ proposal, world }: OfProposal): PersonRow[] {
  return [...peopleOf(proposal, world)].flatMap(([id, capacities]) => {
    const member = world.store.rows.member.get(id)
    return member ? [{ member, capacities }] : []
  })
}

function keysOfPeople({ store }: World) {
  return {
    name: ({ member }: PersonRow) => member.name,
    organization: ({ member }: PersonRow) => memberRef(store, member).organization?.name_english ?? null,
  }
}

function authorOf({ author_id }: ProposalFeedbackRow, { store }: World): string {
  return memberRefOf(store, author_id).name
}

const relations = {
  submitted: (user: MemberRow, proposal: ProposalRow) => proposal.submitter_id === user.id,
  authored: isAuthor,
}

const plainKeys = {
  draft_code: (proposal: ProposalRow) => proposal.draft_code,
  title: (proposal: ProposalRow) => proposal.title,
  created_time: (proposal: ProposalRow) => proposal.created_time,
  updated_time: (proposal: ProposalRow) => proposal.updated_time,
}

function searched({ draft_code, title, authors, group_id, submitter_id }: ProposalRow, { store }: World): string[] {
  const submitter = memberRefOf(store, submitter_id)
  const group = store.rows.workgroup.get(group_id)
  const groupTexts = group ? [group.acronym, group.name, group.name_english] : []
  return [draft_code, title, ...authors, submitter.name, submitter.real_name, ...groupTexts]
}
