import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Location } from "#app/parts/location/location.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Facts, PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { answerByLink, type InvitationShown, invitationView } from "./invitation.server.ts"
import { AnswerForm } from "./answer-form.tsx"

export const handle = { access: "public", title: "meeting-answer.invitation", scripts: false } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return invitationView(context, params)
}

export const action = answerByLink

/** Page that the signed link in an invitation mail opens, without a session: the meeting and the three answers (MEET-10). */
export default function Invitation() {
  const intl = useIntl()
  const { invitation, isCancelled, href } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  if (!invitation) return <InvitationOver isCancelled={isCancelled} href={href} />
  const {
    subject,
    start,
    end,
    there,
    duration,
    repeats,
    location,
    group,
    organizer,
    person,
    mine,
    later,
    isDisbanded,
  } = invitation
  return (
    <>
      <PageHead title={subject} intro={intl.formatMessage({ id: "meeting-answer.invited" }, { name: person.name })} />
      <Stack>
        <Facts
          items={[
            { term: intl.formatMessage({ id: "event.starts" }), value: <Time moment={start} /> },
            {
              term: intl.formatMessage({ id: "meeting.planned-end" }),
              value: <Time moment={end} />,
              note: intl.formatMessage({ id: "event.in-brackets" }, { text: duration }),
            },
            {
              term: intl.formatMessage({ id: "meeting-answer.there" }, { zone: there?.zone ?? "" }),
              value: there && <Time moment={there.start} />,
            },
            { term: intl.formatMessage({ id: "meeting.series" }), value: repeats },
            {
              term: intl.formatMessage({ id: "meeting.location" }),
              value: location ? <Location location={location} /> : intl.formatMessage({ id: "meeting.no-location" }),
            },
            { term: intl.formatMessage({ id: "event.group" }), value: group },
            {
              term: intl.formatMessage({ id: "meeting.organizer" }),
              value: organizer.name,
              note: organizer.organization,
            },
          ]}
        />
        {isDisbanded ? (
          <Note tone="live">{intl.formatMessage({ id: "refusal.group_disbanded" })}</Note>
        ) : (
          <AnswerForm mine={mine} later={later} lastResult={lastResult} />
        )}
        <InvitationContent invitation={invitation} />
        <OpenMeeting href={href} />
      </Stack>
    </>
  )
}

/** Agenda and documents of the meeting to which a signed link invites, and what puts it into a calendar (MEET-18). */
function InvitationContent({ invitation }: { invitation: InvitationShown }) {
  const intl = useIntl()
  const { topics, documents, calendars } = invitation
  return (
    <>
      <Section title={intl.formatMessage({ id: "meeting-answer.calendar" })}>
        <div className="acts">
          <a className="btn" href={calendars.file} download>
            {intl.formatMessage({ id: "meeting-answer.calendar.file" })}
          </a>
          <a className="btn" href={calendars.google} target="_blank" rel="noreferrer">
            {intl.formatMessage({ id: "meeting-answer.calendar.google" })}
          </a>
          <a className="btn" href={calendars.outlook} target="_blank" rel="noreferrer">
            {intl.formatMessage({ id: "meeting-answer.calendar.outlook" })}
          </a>
        </div>
      </Section>
      {topics.length > 0 && (
        <Section title={intl.formatMessage({ id: "meeting-answer.agenda" })}>
          <ol className="rows">
            {topics.map(({ subject, minutes, presenter }, at) => (
              <li key={at}>
                {subject}{" "}
                <small className="dotted">
                  {minutes && <span>{minutes}</span>}
                  {presenter && <span>{presenter}</span>}
                </small>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {documents.length > 0 && (
        <Section title={intl.formatMessage({ id: "meeting-answer.documents" })}>
          <AttachmentList files={documents} />
          <p className="hint">{intl.formatMessage({ id: "meeting-answer.documents.login" })}</p>
        </Section>
      )}
    </>
  )
}

/** Shown once the meeting is over or cancelled: the link is then no longer valid. */
function InvitationOver({ isCancelled, href }: { isCancelled: boolean; href: string }) {
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: "meeting-answer.invitation" })} />
      <Stack>
        <Note tone="live">
          {intl.formatMessage({ id: isCancelled ? "meeting-answer.cancelled" : "meeting-answer.over" })}
        </Note>
        <OpenMeeting href={href} />
      </Stack>
    </>
  )
}

function OpenMeeting({ href }: { href: string }) {
  const intl = useIntl()
  return (
    <p>
      <a {...linkTo(href)}>{intl.formatMessage({ id: "meeting-answer.open" })}</a>
    </p>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
