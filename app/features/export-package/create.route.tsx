import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { type ExportModule, hasFiles, hasRecords } from "#app/parts/export/export-address.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { RadioGroup, TextArea } from "#app/forms/fields/fields.tsx"
import { FormBar, FormSection, IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import { createPackage, recordIn, subjectFrom } from "./export.server.ts"
import { placeFrom } from "./export-place.server.ts"

export const handle = { access: "member", title: "export.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const subject = subjectFrom(request.url)
  const { module } = subject
  const of = subject.key === null ? "list" : "record"
  const record = await recordIn(context, subject)
  const title = serverIntl(context.locale).formatMessage({ id: exportTitle(module, of) })
  const language = context.locale === "zh" ? "chinese" : "english"
  return {
    of,
    hasFiles: hasFiles(module),
    title,
    windowTitle: title,
    place: placeFrom(request.url, context, subject, record),
    language,
    key: newIdempotencyKey(),
  }
}

export const action = createPackage

/** Page that requests an export package of a filtered list, or of one record with its files (DL-04). */
export default function CreateExportPackage() {
  const { of, hasFiles, title, place, language, key } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "export",
    schema: () => import("./export.schema.ts").then((module) => module.exportSchema),
    lastResult: useActionData<typeof action>(),
    defaultValue: { format: of === "list" ? "csv" : "zip", language },
    labels: { format: "export.format", language: "export.language", memo: "export.memo" },
  })
  const formats = [
    { value: "csv", text: intl.formatMessage({ id: "export.format.csv" }) },
    { value: "zip", text: intl.formatMessage({ id: "export.format.zip" }) },
  ]
  const languages = [
    { value: "english", text: "English", lang: "en" },
    { value: "chinese", text: "中文", lang: "zh" },
  ]
  return (
    <>
      <PageHead
        crumbs={[...place.crumbs, place.back]}
        title={title}
        kicker={place.name}
        intro={intl.formatMessage({ id: of === "list" ? "export.intro.list" : "export.intro.record" })}
      />
      <SchemaForm form={form}>
        <UnsavedGuard />
        <IdempotencyKey value={key} />
        <FormSection
          title={intl.formatMessage({ id: "export.file" })}
          intro={intl.formatMessage({ id: "export.file.intro" })}
        >
          {hasFiles ? (
            <RadioGroup field={fields.format} options={formats} isRequired />
          ) : (
            <input type="hidden" name={fields.format.name} value="csv" />
          )}
          <RadioGroup field={fields.language} options={languages} isInline isRequired />
          <TextArea field={fields.memo} rows={2} hint={intl.formatMessage({ id: "export.memo.hint" })} />
        </FormSection>
        <FormBar>
          <SubmitButton>{intl.formatMessage({ id: "export.submit" })}</SubmitButton>
          <a className="btn" {...linkTo(place.back.href)}>
            {intl.formatMessage({ id: "export.cancel" })}
          </a>
        </FormBar>
      </SchemaForm>
    </>
  )
}

const listTitles = {
  meeting: "export.meeting.list",
  decision: "export.decision.list",
  ballot: "export.ballot.list",
  workgroup: "export.workgroup.list",
  download: "export.download.list",
  task: "export.task.list",
  notice: "export.notice.list",
  topic_call: "export.topic-call.list",
  proposal: "export.proposal.list",
  certification: "export.certification.list",
  certificate: "export.certificate.list",
  entity: "export.entity.list",
  agency: "export.agency.list",
  membership_application: "export.membership-application.list",
  operation_log: "export.operation-log.list",
} as const satisfies Record<ExportModule, MessageId>

const recordTitles = {
  meeting: "export.meeting.record",
  ballot: "export.ballot.record",
  topic_call: "export.topic-call.record",
  proposal: "export.proposal.record",
} as const

/** Returns the page title, for a list or for one record. */
function exportTitle(module: ExportModule, of: "list" | "record"): MessageId {
  return of === "record" && hasRecords(module) ? recordTitles[module] : listTitles[module]
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
