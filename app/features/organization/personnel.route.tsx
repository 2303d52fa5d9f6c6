import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { organizationRoleNameValues } from "#openapi/generated/values/organization-role-name.ts"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import { Person } from "#app/parts/person/person.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { SelectField } from "#app/forms/fields/fields.tsx"
import { EnterSubmit, IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { giveOffice, personnelView } from "./organization.server.ts"
import { OrganizationHead } from "./organization-head.tsx"
import type { components } from "#openapi/generated/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

export const handle = { access: "admin", title: "organization.personnel.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return personnelView(context)
}

export const action = giveOffice

type View = Awaited<ReturnType<typeof personnelView>>

/** The holders of each office and their rights (ADM-03, ROLE-06). */
export default function Personnel() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <OrganizationHead
        title={intl.formatMessage({ id: "organization.personnel.title" })}
        intro={intl.formatMessage({ id: "organization.personnel.intro" })}
      />
      <Stack>
        {view.offices.map((office) => (
          <Holders key={office.role} office={office} />
        ))}
        {view.canAdd && <OfficeForm key={view.state} view={view} answer={answer} />}
      </Stack>
    </>
  )
}

function Holders({ office: { role, people } }: { office: View["offices"][number] }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: `organization.office.${role}` })}>
      <p className="hint">{intl.formatMessage({ id: officeDuties[role] })}</p>
      {people.length === 0 && <p className="muted">{intl.formatMessage({ id: "workgroup.office.vacant" })}</p>}
      {people.map(({ id, person, removeHref }) => (
        <div className="cluster" key={id}>
          <Person person={person} />
          {removeHref && (
            <a {...linkTo(removeHref)}>
              {intl.formatMessage({ id: "organization.role.remove.link" })} <span className="vh">{person.name}</span>
            </a>
          )}
        </div>
      ))}
    </Section>
  )
}

function OfficeForm({ view: { tree, key }, answer }: { view: View; answer: PickerAnswer | undefined }) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "office",
    schema: () => import("./organization.schema.ts").then((module) => module.officeSchema),
    lastResult: answer,
    labels: { role: "organization.office", member_ids: "workgroup-roles.people" },
  })
  const options = organizationRoleNameValues.map((value) => ({
    value,
    text: intl.formatMessage({ id: `organization.office.${value}` }),
  }))
  return (
    <Section title={intl.formatMessage({ id: "organization.role.add" })}>
      <SchemaForm form={form}>
        <UnsavedGuard />
        <EnterSubmit {...findByEnter} />
        <IdempotencyKey value={key} />
        <SelectField field={fields.role} isRequired options={options} />
        <MemberPicker
          field={fields.member_ids}
          isRequired
          only="people"
          tree={answer?.tree ?? tree}
          isAsked={answer?.tree !== undefined}
        />
        <div className="acts">
          <SubmitButton>{intl.formatMessage({ id: "organization.role.submit" })}</SubmitButton>
        </div>
      </SchemaForm>
    </Section>
  )
}

/** Message ids of the rights of each office (ROLE-06). */
const officeDuties = {
  general_secretary: "organization.office.general_secretary.duty",
  assistant: "organization.office.assistant.duty",
  notice_admin: "organization.office.notice_admin.duty",
  topic_admin: "organization.office.topic_admin.duty",
  download_admin: "organization.office.download_admin.duty",
  proposal_admin: "organization.office.proposal_admin.duty",
  certification_admin: "organization.office.certification_admin.duty",
  certificate_admin: "organization.office.certificate_admin.duty",
  member_admin: "organization.office.member_admin.duty",
  schedule_admin: "organization.office.schedule_admin.duty",
} as const satisfies Record<components["schemas"]["OrganizationRoleName"], MessageId>

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
