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

/** Start time, minutes and presenter of a topic; renders nothing without minutes and presenter (MEET-13). */
export function TopicPlan({ topic: { start, minutes, presenter } }: { topic: TopicView }) {
  const intl = useIntl()
  if (!minutes && !presenter) return null
  return (
    <p>
      {start && intl.formatMessage({ id: "meeting.topic.start" }, { time: <Time moment={start} /> })}
      {start && minutes && intl.formatMessage({ id: "person.fact-separator" })}
      {minutes}
      {minutes && presenter && " · "}
      {presenter && intl.formatMessage({ id: "meeting.topic.presenter" }, { name: presenter.name })}
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
