import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { type Field, initialTexts } from "#app/forms/fields/field.ts"
import { FormBar, SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { saveSubscription, subscriptionView } from "./subscription.server.ts"
import { subscriptionLabels, switches } from "./subscription-labels.ts"

export { revalidateRefused as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "member", title: "subscription.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return subscriptionView(context)
}

export const action = saveSubscription

/** The mails this person receives: one form for the alliance and each group (ACC-03). */
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
  const groups = fields.groups.getFieldList().flatMap((row) => {
    const { acronym, on } = row.getFieldset()
    const name = acronym.initialValue ?? ""
    const title = names[name] // none: a refused form contains a group that the person has left
    return title === undefined ? [] : [{ key: name, title, intro: name, field: on, acronym }]
  })
  const rows = [alliance, ...groups]
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "subscription.title" })}
        intro={intl.formatMessage({ id: "subscription.intro" })}
      />
      <SchemaForm form={form}>
        <UnsavedGuard />
        <VersionField value={values.version} />
        <StaleNote href={paths.mySubscriptions(url)} />
        <SubscriptionMatrix rows={rows} />
        {values.groups.length === 0 && (
          <p className="muted">{intl.formatMessage({ id: "subscription.groups.none" })}</p>
        )}
        <FormBar>
          <SubmitButton>{intl.formatMessage({ id: "subscription.submit" })}</SubmitButton>
        </FormBar>
      </SchemaForm>
    </>
  )
}

/** A row of the matrix: its scope, and the field with its check boxes. */
type SubscriptionRow = { key: string; title: string; intro: string; field: Field; acronym?: Field }

/** Matrix of mail subscriptions: a row for the alliance and each group, a check box for each kind of mail (ACC-03). */
function SubscriptionMatrix({ rows }: { rows: SubscriptionRow[] }) {
  const intl = useIntl()
  return (
    <div className="matrix">
      <table>
        <caption className="vh">{intl.formatMessage({ id: "subscription.mails" })}</caption>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: "subscription.for" })}</th>
            {switches.map((kind) => (
              <th key={kind} scope="col">
                {intl.formatMessage({ id: `subscription.kind.${kind}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row: { title, intro, field, acronym } }: { row: SubscriptionRow }) {
  const intl = useIntl()
  const chosen = new Set(initialTexts(field))
  return (
    <tr>
      <th scope="row">
        {title}
        <small>{intro}</small>
        {acronym && <input type="hidden" name={acronym.name} value={String(acronym.initialValue ?? "")} />}
      </th>
      {switches.map((kind) => (
        <td key={kind}>
          <label>
            <input
              type="checkbox"
              name={field.name}
              value={kind}
              defaultChecked={chosen.has(kind)}
              aria-invalid={field.errors ? true : undefined}
            />
            <span>
              {intl.formatMessage({ id: `subscription.kind.${kind}` })}
              <span className="vh">{intl.formatMessage({ id: "subscription.kind-for" }, { title })}</span>
            </span>
          </label>
        </td>
      ))}
    </tr>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
