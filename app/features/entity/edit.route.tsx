import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { nameIn } from "#app/lib/locale.ts"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { param } from "#app/lib/route-params.ts"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { entityToEdit } from "./entity-access.server.ts"
import { entityForm, saveEntity } from "./form.server.ts"
import { EntityForm } from "./form.tsx"
import { entitySchema } from "./entity.schema.ts"

export const handle = { access: "member-admin", title: "entity.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const entityRequest = entityToEdit(context, params)
  const view = await entityForm(context, request, { id: param(params, "id"), entityRequest })
  const entity = await entityRequest
  return { name: nameIn(context.locale, entity), version: entity.version, view }
}

export const action = withSchema(entitySchema, ({ request, params, context }: ActionFunctionArgs) =>
  saveEntity(context, request, params.id),
)

/** Page for editing an entity (ADM-05). */
export default function EditEntity() {
  const intl = useIntl()
  const { name, version, view } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = entityPaths.detail(url, useParams().id ?? "")
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb(), { href, text: name }]}
        title={intl.formatMessage({ id: "entity.edit.title" })}
      />
      <EntityForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "entity.edit.submit" })}
        cancelTo={href}
      >
        <VersionField value={version} />
        <StaleNote href={href} />
      </EntityForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
