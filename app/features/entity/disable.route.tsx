import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/ui/form/form.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { disableEntity, disableView } from "./entity-status.server.ts"

export const handle = { access: "member-admin", title: "entity.disable.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return disableView(context, params)
}

export const action = disableEntity

/** Confirmation page before an entity is disabled (ADM-05, FORM-06). */
export default function DisableEntity() {
  const { id, name, version, key, consequences } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const href = entityPaths.detail(url, id)
  const [form] = useSchemaForm({
    id: "entity-disable",
    lastResult: useActionData<typeof action>(),
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.versionSchema),
  })
  return (
    <>
      <PageHead
        crumbs={[
          { href: entityPaths.list(url), text: intl.formatMessage({ id: "entity.list.title" }) },
          { href, text: name },
        ]}
        title={<FormattedMessage id="entity.disable.of" values={{ name }} />}
      />
      <ConfirmForm
        form={form}
        action={entityPaths.disable(url, id)}
        consequence={<FormattedMessage id="entity.disable.text" values={{ name: <strong>{name}</strong> }} />}
        submit={<FormattedMessage id="entity.disable.title" />}
        keep={<FormattedMessage id="entity.disable.keep" />}
        leave={href}
      >
        <VersionField value={version} />
        <IdempotencyKey value={key} />
        <StaleNote href={href} />
        {consequences && <Consequences consequences={consequences} />}
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
