import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { decisionPaths } from "#app/lib/paths/decision.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { isRecordId, type Params, type ShellScope } from "#app/lib/route-params.ts"
import { moment } from "#app/lib/time.server.ts"
import { eventReference, groupNumber, allianceNumber } from "#app/parts/event/event-number.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

export type Decision = components["schemas"]["Decision"]

/** Fetches the decision in the URL; inside a group, only a decision of that group. @throws 404 */
export async function decisionOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Decision> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  const decision = valueOf(await api.get("/decision/{id}", { path: { id } }))
  if (acronym !== undefined && decision.group?.acronym !== acronym) throw new ApiFailure({ kind: "not_found" })
  return decision
}

/** What came of the decision's meeting, and the ballot that decided it, as links. */
function origins({ meeting, ballot, group }: Decision, scope: ShellScope) {
  return {
    meeting: {
      href: meetingPaths.page(scope, meeting.id, "summary"),
      number: eventReference("M", { ...meeting, group }),
      subject: meeting.subject,
    },
    ballot: ballot
      ? {
          href: ballotPaths.detail(scope, ballot.id),
          number: eventReference("B", { ...ballot, group }),
          subject: ballot.subject,
        }
      : undefined,
  }
}

/** A decision as a row of the register and for its page (MEET-15). */
export function decisionView(decision: Decision, scope: ShellScope, { locale, zone }: RequestContext) {
  const { id, text, status, group, topic } = decision
  return {
    id,
    href: decisionPaths.detail(scope, id),
    number: allianceNumber("DEC", decision),
    groupNumber: groupNumber("DEC", decision),
    reference: eventReference("DEC", decision),
    text,
    status,
    topic: topic ?? undefined,
    group: group ? nameIn(locale, group) : undefined,
    decided: moment(decision.decided_time, { locale, zone }),
    ...origins(decision, scope),
  }
}

export type DecisionView = ReturnType<typeof decisionView>
