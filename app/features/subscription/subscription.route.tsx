import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { CheckboxGroup } from "#app/ui/form/checkbox-group.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { subscriptionSchema } from "./subscription.schema.ts"
import { saveSubscription, subscriptionView } from "./subscription.server.ts"
import { subscriptionLabels, switchTexts } from "./subscription-labels.ts"

export const handle = { access: "member", title: "subscription.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return subscriptionView(context)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await parseSubmission(request, subscriptionSchema)
  if (submission.status !== "success") return invalid(submission)
  const saved = await saveSubscription(context, submission.value)
  if (!saved.ok) return refused(submission, inWords(saved.failure, context))
  await sendFlash(context, { tone: "done", id: "subscription.saved" })
  return redirect(paths.mySubscriptions(allianceOf(context).url), 303)
}

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
  const options = Object.entries(switchTexts).map(([value, id]) => ({ value, text: intl.formatMessage({ id }) }))
  return (
    <>
      <PageHead
        title={<FormattedMessage id="subscription.title" />}
        intro={<FormattedMessage id="subscription.intro" />}
      />
      <SchemaForm form={form}>
        <VersionField value={values.version} />
        <StaleNote href={paths.mySubscriptions(url)} />
        <FormSection
          title={<FormattedMessage id="subscription.alliance" />}
          intro={<FormattedMessage id="subscription.alliance.intro" />}
        >
          <CheckboxGroup field={fields.alliance} options={options} isInline />
        </FormSection>
        {fields.groups.getFieldList().map((row) => {
          const { acronym, on } = row.getFieldset()
          return (
            <FormSection
              key={row.key}
              title={names[acronym.initialValue ?? ""]}
              intro={<FormattedMessage id="subscription.group.intro" />}
            >
              <input type="hidden" name={acronym.name} value={acronym.initialValue} />
              <CheckboxGroup field={on} options={options} isInline />
            </FormSection>
          )
        })}
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
