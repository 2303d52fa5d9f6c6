import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { FormSection, IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { sendKitSession } from "./kit-session.server.ts"
import { kitSessionSchema } from "./kit.schema.ts"

export const handle = { access: "member", title: "kit.session.title", isDevelopmentOnly: true } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { draft: await openDraft(context, request, kitSessionSchema), key: newIdempotencyKey(), version: 1 }
}

export const action = withSchema(kitSessionSchema, ({ request, context }: ActionFunctionArgs) =>
  sendKitSession(context, request),
)

/** A form that requires login: text and attachments survive the end of the session and other failures (FORM-08). */
export default function KitSession() {
  const intl = useIntl()
  const { draft, key, version } = useLoaderData<typeof loader>()
  const [form, fields] = useSchemaForm({
    id: "kit-session",
    schema: () => import("./kit.schema.ts").then((module) => module.kitSessionSchema),
    lastResult: useActionData<typeof action>(),
    draft: draft?.result,
    labels: { text: "kit.session.text", documentation: "kit.field.document" },
  })
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "kit.session.title" })}
        intro={intl.formatMessage({ id: "kit.session.intro" })}
      />
      <LongForm form={form} draft={draft} hasFiles submit={intl.formatMessage({ id: "kit.session.submit" })}>
        <IdempotencyKey value={key} />
        <VersionField value={version} />
        <StaleNote href="?present" />
        <FormSection title={intl.formatMessage({ id: "kit.form.what" })}>
          <TextArea field={fields.text} isRequired />
          <AttachmentField field={fields.documentation} module="meeting" />
        </FormSection>
      </LongForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
