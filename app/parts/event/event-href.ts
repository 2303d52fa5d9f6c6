import { paths } from "#app/lib/paths.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { calendarPaths } from "#app/lib/paths/calendar.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import type { ShellScope } from "#app/lib/route-params.ts"

/**
 * The page of a record with a date; undefined where it has none.
 * @param event `acronym` of the group whose shell everybody may enter: a restricted one may hold what somebody was invited to
 */
export function eventHref(
  alliance: string,
  { module, key, acronym }: { module: string; key: string; acronym?: string },
): string | undefined {
  const scope = acronym === undefined ? { alliance } : { alliance, acronym }
  if (module === "ballot") return ballotPaths.detail(scope, key)
  if (module === "task") return taskPaths.detail(scope, key)
  if (module === "topic_call") return topicCallPaths.detail(scope, key)
  if (module === "proposal") return proposalPaths.state(alliance, key)
  if (module === "schedule") return schedulePaths.detail(alliance, key)
  return module === "meeting" ? meetingPaths.detail(scope, key) : undefined
}

/** The page on which somebody makes a calendar feed of one record, which is selected there (CAL-03). */
export function feedAddress(alliance: string, module: "meeting" | "ballot" | "schedule", key: string): string {
  return `${calendarPaths.feed(alliance)}?${new URLSearchParams({ for: `${module} ${key}` })}`
}

/** The records that people of a group are called to, as the contract names them. */
export type EventModule = "meeting" | "ballot"

/** The shell of a list of them: of the alliance, of a group, or of a proposal. */
export type EventScope = ShellScope & { draftCode?: string }

type EventPaths = {
  list(scope: EventScope): string
  /** In the shell of a proposal. */
  ofProposal: "meeting" | "vote"
  record(scope: ShellScope, id: string): string
  mine(alliance: string): string
  confirm(scope: ShellScope, id: string, action: string): string
  csv(alliance: string): string
}

/** The list in the shell of a proposal; undefined in another shell. */
function listOf({ alliance, draftCode }: EventScope, page: EventPaths["ofProposal"]): string | undefined {
  return draftCode === undefined ? undefined : proposalPaths.page(alliance, draftCode, page)
}

/** The pages that meetings and ballots both have. */
export const eventPaths: Record<EventModule, EventPaths> = {
  meeting: {
    list: (scope) => listOf(scope, "meeting") ?? paths.meetings(scope),
    ofProposal: "meeting",
    record: meetingPaths.detail,
    mine: paths.myMeetings,
    confirm: meetingPaths.confirm,
    csv: meetingPaths.csv,
  },
  ballot: {
    list: (scope) => listOf(scope, "vote") ?? paths.ballots(scope),
    ofProposal: "vote",
    record: ballotPaths.detail,
    mine: paths.myBallots,
    confirm: ballotPaths.confirm,
    csv: ballotPaths.csv,
  },
}
