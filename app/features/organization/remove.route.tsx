import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { organizationPaths } from "#app/lib/paths/organization.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { removalView, takeOffice } from "./organization.server.ts"

export const handle = { access: "admin", title: "organization.role.remove.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return removalView(context, params)
}

export const action = takeOffice

/** Asks before somebody loses an office, and warns if nobody else holds it (ADM-03, ROLE-06, FORM-06). */
export default function RemoveOffice() {
  const { role, member_id, name, isLast } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const href = organizationPaths.personnel(url)
  const office = intl.formatMessage({ id: `organization.office.${role}` })
  const [form] = useSchemaForm({
    id: "office-remove",
    lastResult: useActionData<typeof action>(),
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.emptySchema),
  })
  return (
    <>
      <PageHead
        crumbs={[{ href, text: intl.formatMessage({ id: "organization.personnel.title" }) }]}
        title={intl.formatMessage({ id: "organization.role.remove.title" })}
      />
      <ConfirmForm
        form={form}
        action={organizationPaths.removal(url, role, member_id)}
        consequence={intl.formatMessage(
          { id: "organization.role.remove.text" },
          { name: <strong>{name}</strong>, role },
        )}
        submit={intl.formatMessage({ id: "organization.role.remove.submit" })}
        keep={intl.formatMessage({ id: "organization.role.remove.keep" })}
        leave={href}
      >
        {isLast && (
          <Note tone="hold" title={intl.formatMessage({ id: "organization.role.remove.last" }, { office })}>
            {intl.formatMessage({ id: "organization.role.remove.last-detail" }, { role })}
          </Note>
        )}
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
