import { FormattedMessage } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { EventKicker } from "#app/parts/event-page/event-kicker.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { MeetingBallots } from "./meeting-ballots.tsx"
import { MeetingKeys } from "./meeting-keys.tsx"
import type { MeetingView } from "./meeting-view.server.ts"
import { MinutesAgenda } from "./minutes-agenda.tsx"
import { MinutesAttendance } from "./minutes-attendance.tsx"

/** The document: what the meeting was, its agenda, papers and ballots, what came of it, and who was there (MEET-09). */
export function MinutesDocument({ meeting, alliance }: { meeting: MeetingView; alliance: string }) {
  const { subject, html, topics, documentation, ballots, summary, cancelReason } = meeting
  return (
    <>
      <header className="head">
        <p className="muted">
          {[alliance, meeting.group?.name].filter(Boolean).join(" · ")} · <FormattedMessage id="meeting.minutes" />
        </p>
        <p className="kicker">
          <EventKicker {...meeting} />
        </p>
        <h1>{subject}</h1>
        <MeetingKeys meeting={meeting} />
        <Facts
          items={[
            { term: <FormattedMessage id="meeting.location" />, value: meeting.location?.text },
            { term: <FormattedMessage id="event.proposal" />, value: meeting.proposal?.code },
            { term: <FormattedMessage id="event.cancelled" />, value: cancelReason },
          ]}
        />
      </header>
      <Stack>
        <RichText html={html} />
        <Section title={<FormattedMessage id="meeting.agenda" />}>
          <MinutesAgenda topics={topics} />
        </Section>
        <Section title={<FormattedMessage id="meeting.documentation" />}>
          <Files files={documentation} />
        </Section>
        <Section title={<FormattedMessage id="meeting.ballots" />}>
          <MeetingBallots ballots={ballots} />
        </Section>
        <Section title={<FormattedMessage id="meeting.summary" />}>
          {summary.html ? <RichText html={summary.html} /> : <Nothing id="meeting.summary.none" />}
          <AttachmentList files={summary.files} />
        </Section>
        <Section title={<FormattedMessage id="meeting.attendance" />}>
          <MinutesAttendance meeting={meeting} />
        </Section>
      </Stack>
    </>
  )
}

function Files({ files }: { files: MeetingView["documentation"] }) {
  return files.length > 0 ? <AttachmentList files={files} /> : <Nothing id="meeting.documents.none" />
}

function Nothing({ id }: { id: "meeting.documents.none" | "meeting.summary.none" }) {
  return (
    <p className="hint">
      <FormattedMessage id={id} />
    </p>
  )
}
