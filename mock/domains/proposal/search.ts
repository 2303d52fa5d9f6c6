import { calendarEntry } from "#mock/domains/calendar/entry.ts"
import type { FileRow } from "#mock/domains/file/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { CalendarEntry, SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { proposalRecordRef } from "./record-ref.ts"
import type { ProposalRow } from "./records.ts"
import { proposalRules, statusOfState } from "./rules.ts"
import { feedbackOn, latestRevision } from "./view.ts"

/** What can be found of each proposal that the person may read: its code and title, and the text of the latest revision. */
export function searchProposals(user: MemberRow, world: World): SearchEntry[] {
  return visible("proposal", user, world).map((proposal) => ({
    record: () => proposalRecordRef(proposal, world),
    names: [proposal.draft_code, proposal.title],
    text: latestRevision(proposal).content.text,
    updated: proposal.updated_time,
  }))
}

/** The deadlines of the phases that run (CAL-01); mine: of those who submitted the proposal or are in its group. */
export function proposalEntries(user: MemberRow, world: World): CalendarEntry[] {
  return visible("proposal", user, world).flatMap((row) => {
    const state = proposalRules.status(row, world)
    if (row.deadline === null || statusOfState(state) !== "ongoing" || state === "between") return []
    const dated = { ...row, id: row.draft_code, subject: row.title }
    const roles = world.store.rows.workgroup.get(row.group_id)?.roles
    return [
      {
        ...calendarEntry("proposal", dated, [row.deadline, row.deadline], "not_started"),
        isMine: () => row.submitter_id === user.id || (roles?.member.includes(user.id) ?? false),
      },
    ]
  })
}

/** Whether a proposal that this person may read, or feedback on it, refers to the file. */
export function proposalRefersTo({ id }: FileRow, user: MemberRow, world: World): boolean {
  const refers = (row: ProposalRow) =>
    row.revisions.some(({ attachment_ids }) => attachment_ids.includes(id)) ||
    feedbackOn(row, world).some(({ attachment_ids }) => attachment_ids.includes(id))
  return visible("proposal", user, world, refers).length > 0
}
