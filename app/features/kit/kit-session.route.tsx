import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { valueOf } from "#app/api/failure.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { takeDraft } from "#app/session/session-answer.server.ts"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { invalid, parseSubmission, restored } from "#app/ui/form/submission.server.ts"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { kitSessionSchema } from "./kit-session.schema.ts"

export const handle = { access: "member", title: "kit.session.title", isDevelopmentOnly: true } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return { draft: restored(takeDraft(context, request), kitSessionSchema) }
}

/** Sends nothing, but asks the backend as this person, so that an ended session is noticed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await parseSubmission(await receiveForm(context, request, "meeting"), kitSessionSchema)
  if (submission.status === "success") valueOf(await context.api.get("/workgroup/grouped"))
  return invalid(submission)
}

/** A form behind the login: what is typed survives the end of the session (SES-07). */
export default function KitSession() {
  const { draft } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [form, fields] = useSchemaForm({
    id: "kit-session",
    schema: () => import("./kit-session.schema.ts").then((module) => module.kitSessionSchema),
    lastResult: answer ?? draft,
    labels: { text: "kit.session.text", documentation: "kit.field.document" },
  })
  return (
    <>
      <PageHead
        title={<FormattedMessage id="kit.session.title" />}
        intro={<FormattedMessage id="kit.session.intro" />}
      />
      <SchemaForm form={form} hasFiles>
        <TextArea field={fields.text} isRequired />
        <AttachmentField field={fields.documentation} />
        <SubmitButton>
          <FormattedMessage id="kit.session.submit" />
        </SubmitButton>
      </SchemaForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
