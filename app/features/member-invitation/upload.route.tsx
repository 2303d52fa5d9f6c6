import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"
import { InvitationHead } from "./invitation-head.tsx"
import { PastInvitations } from "./past-invitations.tsx"
import { pastInvitations } from "./past-invitations.server.ts"
import { UploadFields } from "./upload-fields.tsx"
import { uploadList, uploadView } from "./upload.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import { uploadSchema } from "./upload.schema.ts"

export const handle = { access: "member-admin", title: "member-invitation.upload.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [view, past] = await Promise.all([uploadView(context, request), pastInvitations(context)])
  return { ...view, past }
}

export const action = withSchema(uploadSchema, ({ request, context }: ActionFunctionArgs) =>
  uploadList(context, request),
)

/** The first step of an invitation: whom (ADM-01). */
export default function InviteMembers() {
  const { draft, key, past } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "invite",
    schema: () => import("./upload.schema.ts").then((module) => module.uploadSchema),
    lastResult: useActionData<typeof action>(),
    draft: draft?.result,
    labels: { file: "member-invitation.file", emails: "member-invitation.emails" },
  })
  return (
    <>
      <InvitationHead title="member-invitation.upload.title" intro="member-invitation.upload.intro" at="list" />
      <DraftNote draft={draft} form={form} />
      <SchemaForm form={form} hasFiles>
        <IdempotencyKey value={key} />
        <UploadFields fields={fields} />
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>
            <FormattedMessage id="member-invitation.upload.submit" />
          </SubmitButton>
          <Link className="btn" to={memberPaths.list(url)}>
            <FormattedMessage id="member-invitation.cancel" />
          </Link>
        </FormBar>
      </SchemaForm>
      <PastInvitations from={past} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
