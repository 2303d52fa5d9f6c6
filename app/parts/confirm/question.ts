import type { ConsequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import type { Moment } from "#app/lib/time.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** The words of the question before something is done to a record: in the dialog and on its page (FORM-06). All take the values. */
export type QuestionTexts = {
  /** Verb and object; on the link, and on the button unless `submit` names it. */
  link: MessageId
  submit?: MessageId
  title: MessageId
  /** What it does. */
  text: MessageId
  /** The safe way out, by what stays. */
  keep: MessageId
  /** What the text is called that is asked for; without it the reason. */
  label?: MessageId
  /** What is said below the reason; without it whether the reason has to be given. */
  hint?: MessageId
  /** `primary` for what is not irreversible, but reaches many. */
  kind: "danger" | "primary"
}

/** A value of a question's texts: a time, a text in bold, or as it is. */
export type QuestionValue = string | number | Moment | { strong: string } | undefined

/** One of a few answers that is sent along; the first is chosen at first. */
export type QuestionChoice = { name: string; legend: MessageId; options: { value: string; text: MessageId }[] }

/** The question as its page and its dialog show it. */
export type QuestionView = {
  windowTitle: string
  /** What the texts say of the record. */
  values: Record<string, QuestionValue>
  /** Absent where the record has none. */
  version?: number
  key: string
  /** What is sent along: what the person had read when they were asked. */
  also?: Record<string, string | number>
  /** What else the person decides. */
  choice?: QuestionChoice
  /** Whether a reason is asked for, and has to be given; `required` only by the backend, `always` by the form as well. */
  reason?: "optional" | "required" | "always"
  /** Absent when the backend no longer previews it: the form then shows what was answered to it. */
  consequences?: ConsequencesView
  /** Of a reminder: when the last one was sent. */
  lastReminder?: Moment
}

/** The values of a text that is only text, as a title is. */
export function plainValues(values: QuestionView["values"]): Record<string, string | number | undefined> {
  const plain = (value: QuestionValue) => {
    if (typeof value !== "object") return value
    return "strong" in value ? value.strong : value.text
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))
}
