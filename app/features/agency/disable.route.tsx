import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/ui/form/form.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { disableAgency, disableView } from "./agency.server.ts"

export const handle = { access: "admin", title: "agency.disable.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return disableView(context, params)
}

export const action = disableAgency

/** Confirmation page before an agency is disabled; lists the applications that prevent it, if any (ADM-04, FORM-06). */
export default function DisableAgency() {
  const { id, name, version, key, consequences, uses } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = agencyPaths.detail(url, id)
  const list = useIntl().formatMessage({ id: "agency.list.title" })
  const [form] = useSchemaForm({
    id: "agency-disable",
    lastResult: useActionData<typeof action>(),
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.versionSchema),
  })
  return (
    <>
      <PageHead
        crumbs={[
          { href: agencyPaths.list(url), text: list },
          { href, text: name },
        ]}
        title={<FormattedMessage id="agency.disable.of" values={{ name }} />}
      />
      {uses ? (
        <Note tone="hold" title={<FormattedMessage id="refusal.agency_in_use" />}>
          <ul>
            {uses.map(({ id: use, code, subject }) => (
              <li key={use}>
                <span className="ref">{code}</span> <Link to={certificationPaths.detail(url, use)}>{subject}</Link>
              </li>
            ))}
          </ul>
        </Note>
      ) : (
        <ConfirmForm
          form={form}
          action={agencyPaths.page(url, id, "disable")}
          consequence={<FormattedMessage id="agency.disable.text" values={{ name: <strong>{name}</strong> }} />}
          submit={<FormattedMessage id="agency.disable.title" />}
          keep={<FormattedMessage id="agency.disable.keep" />}
          leave={href}
        >
          <VersionField value={version} />
          <IdempotencyKey value={key} />
          <StaleNote href={href} />
          {consequences && <Consequences consequences={consequences} />}
        </ConfirmForm>
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
