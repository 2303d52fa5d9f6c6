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
