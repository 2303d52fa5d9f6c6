import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { EventKicker } from "#app/parts/event/event-head.tsx"
import { People } from "#app/parts/event/people-section.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { meetingList } from "../meeting.list.ts"
import { meetingOf } from "../meeting.server.ts"
import { confirmTexts } from "../detail/meeting-head-actions.ts"
import { MeetingKeys } from "#app/features/meeting/detail/meeting-head.tsx"
import { meetingView, type MeetingView } from "../detail/detail.server.ts"
import { Results, Said, textTitle } from "./results.tsx"
import { AttendanceTotal, MinutesState } from "./minutes-state.tsx"

export const handle = { access: "group", title: "meeting.summary" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const meeting = meetingView(await meetingOf(context, params), shellScopeFrom(params), context)
  const title = serverIntl(context.locale).formatMessage({ id: "meeting.summary" })
  return { meeting, windowTitle: `${title} ${meeting.windowTitle}` }
}

/** The result of a meeting: its summary, the files and the attendees (MEET-05, MEET-08). */
export default function MeetingSummary() {
  const intl = useIntl()
  const { meeting } = useLoaderData<typeof loader>()
  const { scope, id, subject, hasSummary, summary, group } = meeting
  const edit = <Edit meeting={meeting} />
  const list = useListCrumb(meetingList, scope)
  return (
    <>
      <PageHead
        title={<>{intl.formatMessage({ id: "meeting.summary.title" }, { subject })}</>}
        crumbs={[list, { href: meetingPaths.detail(scope, id), text: meeting.windowTitle }]}
        kicker={<EventKicker {...meeting} />}
        actions={edit}
      >
        <MeetingKeys meeting={meeting} />
      </PageHead>
      <Stack>
        <MinutesState {...meeting} />
        <Results results={meeting.results} />
        <Said said={meeting.results.said} />
        {summary.html && (
          <Section title={intl.formatMessage({ id: textTitle(meeting.results) })}>
            <RichText html={summary.html} />
          </Section>
        )}
        {!hasSummary && (
          <EmptyState title={intl.formatMessage({ id: "meeting.summary.none" })}>
            {intl.formatMessage(
              { id: group ? "meeting.summary.who-group" : "meeting.summary.who" },
              { group: group?.name },
            )}
          </EmptyState>
        )}
        {summary.files.length > 0 && (
          <Section title={intl.formatMessage({ id: "meeting.summary.files" })}>
            <AttachmentList files={summary.files} />
          </Section>
        )}
        <Section title={intl.formatMessage({ id: "meeting.attendance" })}>
          <Stack gap="tight">
            <AttendanceTotal {...meeting} />
            <People people={summary.attendees} />
          </Stack>
        </Section>
      </Stack>
    </>
  )
}

function Edit({ meeting: { scope, id, actions, hasSummary, reference } }: { meeting: MeetingView }) {
  const intl = useIntl()
  const mayApprove = actions.includes("summary.approve")
  return (
    <>
      {hasSummary && actions.includes("end") && (
        <QuestionLink
          id="end-meeting"
          texts={confirmTexts.end}
          href={meetingPaths.confirm(scope, id, "end")}
          values={{ number: reference }}
        />
      )}
      {mayApprove && (
        <QuestionLink
          id="approve-minutes"
          texts={confirmTexts["summary.approve"]}
          href={meetingPaths.confirm(scope, id, "summary.approve")}
          values={{ number: reference }}
          isPrimary
        />
      )}
      {actions.includes("summary.update") && (
        <a className={mayApprove ? "btn" : "btn primary"} {...linkTo(meetingPaths.page(scope, id, "summary/edit"))}>
          {intl.formatMessage({ id: hasSummary ? "meeting.action.summary-edit" : "meeting.action.summary-write" })}
        </a>
      )}
      <a className="btn" {...linkTo(meetingPaths.minutes(scope.alliance, id))}>
        {intl.formatMessage({ id: "meeting.action.minutes" })}
      </a>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
