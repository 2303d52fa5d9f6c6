import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { CheckboxGroup } from "#app/ui/form/checkbox-group.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { Link } from "#app/ui/link.tsx"
import type { rolesView } from "./member-edit.server.ts"

type RolesFormProps = {
  view: Awaited<ReturnType<typeof rolesView>>
  lastResult: SubmissionResult<string[]> | undefined
  href: string
}

/** All roles of a member in the alliance (ADM-10). */
export function RolesForm({ view: { version, key, values, options }, lastResult, href }: RolesFormProps) {
  const [form, fields] = useSchemaForm({
    id: "member-roles",
    schema: () => import("./member.schema.ts").then((module) => module.memberRolesSchema),
    lastResult,
    defaultValue: values,
    labels: { roles: "member.roles" },
  })
  return (
    <SchemaForm form={form}>
      <VersionField value={version} />
      <IdempotencyKey value={key} />
      <StaleNote href={href} />
      <input type="hidden" name="roles" value="alliance_member" />
      <FormSection
        title={<FormattedMessage id="member.role.title" />}
        intro={<FormattedMessage id="member.role.intro" />}
      >
        <CheckboxGroup field={fields.roles} options={options} />
      </FormSection>
      <FormBar>
        <SubmitButton>
          <FormattedMessage id="member.role.submit" />
        </SubmitButton>
        <Link className="btn" to={href}>
          <FormattedMessage id="event-form.cancel" />
        </Link>
      </FormBar>
    </SchemaForm>
  )
}
