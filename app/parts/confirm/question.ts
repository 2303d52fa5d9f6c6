import type { ConsequencesView } from "#app/parts/consequences/consequences-view.ts"
import type { Moment } from "#app/lib/time.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"
import type { ReasonRule } from "./confirm.schema.ts"

/** The texts of a confirmation, for its dialog and its page (FORM-06). All of them get the values. */
export type QuestionTexts = {
  /** Verb and object; label of the link, and of the button unless `submit` is set. */
  link: MessageId
  submit?: MessageId
  title: MessageId
  /** Explains the effect. */
  text: MessageId
  /** Label of the safe way out: says what stays as it is. */
  keep: MessageId
  /** Label of the text field; defaults to "Reason". */
  label?: MessageId
  /** Hint below the reason; by default it says whether the reason is required. */
  hint?: MessageId
  /** `primary` for actions that can be undone but reach many people. */
  kind: "danger" | "primary"
}

/** A value for a question's texts: a time, bold text, or a plain value. */
export type QuestionValue = string | number | Moment | { strong: string } | undefined

/** A radio group that is submitted with the form; the first option is the default. */
export type QuestionChoice = {
  name: string
  legend: MessageId
  /** `changes`: what only this option changes (FORM-10). */
  options: { value: string; text: MessageId; changes?: ConsequencesView["changes"] }[]
}

/** The data of a confirmation, for its page and its dialog. */
export type QuestionView = {
  windowTitle: string
  /** Values for the texts. */
  values: Record<string, QuestionValue>
  /** Undefined if the record has none. */
  version?: number
  key: string
  /** Hidden values to submit: what the user had seen when they were asked. */
  also?: Record<string, string | number>
  /** An extra choice for the user. */
  choice?: QuestionChoice
  /** Undefined if the form has no reason field. */
  reason?: ReasonRule
  /** Undefined if the backend no longer returns a preview: the form then shows the refusal instead. */
  consequences?: ConsequencesView
  /** Of a reminder: when the last one was sent. */
  lastReminder?: Moment
}

/** Values for texts without markup, such as a title. */
export function plainValues(values: QuestionView["values"]): Record<string, string | number | undefined> {
  const plain = (value: QuestionValue) => {
    if (typeof value !== "object") return value
    return "strong" in value ? value.strong : value.text
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))
}
