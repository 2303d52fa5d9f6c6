import { useIntl } from "react-intl"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { Time } from "#app/ui/time.tsx"
import type { AgendaView, TopicView } from "../topic/topic-view.server.ts"

/** Share of the meeting's duration that its topics fill, as far as their minutes are known (MEET-13). */
export function AgendaTotal({ agenda }: { agenda: AgendaView }) {
  const intl = useIntl()
  if (!agenda) return null
  const { planned, duration, unplanned, isTooLong } = agenda
  return (
    <p>
      {intl.formatMessage({ id: "meeting.agenda.planned" }, { planned, duration, unplanned })}
      {isTooLong && (
        <>
          {" "}
          <strong>{intl.formatMessage({ id: "meeting.agenda.too-long" })}</strong>
        </>
      )}
    </p>
  )
}

/** Start time, planned and used time, and presenter of a topic; renders nothing without times and presenter (MEET-13, MEET-16). */
export function TopicPlan({ topic: { start, times, presenter } }: { topic: TopicView }) {
  const intl = useIntl()
  if (!times && !presenter) return null
  return (
    <p className="dotted">
      {start && <span>{intl.formatMessage({ id: "meeting.topic.start" }, { time: <Time moment={start} /> })}</span>}
      {times && <span>{times}</span>}
      {presenter && <span>{intl.formatMessage({ id: "meeting.topic.presenter" }, { name: presenter.name })}</span>}
    </p>
  )
}

const moveTexts = { up: "meeting.topic.up", down: "meeting.topic.down" } as const

/** Buttons that move a topic up or down by one position in the agenda, for people who may plan it (MEET-13). */
export function TopicMoves({ topic: { subject, moves, planHref } }: { topic: TopicView }) {
  const intl = useIntl()
  if (!moves || !planHref) return null
  const button = (direction: "up" | "down") => {
    const move = moves[direction]
    const text = intl.formatMessage({ id: moveTexts[direction] })
    return (
      move && (
        <ButtonForm
          action={planHref}
          sends={move.sends}
          idempotencyKey={move.key}
          className="textual"
          label={intl.formatMessage({ id: "meeting.topic.move" }, { direction: text, subject })}
        >
          {text}
        </ButtonForm>
      )
    )
  }
  return (
    <>
      {button("up")}
      {button("down")}
    </>
  )
}
