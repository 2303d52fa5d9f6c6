import { FormattedMessage } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { largestWorkbook, mostRows } from "#app/parts/import/xlsx-limits.ts"
import { FileField } from "#app/ui/form/file-field.tsx"
import type { Field } from "#app/ui/form/field.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { mostEmails } from "./invitation-limits.ts"

type UploadFieldsProps = { fields: { file: Field; emails: Field } }

/** Where the people to invite come from: the template, a workbook, or a few lines (ADM-01). */
export function UploadFields({ fields }: UploadFieldsProps) {
  const { url } = useFrameAlliance()
  const limits = { rows: mostRows, limit: largestWorkbook / 1024 / 1024 }
  return (
    <>
      <FormSection
        title={<FormattedMessage id="member-invitation.template.title" />}
        intro={<FormattedMessage id="member-invitation.template.intro" />}
      >
        <div className="acts">
          <a className="btn" href={memberPaths.importTemplate(url, "english")} download>
            <FormattedMessage id="member-invitation.template.english" />
          </a>
          <a className="btn" href={memberPaths.importTemplate(url, "chinese")} download>
            <FormattedMessage id="member-invitation.template.chinese" />
          </a>
        </div>
      </FormSection>
      <FormSection
        title={<FormattedMessage id="member-invitation.file.title" />}
        intro={<FormattedMessage id="member-invitation.file.intro" />}
      >
        <FileField
          field={fields.file}
          accept=".xlsx"
          hint={<FormattedMessage id="member-invitation.file.hint" values={limits} />}
        />
      </FormSection>
      <FormSection
        title={<FormattedMessage id="member-invitation.emails.title" />}
        intro={<FormattedMessage id="member-invitation.emails.intro" />}
      >
        <TextArea
          field={fields.emails}
          rows={5}
          hint={<FormattedMessage id="member-invitation.emails.hint" values={{ most: mostEmails }} />}
        />
      </FormSection>
    </>
  )
}
