import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { TextField } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, RequiredHint, SchemaForm } from "#app/forms/submit/form.tsx"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { openByCode } from "../applicant.server.ts"

export const handle = { access: "public", title: "apply.open.title" } satisfies RouteHandle

export function loader() {
  return { key: newIdempotencyKey() }
}

export const action = openByCode

/** Page that opens an existing application by code and email (ADM-09). */
export default function OpenApplication() {
  const { key } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const href = paths.apply(url)
  const [form, fields] = useSchemaForm({
    id: "apply-open",
    schema: () => import("../apply.schema.ts").then((module) => module.openingSchema),
    lastResult: useActionData<typeof action>(),
    labels: { code: "apply.code", email: "apply.email" },
  })
  return (
    <>
      <PageHead
        crumbs={[{ href, text: intl.formatMessage({ id: "apply.title" }) }]}
        title={intl.formatMessage({ id: "apply.open.title" })}
        intro={intl.formatMessage({ id: "apply.open.intro" })}
      />
      <SchemaForm form={form}>
        <IdempotencyKey value={key} />
        <RequiredHint />
        <TextField
          field={fields.code}
          isRequired
          hint={intl.formatMessage({ id: "apply.code.hint" })}
          autoComplete="off"
        />
        <TextField
          field={fields.email}
          type="email"
          isRequired
          hint={intl.formatMessage({ id: "apply.email.hint" })}
          autoComplete="email"
        />
        <div className="acts">
          <SubmitButton>{intl.formatMessage({ id: "apply.open.submit" })}</SubmitButton>
          <a className="btn" {...linkTo(href)}>
            {intl.formatMessage({ id: "event-form.cancel" })}
          </a>
        </div>
      </SchemaForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
