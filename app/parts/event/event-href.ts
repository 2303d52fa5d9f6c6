import { paths } from "#app/lib/paths.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { calendarPaths } from "#app/lib/paths/calendar.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { type Params, type ShellScope, shellScopeFrom } from "#app/lib/route-params.ts"

/** URL of the page that creates a calendar feed of one preselected record (CAL-03). */
export function feedAddress(alliance: string, module: "meeting" | "ballot" | "schedule", key: string): string {
  return `${calendarPaths.feed(alliance)}?${new URLSearchParams({ for: `${module} ${key}` })}`
}

/** Modules whose records invite people, as the contract names them. */
export type EventModule = "meeting" | "ballot"

/** The shell in which a list of them is shown: of the alliance, a group, or a proposal. */
export type EventScope = ShellScope & { draftCode?: string }

/** Returns that shell from the parameters of a route. */
export function eventScopeFrom(params: Params): EventScope {
  const { draftCode } = params
  return { ...shellScopeFrom(params), ...(draftCode !== undefined && { draftCode }) }
}

type EventPaths = {
  list(scope: EventScope): string
  /** Page name in the shell of a proposal. */
  ofProposal: "meeting" | "vote"
  record(scope: ShellScope, id: string): string
  mine(alliance: string): string
  confirm(scope: ShellScope, id: string, action: string): string
  csv(alliance: string): string
}

/** URL of the list in the shell of a proposal; undefined in other shells. */
function listOf({ alliance, draftCode }: EventScope, page: EventPaths["ofProposal"]): string | undefined {
  return draftCode === undefined ? undefined : proposalPaths.page(alliance, draftCode, page)
}

/** URLs of the pages that meetings and ballots have in common. */
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
