import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { hasRecords } from "#app/parts/export/export-address.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { RadioGroup } from "#app/ui/form/radio-group.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { backFrom, createPackage, subjectFrom } from "./export.server.ts"
import { exportTitle } from "./export-words.ts"

export const handle = { access: "member", title: "export.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  const { module, key } = subjectFrom(request.url)
  const of = key === null ? "list" : "record"
  const title = serverIntl(context.locale).formatMessage({ id: exportTitle(module, of) })
  const language = context.locale === "zh" ? "chinese" : "english"
  return {
    of,
    hasFiles: hasRecords(module),
    title,
    windowTitle: title,
    back: backFrom(request.url, context),
    language,
    key: newIdempotencyKey(),
  }
}

export const action = createPackage

/** Asks for a package of what a list shows, or of one record with its files (DL-04). */
export default function CreateExportPackage() {
  const { of, hasFiles, title, back, language, key } = useLoaderData<typeof loader>()
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
        crumbs={[{ href: back, text: intl.formatMessage({ id: "export.back" }) }]}
        title={title}
        intro={<FormattedMessage id={of === "list" ? "export.intro.list" : "export.intro.record"} />}
      />
      <SchemaForm form={form}>
        <IdempotencyKey value={key} />
        <FormSection title={<FormattedMessage id="export.file" />} intro={<FormattedMessage id="export.file.intro" />}>
          {hasFiles ? (
            <RadioGroup field={fields.format} options={formats} isRequired />
          ) : (
            <input type="hidden" name={fields.format.name} value="csv" />
          )}
          <RadioGroup field={fields.language} options={languages} isInline isRequired />
          <TextArea field={fields.memo} rows={2} hint={<FormattedMessage id="export.memo.hint" />} />
        </FormSection>
        <FormBar>
          <SubmitButton>
            <FormattedMessage id="export.submit" />
          </SubmitButton>
          <Link className="btn" to={back}>
            <FormattedMessage id="export.cancel" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
