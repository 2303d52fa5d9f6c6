import type { components } from "#openapi/generated/schema.d.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { moment, nearDay, zoneHere } from "#app/lib/time.server.ts"
import { groupChoices, groupParameter } from "#app/parts/group-filter.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { datePollReference } from "../date-poll.server.ts"
import { datePollQuery, type DatePollSearch } from "./list.query.ts"

type Row = components["schemas"]["DatePollRow"]

function rowView(poll: Row, scope: ShellScope, context: RequestContext) {
  const { id, subject, group, status, slot_total, answered_total, participants } = poll
  return {
    id,
    href: datePollPaths.detail(scope, id),
    number: datePollReference(poll),
    subject,
    group: group ? nameIn(context.locale, group) : undefined,
    deadline: moment(poll.deadline, context),
    slots: {
      total: slot_total,
      from: nearDay(poll.first_start_time, context),
      to: nearDay(poll.last_start_time, context),
    },
    answered: { answered: answered_total, total: participants.total },
    status,
  }
}

export type DatePollRowView = ReturnType<typeof rowView>

/** One page of the date polls of a scope that the person can see (MEET-14, SHELL-06). */
export async function listDatePolls(context: RequestContext, scope: ShellScope, search: DatePollSearch) {
  const { status, mine } = search.filters
  const query = {
    ...listParameters(search),
    status: status && [status],
    group_acronym: groupParameter(scope, search),
    mine: mine ? true : undefined,
  }
  const [found, groups] = await Promise.all([context.api.get("/date-poll", { query }), groupChoices(context, scope)])
  const list = valueOf(found)
  return {
    items: list.items.map((poll) => rowView(poll, scope, context)),
    total: list.total,
    groups,
    counts: datePollQuery.filters.status.map((one) => ({ status: one, count: list.counts[one] })),
    zone: zoneHere(context),
    canCreate: list.actions.includes("create"),
  }
}
