import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { EventKicker } from "#app/parts/event-page/event-kicker.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { Link } from "#app/ui/link.tsx"
import { meetingOf } from "./meeting-access.server.ts"
import { MeetingAttendance } from "./meeting-attendance.tsx"
import { MeetingKeys } from "./meeting-keys.tsx"
import { meetingView, type MeetingView } from "./meeting-view.server.ts"

export const handle = { access: "group", title: "meeting.summary" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const meeting = meetingView(await meetingOf(context, params), placeFrom(params), context)
  const title = serverIntl(context.locale).formatMessage({ id: "meeting.summary" })
  return { meeting, windowTitle: `${title} ${meeting.windowTitle}` }
}

/** What came of a meeting: its summary, the files, and who was there (MEET-05, MEET-08). */
export default function MeetingSummary() {
  const { meeting } = useLoaderData<typeof loader>()
  const { place, id, subject, hasSummary, summary } = meeting
  const edit = <Edit meeting={meeting} />
  return (
    <>
      <PageHead
        title={<FormattedMessage id="meeting.summary.title" values={{ subject }} />}
        crumbs={[{ href: paths.meeting(place, id), text: meeting.windowTitle }]}
        kicker={<EventKicker {...meeting} />}
        acts={edit}
      >
        <MeetingKeys meeting={meeting} />
      </PageHead>
      <Stack>
        {summary.html && <RichText html={summary.html} />}
        {!hasSummary && (
          <EmptyState title={<FormattedMessage id="meeting.summary.none" />}>
            <FormattedMessage id="meeting.summary.who" />
          </EmptyState>
        )}
        {summary.files.length > 0 && (
          <Section title={<FormattedMessage id="meeting.summary.files" />}>
            <AttachmentList files={summary.files} />
          </Section>
        )}
        <Section title={<FormattedMessage id="meeting.attendance" />}>
          <MeetingAttendance meeting={meeting} />
        </Section>
      </Stack>
    </>
  )
}

function Edit({ meeting: { place, id, actions, hasSummary } }: { meeting: MeetingView }) {
  return (
    <>
      {actions.includes("summary.update") && (
        <Link className="btn primary" to={paths.meetingPage(place, id, "summary/edit")}>
          <FormattedMessage id={hasSummary ? "meeting.act.summary-edit" : "meeting.act.summary-write"} />
        </Link>
      )}
      <Link className="btn" to={paths.meetingMinutes(place.alliance, id)}>
        <FormattedMessage id="meeting.act.minutes" />
      </Link>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
