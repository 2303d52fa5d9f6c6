import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { largestAttachment } from "#app/parts/attachments/attachment.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { CheckboxGroup } from "#app/forms/fields/checkbox-group.tsx"
import { FormSection, IdempotencyKey, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { ExpiredList } from "./expired-list.tsx"
import { InvitationHead } from "./invitation-head.tsx"
import { messageSchema } from "./invitation.schema.ts"
import { maxFiles } from "./invitation.limits.ts"
import { messageView, type MessageView, sendInvitation } from "./message.server.ts"

export const handle = { access: "member-admin", title: "member-invitation.message.window" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return { view: await messageView(context, request, params.importId) }
}

export const action = withSchema(messageSchema, ({ request, params, context }: ActionFunctionArgs) =>
  sendInvitation(context, request, params.importId),
)

/** Third step of an invitation: writing the message and sending it (ADM-01, FORM-04). */
export default function WriteInvitation() {
  const { view } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <InvitationHead title="member-invitation.message.title" at="message" importId={view?.id} />
      {view ? <MessageForm view={view} answer={answer} /> : <ExpiredList />}
    </>
  )
}

type Answer = Extract<Awaited<ReturnType<typeof sendInvitation>>, { data: unknown }>["data"]
type MessageFormProps = { view: MessageView; answer: Answer | undefined }

const labels = {
  "text.text": "member-invitation.message.text",
  attachment_ids: "member-invitation.message.attachments",
  group_acronyms: "member-invitation.message.groups",
} as const

/** The message to the invited people, its attachments, the groups they join, and the number of recipients (FORM-10). */
function MessageForm({ view: { id, count, groups, values, draft, key }, answer }: MessageFormProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "invitation",
    schema: () => import("./invitation.schema.ts").then((module) => module.messageSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: values,
    labels,
  })
  const limits = { most: maxFiles, limit: largestAttachment / 1024 / 1024 }
  return (
    <LongForm
      form={form}
      draft={draft}
      hasFiles
      submit={intl.formatMessage({ id: "member-invitation.message.submit" }, { count })}
      cancelTo={memberPaths.invite(url, id)}
      isStep
      cancel={intl.formatMessage({ id: "member-invitation.message.back" })}
    >
      <IdempotencyKey value={key} />
      <Note tone="hold">{intl.formatMessage({ id: "member-invitation.message.recipients" }, { count })}</Note>
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "member-invitation.message.what" })}>
        <RichTextField field={fields.text} isRequired />
        <AttachmentField
          field={fields.attachment_ids}
          isRequired
          module="member_invitation"
          hint={
            <>
              {values.attachment_ids.length > 0 &&
                intl.formatMessage({ id: "member-invitation.message.attachments.guidelines" })}{" "}
              {intl.formatMessage({ id: "member-invitation.message.attachments.hint" }, limits)}
            </>
          }
        />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "member-invitation.message.where" })}
        intro={intl.formatMessage({ id: "member-invitation.message.where-intro" })}
      >
        <CheckboxGroup field={fields.group_acronyms} options={groups} />
      </FormSection>
    </LongForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
