import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { loadWidget } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** Number of entities on the page of a ballot. */
const entitiesOnPage = 200

/** Loads the entities of a ballot by entity, with their voters; a failure affects only this widget (VOTE-07). */
export function loadEntities({ api, locale }: RequestContext, id: string) {
  const query = { sort: "name" as const, size: entitiesOnPage as 200 }
  const separator = serverIntl(locale).formatMessage({ id: "person.separator" })
  const nameOf = (user: components["schemas"]["MemberRef"]) => personView(user, locale).name
  return loadWidget(api.get("/ballot/{id}/entity", { path: { id }, query }), ({ items, total }) => ({
    rows: items.map(({ id: key, entity, weight, voters, representative }) => ({
      id: key,
      name: nameIn(locale, entity),
      weight,
      voters: voters.map(nameOf).join(separator),
      representative: representative ? nameOf(representative) : undefined,
    })),
    total,
  }))
}

export type EntitiesView = Extract<Awaited<ReturnType<typeof loadEntities>>, { state: "ready" }>["value"]
