import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { largestWorkbook, maxRows } from "#app/parts/import/xlsx-limits.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { FileField } from "#app/forms/fields/file-field.tsx"
import { FormSection, IdempotencyKey } from "#app/forms/submit/form.tsx"
import { withinSteps } from "#app/forms/recovery/unsaved-forms.ts"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Section } from "#app/ui/layout/page.tsx"
import { Link, linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { InvitationHead } from "./invitation-head.tsx"
import { uploadSchema } from "./invitation.schema.ts"
import { maxEmails } from "./invitation.limits.ts"
import { pastInvitations, type PastInvitations as Past } from "./invited.server.ts"
import { uploadList, uploadView } from "./upload.server.ts"

export const handle = { access: "member-admin", title: "member-invitation.upload.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [view, past] = await Promise.all([uploadView(context, request), pastInvitations(context)])
  return { ...view, past }
}

export const action = withSchema(uploadSchema, ({ request, context }: ActionFunctionArgs) =>
  uploadList(context, request),
)

/** First step of an invitation: the people to invite (ADM-01). */
export default function InviteMembers() {
  const intl = useIntl()
  const { draft, key, past, previous } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "invite",
    schema: () => import("./invitation.schema.ts").then((module) => module.uploadSchema),
    lastResult: useActionData<typeof action>(),
    draft: draft?.result,
    defaultValue: { emails: previous?.emails },
    labels: { file: "member-invitation.file", emails: "member-invitation.emails" },
  })
  return (
    <>
      <InvitationHead title="member-invitation.upload.title" intro="member-invitation.upload.intro" at="list" />
      {previous && <PreviousList list={previous} />}
      <LongForm
        form={form}
        draft={draft}
        hasFiles
        submit={intl.formatMessage({ id: "member-invitation.upload.submit" })}
        cancelTo={memberPaths.list(url)}
        cancel={intl.formatMessage({ id: "member-invitation.cancel" })}
      >
        <IdempotencyKey value={key} />
        <UploadFields fields={fields} />
      </LongForm>
      <PastInvitations from={past} />
    </>
  )
}

type Previous = NonNullable<Awaited<ReturnType<typeof uploadView>>["previous"]>

/** The list with which the user came back: it can still be used. */
function PreviousList({ list: { id, fileName, total } }: { list: Previous }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const title = intl.formatMessage(
    { id: "member-invitation.previous" },
    { total, name: fileName, from: fileName ? "file" : "typed" },
  )
  return (
    <Note tone="live" title={title}>
      {intl.formatMessage({ id: fileName ? "member-invitation.previous.file" : "member-invitation.previous.typed" })}{" "}
      <Link to={memberPaths.invite(url, id)} state={withinSteps}>
        {intl.formatMessage({ id: "member-invitation.previous.next" })}
      </Link>
    </Note>
  )
}

type Rows = Extract<Awaited<Past>, { state: "ready" }>["value"]

/** The latest invitations, newest first, each with a link to its result (ADM-01). */
function PastInvitations({ from }: { from: Eventually<Rows> }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "member-invitation.past" })}>
      <WidgetBody from={from}>
        {(rows) =>
          rows.length > 0 ? (
            <ul className="rows">
              {rows.map(({ id, href, when, who, memo }) => (
                <li key={id}>
                  <a {...linkTo(href ?? "")}>
                    <Time moment={when} />
                  </a>
                  <br />
                  <small>{[who, memo].filter(Boolean).join(" · ")}</small>
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">{intl.formatMessage({ id: "member-invitation.past.none" })}</p>
          )
        }
      </WidgetBody>
    </Section>
  )
}

type UploadFieldsProps = { fields: { file: Field; emails: Field } }

/** Fields for the people to invite: the template, a workbook, or a few typed lines (ADM-01). */
function UploadFields({ fields }: UploadFieldsProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const limits = { rows: maxRows, limit: largestWorkbook / 1024 / 1024 }
  return (
    <>
      <FormSection
        title={intl.formatMessage({ id: "member-invitation.template.title" })}
        intro={intl.formatMessage({ id: "member-invitation.template.intro" })}
      >
        <div className="acts">
          <a className="btn" href={memberPaths.importTemplate(url, "english")} download>
            {intl.formatMessage({ id: "member-invitation.template.english" })}
          </a>
          <a className="btn" href={memberPaths.importTemplate(url, "chinese")} download>
            {intl.formatMessage({ id: "member-invitation.template.chinese" })}
          </a>
        </div>
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "member-invitation.file.title" })}
        intro={intl.formatMessage({ id: "member-invitation.file.intro" })}
      >
        <FileField
          field={fields.file}
          accept=".xlsx"
          hint={intl.formatMessage({ id: "member-invitation.file.hint" }, limits)}
        />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "member-invitation.emails.title" })}
        intro={intl.formatMessage({ id: "member-invitation.emails.intro" })}
      >
        <TextArea
          field={fields.emails}
          rows={5}
          hint={intl.formatMessage({ id: "member-invitation.emails.hint" }, { most: maxEmails })}
        />
      </FormSection>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
