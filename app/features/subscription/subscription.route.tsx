import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { saveSubscription, subscriptionView } from "./subscription.server.ts"
import { subscriptionLabels } from "./subscription-labels.ts"
import { SubscriptionMatrix } from "./subscription-matrix.tsx"

export const handle = { access: "member", title: "subscription.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return subscriptionView(context)
}

export const action = saveSubscription

/** Which mails this person gets: for the alliance and for each group, in one form (ACC-03). */
export default function Subscriptions() {
  const { names, values } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "subscription",
    schema: () => import("./subscription.schema.ts").then((module) => module.subscriptionSchema),
    lastResult: useActionData<typeof action>(),
    defaultValue: values,
    labels: subscriptionLabels,
  })
  const alliance = {
    key: "alliance",
    title: intl.formatMessage({ id: "subscription.alliance" }),
    intro: intl.formatMessage({ id: "subscription.alliance.intro" }),
    field: fields.alliance,
  }
  const groups = fields.groups.getFieldList().map((row) => {
    const { acronym, on } = row.getFieldset()
    const name = acronym.initialValue ?? ""
    return { key: name, title: names[name] ?? name, intro: name, field: on, acronym }
  })
  const rows = [alliance, ...groups]
  return (
    <>
      <PageHead
        title={<FormattedMessage id="subscription.title" />}
        intro={<FormattedMessage id="subscription.intro" />}
      />
      <SchemaForm form={form}>
        <VersionField value={values.version} />
        <StaleNote href={paths.mySubscriptions(url)} />
        <SubscriptionMatrix rows={rows} />
        {values.groups.length === 0 && (
          <p className="muted">
            <FormattedMessage id="subscription.groups.none" />
          </p>
        )}
        <FormBar>
          <SubmitButton>
            <FormattedMessage id="subscription.submit" />
          </SubmitButton>
        </FormBar>
      </SchemaForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
