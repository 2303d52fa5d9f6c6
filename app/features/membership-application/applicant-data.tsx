import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { type Fact, Facts, Section } from "#app/ui/layout/page.tsx"
import type { ApplicationView } from "./application.server.ts"
import { type ApplicationField, applicationFieldTexts } from "./membership-application.status.ts"

type DataProps = { application: ApplicationView }

/** The fields that differ from the rejected application (ADM-07). */
export function WhatChanged({ application: { changed, changedText } }: DataProps) {
  const intl = useIntl()
  if (changed.length === 0) return null
  return (
    <Note tone="live" title={intl.formatMessage({ id: "membership-application.changed" })}>
      {changedText}
    </Note>
  )
}

/** Returns a function that renders a field of the application, marked if it changed since the last submission. */
function useFact({ changed }: ApplicationView) {
  const intl = useIntl()
  return (field: ApplicationField, value: ReactNode): Fact => ({
    term: (
      <>
        {intl.formatMessage({ id: applicationFieldTexts[field] })}
        {changed.includes(field) && (
          <>
            {" "}
            <span className="mark">{intl.formatMessage({ id: "membership-application.changed.mark" })}</span>
          </>
        )}
      </>
    ),
    value,
  })
}

/** The applicant's data in sections: organisation, contacts, documents (ADM-07). */
export function ApplicantData({ application }: DataProps) {
  return (
    <>
      <Organisation application={application} />
      <Contacts application={application} />
      <Documents application={application} />
    </>
  )
}

function Organisation({ application }: DataProps) {
  const intl = useIntl()
  const { applicant } = application
  const fact = useFact(application)
  const website = applicant.website && (
    <a href={applicant.website} rel="noreferrer">
      {applicant.website}
    </a>
  )
  return (
    <Section title={intl.formatMessage({ id: "membership-application.organisation" })}>
      <Facts
        items={[
          fact("name", <span lang="zh-Hans">{applicant.name}</span>),
          fact("name_english", <span lang="en">{applicant.name_english}</span>),
          fact("acronym", <span lang="zh-Hans">{applicant.acronym}</span>),
          fact("acronym_english", <span lang="en">{applicant.acronym_english}</span>),
          fact("nature", intl.formatMessage({ id: `membership-application.nature.${applicant.nature}` })),
          fact("region_code", applicant.region),
          fact("address", applicant.address),
          fact("website", website),
          fact("email_suffix", applicant.suffix),
          fact("proposed_level_id", applicant.level),
          fact("proposed_group_acronym", applicant.group),
        ]}
      />
    </Section>
  )
}

function Contacts({ application: { applicant, changed } }: DataProps) {
  const intl = useIntl()
  return (
    <Section
      title={intl.formatMessage({ id: "entity.contacts" })}
      aside={
        changed.includes("contacts") && (
          <span className="mark">{intl.formatMessage({ id: "membership-application.changed.mark" })}</span>
        )
      }
    >
      <ul className="rows">
        {applicant.contacts.map(({ name, phone, email }, at) => (
          <li key={at}>
            <strong>{name}</strong> {email && <a href={`mailto:${email}`}>{email}</a>}{" "}
            {phone && <span className="nowrap">{phone}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Documents({ application }: DataProps) {
  const intl = useIntl()
  const { registration, form, logo, others } = application.applicant
  const fact = useFact(application)
  const files = (list: typeof others) => (list.length > 0 ? <AttachmentList files={list} /> : undefined)
  return (
    <Section title={intl.formatMessage({ id: "membership-application.documents" })}>
      <Facts
        items={[
          fact("registration_document_id", files(registration)),
          fact("application_document_id", files(form)),
          fact("logo_id", files(logo)),
          fact("other_ids", files(others)),
        ]}
      />
    </Section>
  )
}
