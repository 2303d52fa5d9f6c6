import { useIntl } from "react-intl"
import { DraftKeeper, DraftNote } from "#app/forms/drafts/draft.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import { RadioGroup } from "#app/forms/fields/fields.tsx"
import { EnterSubmit, IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Officers, RemoveLink } from "../shell/officers.tsx"
import type { RolesView } from "./roles.server.ts"
import { MemberFilters } from "../members/members.filters.tsx"
import { memberColumns } from "../members/members.table.tsx"
import { memberQuery } from "../list/list.query.ts"
import { groupRoleTexts } from "../workgroup.status.ts"

type RolesPageProps = { view: RolesView; answer: PickerAnswer | undefined }

const columns: Column<RolesView["list"]["items"][number]>[] = [
  ...memberColumns,
  {
    key: "actions",
    head: "workgroup-admin.actions",
    kind: "actions",
    cell: ({ chairHref, removeHref, person }, intl) => (
      <>
        {chairHref && (
          <a {...linkTo(chairHref)}>
            {intl.formatMessage({ id: "workgroup-roles.make-chair" })} <span className="vh">{person.name}</span>
          </a>
        )}{" "}
        {removeHref && <RemoveLink href={removeHref} name={person.name} taken="member" />}
      </>
    ),
  },
]

/** The role holders of a group, and the form that adds some (ADM-02, WG-04, ROLE-06). */
export function RolesPage({ view, answer }: RolesPageProps) {
  const intl = useIntl()
  const { offices, givesOffices, list, search } = view
  const table = { query: memberQuery, search }
  const title = intl.formatMessage({ id: "workgroup.member.title" })
  return (
    <Stack>
      <Officers offices={offices}>
        {!givesOffices && <p className="hint">{intl.formatMessage({ id: "workgroup-roles.officers" })}</p>}
      </Officers>
      <RoleForm key={view.state} view={view} answer={answer} />
      <Section title={intl.formatMessage({ id: "workgroup.member.title" })}>
        <MemberFilters search={search} />
        <List {...table} caption={title} columns={columns} page={list} rowKey={({ id }) => id} />
      </Section>
    </Stack>
  )
}

type RoleFormProps = { view: RolesView; answer: PickerAnswer | undefined }

/** Gives one of the roles that this person may give to the selected people (ROLE-06, FORM-05). */
function RoleForm({ view, answer }: RoleFormProps) {
  const { roles, tree, values, draft, key } = view
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "role",
    schema: () => import("../workgroup.schema.ts").then((module) => module.roleSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: values,
    labels: { role: "workgroup-roles.role", member_ids: "workgroup-roles.people" },
  })
  const options = roles.map((value) => ({ value, text: intl.formatMessage({ id: groupRoleTexts[value] }) }))
  return (
    <Section title={intl.formatMessage({ id: "workgroup-roles.add" })}>
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
          hint={intl.formatMessage({ id: options.length > 1 ? "workgroup-roles.hint.office" : "workgroup-roles.hint" })}
        />
        <div className="acts">
          <SubmitButton>{intl.formatMessage({ id: "workgroup-roles.submit" })}</SubmitButton>
          <DraftKeeper />
        </div>
      </SchemaForm>
    </Section>
  )
}
