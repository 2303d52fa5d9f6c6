import { valueOf } from "#app/lib/failure.ts"
import { zoneHere } from "#app/lib/time.server.ts"
import { groupMarks } from "#app/parts/group-mark.server.ts"
import { waitingKinds } from "#app/parts/waiting/waiting-texts.ts"
import { waitingView } from "#app/parts/waiting/waiting-view.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { WaitingSearch } from "./waiting-query.ts"

/** One page of this person's open items, and the number of each kind. */
export async function listWaiting(context: RequestContext, search: WaitingSearch) {
  const { page, size, q, sort, direction, filters } = search
  const query = {
    page,
    size,
    sort: direction === "desc" ? (`-${sort}` as const) : sort,
    q: q || undefined,
    kind: filters.kind && [filters.kind],
  }
  const list = valueOf(await context.api.get("/needs-my-action", { query }))
  const mark = groupMarks(context.locale)
  return {
    items: list.items.map((item) => waitingView(item, context, mark)),
    total: list.total,
    zone: zoneHere(context),
    counts: waitingKinds.map((kind) => ({ kind, count: list.counts[kind] })),
  }
}
