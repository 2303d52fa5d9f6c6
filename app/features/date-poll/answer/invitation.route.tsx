import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { Location } from "#app/parts/location/location.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Facts, PageHead, Stack } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { answerPollByLink, invitationView } from "./answer.server.ts"
import { AnswerForm } from "./answer-form.tsx"

export const handle = { access: "public", title: "date-poll.detail.title", scripts: false } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return invitationView(context, params)
}

export const action = answerPollByLink

/** Page that the signed link in a mail opens, without a session: the slots with the three answers (MEET-14). */
export default function DatePollInvitation() {
  const { invitation, status, href } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  if (!invitation) return <PollOver status={status} href={href} />
  const { subject, zone, deadline, duration, location, group, organizer, person, slots, isDisbanded } = invitation
  return (
    <>
      <PageHead
        title={subject}
        intro={<FormattedMessage id="date-poll.answer.invited" values={{ name: person.name }} />}
      />
      <Stack>
        <Facts
          items={[
            { term: <FormattedMessage id="date-poll.form.deadline" />, value: <Time moment={deadline} /> },
            { term: <FormattedMessage id="duration.title" />, value: duration },
            { term: <FormattedMessage id="event.zone" />, value: zone },
            { term: <FormattedMessage id="meeting.location" />, value: location && <Location location={location} /> },
            { term: <FormattedMessage id="event.group" />, value: group },
            { term: <FormattedMessage id="meeting.organizer" />, value: organizer.name, note: organizer.organization },
          ]}
        />
        {isDisbanded ? (
          <Note tone="live">
            <FormattedMessage id="refusal.group_disbanded" />
          </Note>
        ) : (
          <AnswerForm slots={slots} lastResult={lastResult} />
        )}
        <OpenPoll href={href} />
      </Stack>
    </>
  )
}

const overTexts = {
  closed: "date-poll.answer.closed",
  decided: "date-poll.answer.decided",
  cancelled: "date-poll.answer.cancelled",
} as const

/** Shown once the poll is not open: the link then takes no answers. */
function PollOver({ status = "closed", href }: { status: keyof typeof overTexts | undefined; href: string }) {
  return (
    <>
      <PageHead title={<FormattedMessage id="date-poll.detail.title" />} />
      <Stack>
        <Note tone="live">
          <FormattedMessage id={overTexts[status]} />
        </Note>
        <OpenPoll href={href} />
      </Stack>
    </>
  )
}

function OpenPoll({ href }: { href: string }) {
  return (
    <p>
      <Link to={href}>
        <FormattedMessage id="date-poll.answer.open" />
      </Link>
    </p>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
