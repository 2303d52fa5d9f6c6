import { type ActionFunctionArgs, data } from "@remix-run/node"
import { useActionData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { richTextAnswer } from "#app/parts/rich-text/rich-text-answer.server.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { FormSection, SchemaForm } from "#app/forms/submit/form.tsx"
import { invalid, parseSubmission } from "#app/forms/submit/submission.server.ts"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead, Section } from "#app/ui/layout/page.tsx"
import { kitRichSchema } from "./kit.schema.ts"

export const handle = { access: "member", title: "kit.rich.title", isDevelopmentOnly: true } satisfies RouteHandle

type View = { format: string; html: string }

export function loader() {
  return null
}

/** Does not store anything: renders the text below the form as a detail page would. */
export const action = withSchema(kitRichSchema, async ({ request, context }: ActionFunctionArgs) => {
  const received = await receiveForm(context, request, "meeting")
  const { alliance } = context
  const rendered = await richTextAnswer(received, kitRichSchema, alliance)
  if (rendered) return rendered
  const submission = await parseSubmission(received, kitRichSchema)
  if (submission.status !== "success") return invalid(submission)
  const { description } = submission.value
  const view: View = { format: description.format, html: richTextHtml(description, { alliance }) }
  return data({ initialValue: submission.reply().initialValue, view })
})

/** The rich text field, and the rendered result. */
export default function KitRich() {
  const intl = useIntl()
  const answer = useActionData<typeof action>()
  const [form, fields] = useSchemaForm({
    id: "kit-rich",
    schema: () => import("./kit.schema.ts").then((module) => module.kitRichSchema),
    lastResult: answer,
    defaultValue: { description: { format: "markdown" } },
    labels: { description: "kit.rich.text" },
  })
  const view = (answer as { view?: View } | undefined)?.view
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "kit.rich.title" })}
        intro={intl.formatMessage({ id: "kit.rich.intro" })}
      />
      <SchemaForm form={form} hasFiles>
        <UnsavedGuard />
        <FormSection title={intl.formatMessage({ id: "kit.rich.what" })}>
          <RichTextField
            field={fields.description}
            isRequired
            images="meeting"
            hint={intl.formatMessage({ id: "kit.rich.hint" })}
          />
        </FormSection>
        <SubmitButton>{intl.formatMessage({ id: "kit.rich.submit" })}</SubmitButton>
      </SchemaForm>
      {view && (
        <Section title={intl.formatMessage({ id: "kit.rich.stored" }, { format: view.format })}>
          <RichText html={view.html} />
        </Section>
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
