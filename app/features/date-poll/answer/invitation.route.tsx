import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { Location } from "#app/parts/location/location.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Facts, PageHead, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
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
  const intl = useIntl()
  const { invitation, status, href } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  if (!invitation) return <PollOver status={status} href={href} />
  const { subject, zone, deadline, duration, location, group, organizer, person, slots, isDisbanded } = invitation
  return (
    <>
      <PageHead title={subject} intro={intl.formatMessage({ id: "date-poll.answer.invited" }, { name: person.name })} />
      <Stack>
        <Facts
          items={[
            { term: intl.formatMessage({ id: "date-poll.form.deadline" }), value: <Time moment={deadline} /> },
            { term: intl.formatMessage({ id: "duration.title" }), value: duration },
            { term: intl.formatMessage({ id: "event.zone" }), value: zone },
            {
              term: intl.formatMessage({ id: "meeting.location" }),
              value: location && <Location location={location} />,
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
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: "date-poll.detail.title" })} />
      <Stack>
        <Note tone="live">{intl.formatMessage({ id: overTexts[status] })}</Note>
        <OpenPoll href={href} />
      </Stack>
    </>
  )
}

function OpenPoll({ href }: { href: string }) {
  const intl = useIntl()
  return (
    <p>
      <a {...linkTo(href)}>{intl.formatMessage({ id: "date-poll.answer.open" })}</a>
    </p>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
