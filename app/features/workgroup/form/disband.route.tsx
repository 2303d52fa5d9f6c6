import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { TextField } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { disbandGroup, disbandView } from "./disband.server.ts"

export const handle = { access: "member-admin", title: "workgroup-admin.disband.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return disbandView(context, params.acronym)
}

export const action = disbandGroup

/** Asks before a group is disbanded: shows what ends with it, and requires its acronym (ADM-02, FORM-06, FORM-10). */
export default function DisbandWorkgroup() {
  const { acronym, name, version, key, consequences } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const list = workgroupPaths.adminList(url)
  const [form, fields] = useSchemaForm({
    id: "disband",
    schema: () => import("../workgroup.schema.ts").then((module) => module.disbandSchema({ acronym })),
    lastResult: useActionData<typeof action>(),
    labels: { acronym: "workgroup.acronym" },
  })
  return (
    <>
      <PageHead
        crumbs={[{ href: list, text: intl.formatMessage({ id: "workgroup.list.title" }) }]}
        title={intl.formatMessage({ id: "workgroup-admin.disband.of" }, { acronym })}
      />
      <ConfirmForm
        form={form}
        action={workgroupPaths.adminPage(url, acronym, "disband")}
        consequence={intl.formatMessage({ id: "workgroup-admin.disband.text" }, { name: <strong>{name}</strong> })}
        submit={intl.formatMessage({ id: "workgroup-admin.disband.submit" })}
        keep={intl.formatMessage({ id: "workgroup-admin.disband.keep" })}
        leave={list}
      >
        <VersionField value={version} />
        <IdempotencyKey value={key} />
        {consequences && <Consequences consequences={consequences} />}
        <TextField
          field={fields.acronym}
          isRequired
          hint={intl.formatMessage({ id: "workgroup-admin.disband.hint" }, { acronym: <strong>{acronym}</strong> })}
        />
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
