import { FormattedMessage, useIntl } from "react-intl"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import { EnterSubmit } from "#app/ui/form/enter-submit.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { RadioGroup } from "#app/ui/form/radio-group.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Section } from "#app/ui/layout/section.tsx"
import type { RolesView } from "./roles.server.ts"
import { groupRoleTexts } from "./workgroup.status.ts"

type RoleFormProps = { view: RolesView; answer: PickerAnswer | undefined }

/** Gives a role to people: one of those this person may give, and whom it is given to (ROLE-06, FORM-05). */
export function RoleForm({ view, answer }: RoleFormProps) {
  const { roles, tree, values, draft, key } = view
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "role",
    schema: () => import("./roles.schema.ts").then((module) => module.roleSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: values,
    labels: { role: "workgroup-roles.role", member_ids: "workgroup-roles.people" },
  })
  const options = roles.map((value) => ({ value, text: intl.formatMessage({ id: groupRoleTexts[value] }) }))
  return (
    <Section title={<FormattedMessage id="workgroup-roles.add" />}>
      <DraftNote draft={draft} form={form} />
      <SchemaForm form={form}>
        <EnterSubmit {...findByEnter} />
        <IdempotencyKey value={key} />
        {options.length > 1 ? (
          <RadioGroup field={fields.role} isRequired isInline options={options} />
        ) : (
          <input type="hidden" name={fields.role.name} value={values.role} />
        )}
        <MemberPicker
          field={fields.member_ids}
          isRequired
          only="people"
          tree={answer?.tree ?? tree}
          isAsked={answer?.tree !== undefined}
          hint={<FormattedMessage id={options.length > 1 ? "workgroup-roles.hint.office" : "workgroup-roles.hint"} />}
        />
        <div className="acts">
          <SubmitButton>
            <FormattedMessage id="workgroup-roles.submit" />
          </SubmitButton>
          <DraftKeeper />
        </div>
      </SchemaForm>
    </Section>
  )
}
