import { moment } from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { loadWidget } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** Number of passed votes on the page of a ballot. */
const proxiesOnPage = 200

/** Loads who has passed the vote to whom, for the organizer; a failure affects only this widget (VOTE-09). */
export function loadProxies({ api, locale, zone }: RequestContext, id: string) {
  const query = { sort: "name" as const, size: proxiesOnPage as 200 }
  return loadWidget(api.get("/ballot/{id}/proxy", { path: { id }, query }), ({ items, total }) => ({
    rows: items.map(({ id: key, voter, holder, time, is_cast }) => ({
      id: key,
      voter: personView(voter, locale),
      holder: personView(holder, locale),
      when: moment(time, { locale, zone }),
      isCast: is_cast,
    })),
    total,
  }))
}

export type ProxiesView = Extract<Awaited<ReturnType<typeof loadProxies>>, { state: "ready" }>["value"]
