import { useParams } from "@remix-run/react"
import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { NamedPeople } from "#app/parts/consequences/named-people.tsx"
import { DraftKeeper, DraftNote } from "#app/parts/drafts/draft.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { ParticipantsField } from "#app/parts/participants/participants-field.tsx"
import type { Field } from "#app/ui/form/field.ts"
import {
  EnterSubmit,
  FormBar,
  FormSection,
  IdempotencyKey,
  RequiredHint,
  SchemaForm,
  StaleNote,
  VersionField,
} from "#app/ui/form/form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import type { SchemaFormState } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { EventAnswer } from "./event-action.server.ts"
import type { EventFormData, EventFormView } from "./event-form.server.ts"
import { type EventModule, eventPaths } from "./event-href.ts"

type EventFormPageProps = {
  module: EventModule
  /** What the page's loader gave, and what its action answered. */
  page: EventFormData
  answer: EventAnswer | undefined
  form: SchemaFormState
  fields: {
    /** The field made with `participants()`. */
    people: { getFieldset(): Record<"who" | "chosen", Field> }
    documentation: Field
    /** The group, where it is chosen in the form. */
    group: Field & { value?: unknown }
  }
  /** What stands above the fields. */
  note?: ReactNode
  /** What it is about and when. */
  children: ReactNode
}

/** The page on which a meeting or ballot is created or changed: its own fields, who takes part, documents (MEET-02, VOTE-02). */
export function EventFormPage({ module, page, answer, form, fields, note, children }: EventFormPageProps) {
  const { view, draft, key, record } = page
  const href = useEventHref(module)
  const step = record ? "edit" : "create"
  const { who, chosen } = fields.people.getFieldset()
  const everyone = useEveryone(view, fields.group)
  return (
    <>
      <FormHead module={module} record={record} />
      <DraftNote draft={draft} form={form} />
      <SchemaForm form={form} hasFiles>
        <EnterSubmit {...findByEnter} />
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
          title={<FormattedMessage id="event-form.who" />}
          intro={<RecipientsText id={`${module}-form.${step}.mail`} people={view.mail} />}
        >
          <ParticipantsField
            who={who}
            chosen={chosen}
            everyone={everyone}
            tree={answer?.tree ?? view.tree}
            isAsked={answer?.tree !== undefined}
          />
        </FormSection>
        <FormSection title={<FormattedMessage id="event-form.documents" />}>
          <AttachmentField field={fields.documentation} module={module} />
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>
            <FormattedMessage id={`${module}-form.${step}.submit`} />
          </SubmitButton>
          <Link className="btn" to={href}>
            <FormattedMessage id="event-form.cancel" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}

/** The record's page, or of a new one the list. */
function useEventHref(module: EventModule): string {
  const params = useParams()
  const { list, record } = eventPaths[module]
  return params.id === undefined ? list(shellScopeFrom(params)) : record(shellScopeFrom(params), param(params, "id"))
}

/** Where the page is, what it does, and to which record. */
function FormHead({ module, record }: Pick<EventFormPageProps, "module"> & Pick<EventFormData, "record">) {
  const intl = useIntl()
  const scope = shellScopeFrom(useParams())
  const href = useEventHref(module)
  const list = { href: eventPaths[module].list(scope), text: intl.formatMessage({ id: `${module}-form.list` }) }
  const reference = record ? record.number : scope.acronym
  return (
    <PageHead
      crumbs={record ? [list, { href, text: `${record.number} ${record.subject}` }] : [list]}
      title={<FormattedMessage id={`${module}-form.${record ? "edit" : "create"}.title`} />}
      kicker={reference && <span className="ref">{reference}</span>}
    />
  )
}

type RecipientsTextProps = {
  /** Takes `people` and their `count`; what is said in `<all>` goes while only some are selected. */
  id: `${EventModule}-form.${"create" | "edit"}.mail`
  /** Those who are certain before the form is sent. */
  people: EventFormView["mail"]
}

/** Who is written to when the form is sent (FORM-10). */
function RecipientsText({ id, people }: RecipientsTextProps) {
  return (
    <FormattedMessage
      id={id}
      values={{
        all: (parts) => <span className="for-everyone">{parts}</span>,
        people: people && people.total > 0 ? <NamedPeople people={people} /> : "",
        count: people?.total ?? 0,
      }}
    />
  )
}

/** Whom everyone means. Where the group can be chosen nobody knows it without scripts before the form is sent. */
function useEveryone({ everyone, place }: EventFormView, group: EventFormPageProps["fields"]["group"]): string {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const chosen = isHydrated ? String(group.value ?? "") : undefined
  const acronym = place ?? chosen
  const text = acronym === undefined ? undefined : everyone[acronym]
  return text ?? intl.formatMessage({ id: "event-form.everyone" })
}
