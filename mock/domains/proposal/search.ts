import { calendarEntry } from "#mock/domains/calendar/entry.ts"
import type { FileRow } from "#mock/domains/file/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { CalendarEntry, SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { showsImage } from "#mock/engine/images.ts"
import { visible } from "#mock/engine/visible.ts"
import { proposalRecordRef } from "./record-ref.ts"
import type { ProposalRow } from "./records.ts"
import { proposalRules, statusOfState } from "./rules.ts"
import { feedbackOn, latestRevision } from "./view.ts"

/** Search entries of the proposals that the user may read: code, title and the text of the latest revision. */
export function searchProposals(user: MemberRow, world: World): SearchEntry[] {
  return visible("proposal", user, world).map((proposal) => ({
    record: () => proposalRecordRef(proposal, world),
    names: [proposal.draft_code, proposal.title],
    text: latestRevision(proposal).content.text,
    updated: proposal.updated_time,
  }))
}

/** Calendar entries for the deadlines of running phases (CAL-01). `isMine`: the user submitted the proposal or is in its group. */
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

/** Whether a proposal that the user may read, or its feedback, refers to the file. */
export function proposalRefersTo(file: FileRow, user: MemberRow, world: World): boolean {
  const { id } = file
  const refers = (row: ProposalRow) =>
    row.revisions.some(({ attachment_ids, content }) => attachment_ids.includes(id) || showsImage(file, content)) ||
    feedbackOn(row, world).some(({ attachment_ids }) => attachment_ids.includes(id))
  return visible("proposal", user, world, refers).length > 0
}
