import type { Moment } from "#app/lib/time.server.ts"
import type { ConsequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import type { eventDials } from "#app/parts/event-status.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** The words of the question before something is done to a record: in the dialog and on its page (FORM-06). */
export type QuestionTexts = {
  /** Verb and object; on the link and on the button. */
  link: MessageId
  /** Takes `number`. */
  title: MessageId
  /** What it does; takes `number`, `subject`, `start`, `end` and `status`. */
  text: MessageId
  /** The message when it is done. */
  done: MessageId
  /** The safe way out, by what stays. */
  keep: MessageId
  /** `primary` for what is not irreversible, but reaches many. */
  kind: "danger" | "primary"
}

/** The question as its page and its dialog show it. */
export type QuestionView = {
  windowTitle: string
  number: string
  subject: string
  start: Moment
  end: Moment
  status: keyof typeof eventDials
  version: number
  key: string
  /** Whether a reason is asked for, and has to be given. */
  reason?: "optional" | "required"
  /** Absent when the backend no longer previews it: the form then shows what was answered to it. */
  consequences?: ConsequencesView
  /** Of a reminder: when the last one was sent. */
  lastReminder?: Moment
}
