import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { Link } from "#app/ui/link.tsx"
import { entityOf } from "./entity-access.server.ts"
import { EntityFacts, EntityKicker } from "./entity-facts.tsx"
import { EntityContacts, EntityMembers } from "./entity-people.tsx"
import { withPeople, entityView } from "./entity-view.server.ts"
import { param } from "#app/lib/route-params.ts"

export const handle = { access: "member-admin", title: "entity.detail.title" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await withPeople(context, param(params, "id"), entityOf(context, params))
  const entity = entityView(found.entity, context)
  return { entity, people: found.people, windowTitle: entity.name }
}

/** One entity: its membership, whom to ask, who works there (ADM-05). */
export default function EntityDetail() {
  const { entity, people } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  return (
    <>
      <PageHead
        crumbs={[{ href: entityPaths.list(url), text: intl.formatMessage({ id: "entity.list.title" }) }]}
        title={entity.name}
        kicker={<EntityKicker entity={entity} />}
        acts={
          <>
            {entity.canEdit && (
              <Link className="btn primary" to={entityPaths.edit(url, entity.id)}>
                <FormattedMessage id="entity.edit.title" />
              </Link>
            )}
            {entity.canDisable && (
              <Link className="btn" to={entityPaths.disable(url, entity.id)}>
                <FormattedMessage id="entity.disable.title" />
              </Link>
            )}
          </>
        }
      />
      <Split
        main={
          <>
            <EntityMembers people={people} />
            <EntityContacts contacts={entity.contacts} />
          </>
        }
        aside={<EntityFacts entity={entity} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
