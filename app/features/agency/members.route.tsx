import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { Person } from "#app/parts/person/person.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { AnswerNote, Note } from "#app/ui/feedback/note.tsx"
import { EnterSubmit, IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { OwnerField } from "#app/forms/submit/owner-field.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { agencyPeople, changePeople } from "./agency-members.server.ts"

export const handle = { access: "admin", title: "agency.members.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return agencyPeople(context, params)
}

export const action = changePeople

type View = Awaited<ReturnType<typeof agencyPeople>>
type Answer = SubmissionResult<string[]> & { tree?: MemberTree }
type LastPerson = { id: string; name: string; total: number }

/** Page listing the people who act for an agency in certification (ADM-04). */
export default function AgencyMembers() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const list = intl.formatMessage({ id: "agency.list.title" })
  const refusal = answer && "refusal" in answer ? answer.refusal : undefined
  const last = answer && "last" in answer ? answer.last : undefined
  return (
    <>
      <PageHead
        crumbs={[
          { href: agencyPaths.list(url), text: list },
          { href: agencyPaths.detail(url, view.id), text: view.name },
        ]}
        title={intl.formatMessage({ id: "agency.members.title" })}
        intro={intl.formatMessage({ id: "agency.members.intro" })}
      />
      <Stack>
        {refusal && <AnswerNote title={intl.formatMessage({ id: "agency.members.failed" })} children={refusal} />}
        {last && <RemoveLastPerson last={last} />}
        <People view={view} />
        <AddForm
          key={view.people.map(({ id }) => id).join()}
          view={view}
          answer={answer && !("refusal" in answer) && !("last" in answer) ? answer : undefined}
        />
      </Stack>
    </>
  )
}

/** Asks before the last person is removed who can act for an agency (ADM-04, FORM-10). */
function RemoveLastPerson({ last: { id, name, total } }: { last: LastPerson }) {
  const intl = useIntl()
  return (
    <Note tone="hold" role="alert" title={intl.formatMessage({ id: "agency.members.last" }, { name })}>
      <p>{intl.formatMessage({ id: "agency.members.last-detail" }, { total })}</p>
      <Form method="post" className="acts">
        <OwnerField />
        <input type="hidden" name="confirmed" value="true" />
        <button className="btn danger" name="remove" value={id}>
          {intl.formatMessage({ id: "agency.members.remove.named" }, { name })}
        </button>
      </Form>
    </Note>
  )
}

function People({ view: { people, canRemove } }: { view: View }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "agency.members" })}>
      {people.length === 0 && <p className="hint">{intl.formatMessage({ id: "agency.members.none" })}</p>}
      {people.map(({ id, person }) => (
        <Form method="post" preventScrollReset className="acts" key={id}>
          <OwnerField />
          <Person person={person} />
          {canRemove && (
            <button
              className="btn quiet"
              name="remove"
              value={id}
              aria-label={intl.formatMessage({ id: "agency.members.remove.named" }, { name: person.name })}
            >
              {intl.formatMessage({ id: "agency.members.remove" })}
            </button>
          )}
        </Form>
      ))}
    </Section>
  )
}

function AddForm({ view: { tree, key }, answer }: { view: View; answer: Answer | undefined }) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "agency-members",
    schema: () => import("./agency.schema.ts").then((module) => module.agencyPeopleSchema),
    lastResult: answer,
    labels: { member_ids: "workgroup-roles.people" },
  })
  return (
    <Section title={intl.formatMessage({ id: "agency.members.add" })}>
      <SchemaForm form={form}>
        <UnsavedGuard />
        <EnterSubmit {...findByEnter} />
        <IdempotencyKey value={key} />
        <MemberPicker
          field={fields.member_ids}
          isRequired
          only="people"
          tree={answer?.tree ?? tree}
          isAsked={answer?.tree !== undefined}
        />
        <div className="acts">
          <SubmitButton>{intl.formatMessage({ id: "agency.members.submit" })}</SubmitButton>
        </div>
      </SchemaForm>
    </Section>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
