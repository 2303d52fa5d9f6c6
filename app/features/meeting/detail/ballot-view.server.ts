import { ballotPaths } from "#app/lib/paths/ballot.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { eventReference } from "#app/parts/event/event-number.ts"
import type { components } from "#openapi/generated/schema.d.ts"

type OfMeeting = Pick<components["schemas"]["Meeting"], "ballots" | "group">

/** The ballots about a meeting or one of its topics, as its pages list them. */
export function ballotViews({ ballots, group }: OfMeeting, scope: ShellScope) {
  return ballots.map(({ id, number, group_number, subject, status }) => ({
    id,
    href: ballotPaths.detail(scope, id),
    number: eventReference("B", { number, group_number, group }),
    subject,
    status,
  }))
}

/** URL of the page that creates a ballot about a meeting, or about one of its topics: in its group (MEET-09, MEET-16, VOTE-02). */
export function ballotCreate(
  { id, group }: Pick<components["schemas"]["Meeting"], "id" | "group">,
  { alliance }: ShellScope,
  topic?: string,
) {
  const about = { meeting: id, ...(topic !== undefined && { topic }) }
  return ballotPaths.create({ alliance, ...(group && { acronym: group.acronym }) }, about)
}
