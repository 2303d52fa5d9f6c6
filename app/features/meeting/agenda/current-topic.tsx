import { useIntl } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { MeetingBallots } from "../detail/meeting-ballots.tsx"
import { agendaStatusTexts } from "../meeting.status.ts"
import type { LiveAgendaView } from "./agenda-view.server.ts"
import { TimeUsed } from "./time-used.tsx"

const tones = { not_started: "hold", ongoing: "live", ended: "done" } as const

/** Where the meeting is in its agenda, and what comes next; the live page announces this note when it changes (LIVE-01). */
export function AgendaNow({ agenda }: { agenda: LiveAgendaView }) {
  const intl = useIntl()
  const { agendaStatus, isWaiting, start, current, next } = agenda
  const text = () => {
    if (current) {
      const { number, subject } = current
      return intl.formatMessage({ id: "meeting-agenda.now" }, { number, subject })
    }
    if (isWaiting) return intl.formatMessage({ id: "meeting-agenda.waiting" }, { time: <Time moment={start} /> })
    return intl.formatMessage({ id: agendaStatusTexts[agendaStatus] })
  }
  return (
    <Note tone={tones[agendaStatus]} title={text()}>
      {current &&
        intl.formatMessage({ id: next ? "meeting-agenda.then" : "meeting-agenda.then-none" }, next ?? { number: 0 })}
    </Note>
  )
}

/** The topic at hand: the time it has used, its text, its documents and its ballots. */
export function CurrentTopic({ topic }: { topic: NonNullable<LiveAgendaView["current"]> }) {
  const intl = useIntl()
  const { id, number, subject, seconds, minutes, presenter, html, files, ballots, ballotCreate } = topic
  return (
    <Section id={id} title={`${intl.formatNumber(number)}. ${subject}`}>
      <Stack gap="tight">
        <TimeUsed key={`${id} ${seconds}`} seconds={seconds} minutes={minutes} />
        {presenter && <p>{intl.formatMessage({ id: "meeting.topic.presenter" }, { name: presenter })}</p>}
        <RichText html={html} />
        {files.length > 0 && <h3>{intl.formatMessage({ id: "meeting.documents" })}</h3>}
        <AttachmentList files={files} />
        {(ballots.length > 0 || ballotCreate) && <h3>{intl.formatMessage({ id: "meeting.ballots" })}</h3>}
        {ballots.length > 0 && <MeetingBallots ballots={ballots} />}
        {ballotCreate && (
          <p>
            <a className="btn" {...linkTo(ballotCreate)}>
              {intl.formatMessage({ id: "meeting-agenda.ballot" })}
            </a>
          </p>
        )}
      </Stack>
    </Section>
  )
}
