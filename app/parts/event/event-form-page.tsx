import { useParams } from "@remix-run/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { param } from "#app/lib/route-params.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { NamedPeople } from "#app/parts/consequences/named-people.tsx"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { ParticipantsField } from "#app/parts/participants/participants-field.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { FormSection, IdempotencyKey, RequiredHint, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import type { SchemaFormState } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { EventAnswer } from "./event-action.server.ts"
import type { EventFormData, EventFormView } from "./event-form.server.ts"
import { type EventModule, eventPaths, eventScopeFrom } from "./event-href.ts"

type EventFormPageProps = {
  module: EventModule
  /** The loader's data and the action's response. */
  page: EventFormData
  answer: EventAnswer | undefined
  form: SchemaFormState
  fields: {
    /** A field created with `participants()`. */
    people: { getFieldset(): Record<"who" | "chosen", Field> }
    documentation: Field
    /** The group field, for forms in which the group can be chosen. */
    group: Field & { value?: unknown }
  }
  /** Content above the fields. */
  note?: ReactNode
  /** Fields for the subject and the time. */
  children: ReactNode
}

/** The page that creates or edits a meeting or ballot: module-specific fields, participants, documents (MEET-02, VOTE-02). */
export function EventFormPage({ module, page, answer, form, fields, note, children }: EventFormPageProps) {
  const intl = useIntl()
  const { view, draft, key, record } = page
  const href = useEventHref(module)
  const step = record ? "edit" : "create"
  const { who, chosen } = fields.people.getFieldset()
  return (
    <>
      <FormHead module={module} record={record} />
      <LongForm
        form={form}
        draft={draft}
        hasFiles
        enter={findByEnter}
        submit={intl.formatMessage({ id: `${module}-form.${step}.submit` })}
        cancelTo={href}
      >
        {key && <IdempotencyKey value={key} />}
        {record && (
          <>
            <VersionField value={record.version} />
            <StaleNote href={href} />
          </>
        )}
        {note}
        <RequiredHint />
        {children}
        <FormSection
          title={intl.formatMessage({ id: `${module}-form.who` })}
          intro={<RecipientsText id={`${module}-form.${step}.mail`} people={view.mail} />}
        >
          <ParticipantsField
            who={who}
            chosen={chosen}
            everyone={<EveryoneText view={view} group={fields.group} />}
            tree={answer?.tree ?? view.tree}
            isAsked={answer?.tree !== undefined}
          />
        </FormSection>
        <FormSection title={intl.formatMessage({ id: "event-form.documents" })}>
          <AttachmentField field={fields.documentation} module={module} />
        </FormSection>
      </LongForm>
    </>
  )
}

/** URL of the record's page, or of the list for a new record. */
function useEventHref(module: EventModule): string {
  const params = useParams()
  const scope = eventScopeFrom(params)
  const { list, record } = eventPaths[module]
  return params.id === undefined ? list(scope) : record(scope, param(params, "id"))
}

/** Breadcrumbs and title of the form page. */
function FormHead({ module, record }: Pick<EventFormPageProps, "module"> & Pick<EventFormData, "record">) {
  const intl = useIntl()
  const scope = eventScopeFrom(useParams())
  const href = useEventHref(module)
  const list = { href: eventPaths[module].list(scope), text: intl.formatMessage({ id: `${module}-form.list` }) }
  const reference = record ? record.number : scope.acronym
  return (
    <PageHead
      crumbs={record ? [list, { href, text: `${record.number} ${record.subject}` }] : [list]}
      title={intl.formatMessage({ id: `${module}-form.${record ? "edit" : "create"}.title` })}
      kicker={reference && <span className="ref">{reference}</span>}
    />
  )
}

type RecipientsTextProps = {
  /** Message with the values `people` and `count`; the part in `<all>` is hidden while only some people are selected. */
  id: `${EventModule}-form.${"create" | "edit"}.mail`
  /** The people who are certain to get a message, known before the form is submitted. */
  people: EventFormView["mail"]
}

/** Says who gets a message when the form is submitted (FORM-10). */
export function RecipientsText({ id, people }: RecipientsTextProps) {
  const intl = useIntl()
  return intl.formatMessage(
    { id },
    {
      all: (parts) => <span className="for-everyone">{parts}</span>,
      people: people && people.total > 0 ? <NamedPeople people={people} /> : "",
      count: people?.total ?? 0,
    },
  )
}

type EveryoneTextProps = { view: Pick<EventFormView, "everyone" | "acronym">; group: { value?: unknown } }

/** Label of the "everyone" option. If the group can be chosen, it is only known with scripts before the form is submitted. */
export function EveryoneText({ view: { everyone, acronym }, group }: EveryoneTextProps) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const chosen = isHydrated ? String(group.value ?? "") : undefined
  const current = acronym ?? chosen
  const text = current === undefined ? undefined : everyone[current]
  return text ?? intl.formatMessage({ id: "event-form.everyone" })
}
