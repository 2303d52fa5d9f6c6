import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { closeView } from "./application.server.ts"
import { closeApplication } from "./application-write.server.ts"

export const handle = { access: "member-admin", title: "membership-application.close.link" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await closeView(context, params)
  const { code } = view
  const windowTitle = serverIntl(context.locale).formatMessage({ id: "membership-application.close.title" }, { code })
  return { ...view, windowTitle }
}

export const action = closeApplication

/** Asks before an application is closed, with a reason for the applicant (ADM-07, FORM-06). */
export default function CloseMembershipApplication() {
  const intl = useIntl()
  const { id, code, name, version, key, consequences } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = membershipApplicationPaths.detail(url, id)
  const [form, fields] = useSchemaForm({
    id: "application-close",
    lastResult: useActionData<typeof action>(),
    labels: { reason: "confirm.reason", summary: "membership-application.summary" },
    schema: () => import("./membership-application.schema.ts").then((module) => module.closeSchema),
  })
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb(), { href, text: name }]}
        title={intl.formatMessage({ id: "membership-application.close.title" }, { code })}
      />
      <ConfirmForm
        form={form}
        action={membershipApplicationPaths.page(url, id, "close")}
        consequence={intl.formatMessage({ id: "membership-application.close.text" }, { name: <strong>{name}</strong> })}
        submit={intl.formatMessage({ id: "membership-application.close.link" })}
        keep={intl.formatMessage({ id: "membership-application.close.keep" })}
        leave={href}
      >
        <UnsavedGuard />
        <VersionField value={version} />
        <IdempotencyKey value={key} />
        <StaleNote href={href} />
        {consequences && <Consequences consequences={consequences} />}
        <TextArea
          field={fields.reason}
          isRequired
          rows={3}
          hint={intl.formatMessage({ id: "membership-application.close.hint" })}
        />
        <TextArea
          field={fields.summary}
          rows={3}
          hint={intl.formatMessage({ id: "membership-application.summary.hint" })}
        />
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
