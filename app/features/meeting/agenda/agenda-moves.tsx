import { useIntl } from "react-intl"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import type { MessageId } from "#app/ui/message-id.ts"

type Topic = { id: string; subject: string }

/** What the buttons of the agenda send; `version` is that of the agenda. */
type Moves = {
  version: number
  key: string
  next: Topic | undefined
  previous: Topic | undefined
  canEnd: boolean
  isBegun: boolean
}

type MoveProps = { moves: Moves; topic: Topic; text: MessageId; className?: string }

/** A button that makes a topic the current one. */
export function MoveButton({ moves: { version, key }, topic: { id, subject }, text, className }: MoveProps) {
  const intl = useIntl()
  return (
    <ButtonForm
      sends={{ version, topic_id: id }}
      idempotencyKey={key}
      {...(className !== undefined && { className })}
      label={intl.formatMessage({ id: "meeting-agenda.to" }, { action: intl.formatMessage({ id: text }), subject })}
    >
      {intl.formatMessage({ id: text })}
    </ButtonForm>
  )
}

/** The buttons of the person who leads the meeting: on, back, and the end of the agenda (MEET-16). */
export function AgendaMoves({ moves }: { moves: Moves }) {
  const intl = useIntl()
  const { next, previous, canEnd, isBegun, version, key } = moves
  return (
    <div className="acts">
      {next && (
        <MoveButton
          moves={moves}
          topic={next}
          className="btn primary"
          text={isBegun ? "meeting-agenda.next" : "meeting-agenda.begin"}
        />
      )}
      {previous && <MoveButton moves={moves} topic={previous} className="btn" text="meeting-agenda.back" />}
      {canEnd && (
        <ButtonForm
          sends={{ version, is_end: "on" }}
          idempotencyKey={key}
          className={next ? "btn quiet" : "btn primary"}
        >
          {intl.formatMessage({ id: "meeting-agenda.end" })}
        </ButtonForm>
      )}
    </div>
  )
}
