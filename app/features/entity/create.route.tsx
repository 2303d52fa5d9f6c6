import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { mayCreate } from "./entity-access.server.ts"
import { entityForm, saveEntity } from "./form.server.ts"
import { EntityForm } from "./form.tsx"
import { entitySchema } from "./entity.schema.ts"

export const handle = { access: "member-admin", title: "entity.create.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [view] = await Promise.all([entityForm(context, request), mayCreate(context)])
  return view
}

export const action = withSchema(entitySchema, ({ request, context }: ActionFunctionArgs) =>
  saveEntity(context, request),
)

/** Page for creating an entity (ADM-05). */
export default function CreateEntity() {
  const view = useLoaderData<typeof loader>()
  const intl = useIntl()
  const href = entityPaths.list(useFrameAlliance().url)
  return (
    <>
      <PageHead
        crumbs={[{ href, text: intl.formatMessage({ id: "entity.list.title" }) }]}
        title={intl.formatMessage({ id: "entity.create.title" })}
      />
      <EntityForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "entity.create.submit" })}
        cancelTo={href}
      >
        <IdempotencyKey value={view.key} />
      </EntityForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
