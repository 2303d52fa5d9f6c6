import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"
import { paths } from "#app/lib/paths.ts"
import type { JoinView } from "./join.server.ts"

type AskFormProps = { view: JoinView; lastResult: SubmissionResult<string[]> | undefined }

/** Asking to join: one field, which may stay empty (WG-06). */
export function AskForm({ view: { acronym, href, isRestricted, key, draft }, lastResult }: AskFormProps) {
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "join-request",
    lastResult,
    draft: draft?.result,
    labels: { reason: "join-request.reason" },
    schema: () => import("./join.schema.ts").then((module) => module.joinSchema),
  })
  return (
    <>
      <DraftNote draft={draft} form={form} />
      <SchemaForm form={form} action={workgroupPaths.join(url, acronym)}>
        <IdempotencyKey value={key} />
        <FormSection
          title={<FormattedMessage id="join-request.ask.what" />}
          intro={<FormattedMessage id={isRestricted ? "join-request.ask.restricted" : "join-request.ask.intro"} />}
        >
          <TextArea field={fields.reason} rows={4} hint={<FormattedMessage id="join-request.reason.hint" />} />
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>
            <FormattedMessage id="join-request.ask.submit" />
          </SubmitButton>
          <Link className="btn" to={href ?? paths.groups(url)}>
            <FormattedMessage id="join-request.ask.leave" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}
