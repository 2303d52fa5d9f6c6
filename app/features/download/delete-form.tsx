import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { downloadPaths } from "#app/lib/paths/download.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { StaleNote, VersionField } from "#app/ui/form/form.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import type { DeleteView } from "./download-form.server.ts"

type DeleteFormProps = {
  view: DeleteView
  scope: ShellScope
  lastResult?: SubmissionResult<string[]> | undefined
  /** In a dialog, the callback that closes it. On the page, cancelling leads back to the download. */
  leave?: () => void
}

/** Confirmation before a download is deleted: number of its files, and how often they were downloaded (DL-03, FORM-06). */
export function DeleteForm({ view, scope, lastResult, leave }: DeleteFormProps) {
  const { id, name, version, files, total, consequences } = view
  const href = downloadPaths.detail(scope, id)
  const [form] = useSchemaForm({
    id: "download-delete",
    lastResult,
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.versionSchema),
  })
  const values = { name: <strong>{name}</strong>, files, total }
  return (
    <ConfirmForm
      form={form}
      action={downloadPaths.page(scope, id, "delete")}
      consequence={<FormattedMessage id="download.delete.text" values={values} />}
      submit={<FormattedMessage id="download.delete.title" />}
      keep={<FormattedMessage id="download.delete.keep" />}
      leave={leave ?? href}
    >
      <VersionField value={version} />
      <StaleNote href={href} />
      {consequences && <Consequences consequences={consequences} />}
    </ConfirmForm>
  )
}
