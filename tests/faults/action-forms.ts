import { idempotencyField, ownerField, versionField } from "#app/forms/schema/form-field-names.ts"
import { readDay } from "#app/lib/typed-date.ts"
import { addressOf } from "#tests/security/submit.ts"
import type { Submission } from "#tests/support/domain.ts"
import { type Control, formsOf, type PageForm, sentOf } from "#tests/support/forms.ts"

/** The submitted names and values of a form, in order. */
export type Sent = [name: string, value: string][]

/** Text to type into free fields, by kind of control. */
const typed: Record<string, string> = {
  text: "Typed 键入 <&\"'",
  textarea: "Typed 键入 <&\"'\nin two lines",
  email: "typed@typed.example",
  tel: "+47 22 00 00 00",
}

/** Fields that are new in every form or not typed by the person: they may come back with another value. */
const formOwnFields = new Set<string>([idempotencyField, versionField, ownerField])

const pathOf = (address: string) => new URL(address, "http://portal.invalid").pathname

/** The name that the form uses for a field of a submission: a check box of a group has no index. */
const nameIn = ({ controls }: PageForm, name: string) => {
  const plain = name.replace(/\[\d+\]$/, "")
  return controls.some((control) => control.name === plain) ? plain : name
}

/** The fields of a submission that exist in the form, without the form's own hidden fields. */
function fieldsIn(form: PageForm, submission: Submission): Sent {
  const fields = Object.entries(submission.form).map(([name, value]): [string, string] => [nameIn(form, name), value])
  return fields.filter(([name]) => !formOwnFields.has(name) && form.controls.some((control) => control.name === name))
}

/** The controls that can take a value: a free field, or an option with that value. */
const controlsFor = ({ controls }: PageForm, [name, value]: [string, string]) =>
  controls.filter((control) => control.name === name && (isFree(control) || control.value === value))

const free = new Set(["text", "textarea", "email", "tel", "url", "search", "number", "date", "time"])
const isFree = ({ kind, isEditable }: Control) => isEditable && free.has(kind)

/** Whether the form changes a versioned record. */
export const isOfRecord = ({ controls }: PageForm) => controls.some(({ name }) => name === versionField)

/** The forms of a page whose action is the URL of a submission. */
const formsFor = (html: string, submission: Submission) =>
  formsOf(html).filter(
    ({ method, action }) =>
      method === "post" && pathOf(action || addressOf(submission)) === pathOf(addressOf(submission)),
  )

/**
 * The form of a page that best fits a submission: for the same record, with the most matching fields; matching fixed values count
 * more than free fields.
 */
export function formOf(html: string, submission: Submission): PageForm | undefined {
  const score = (form: PageForm) => {
    const fields = fieldsIn(form, submission)
    const fitting = fields.filter((one) => controlsFor(form, one).length > 0)
    const isFixed = fitting.filter((one) => controlsFor(form, one).some(({ isEditable }) => !isEditable))
    const isAboutIt = Number(isOfRecord(form) === (submission.record !== undefined))
    // tie-breaker: a picker has the field name but offers no person before a search
    return fitting.length + 2 * isFixed.length + isAboutIt + fields.length / 100
  }
  const scored = formsFor(html, submission).map((form) => [score(form), form] as const)
  return scored.sort(([a], [b]) => b - a)[0]?.[1]
}

/** The same form in a later response, for the same record and purpose; undefined if the page no longer has it. */
export function sameFormOf(html: string, submission: Submission, first: PageForm): PageForm | undefined {
  const fields = fieldsIn(first, submission)
  const fixed = fields.filter((one) => controlsFor(first, one).some(({ isEditable }) => !isEditable))
  const isSame = (form: PageForm) =>
    fieldsIn(form, submission).length >= fields.length && isOfRecord(form) === isOfRecord(first)
  const all = formsFor(html, submission).filter(
    (form) => fixed.every((one) => controlsFor(form, one).length > 0) && isSame(form),
  )
  // a button that takes a change back sends the same fields, but nobody types in them
  const isTyped = (form: PageForm) => fields.some((one) => controlsFor(form, one).some(({ isEditable }) => isEditable))
  return (isTyped(first) ? all.find(isTyped) : undefined) ?? all[0]
}

/** The values of a submission in its form; if `isFull`, every other empty text field is filled in too. */
export function filledIn(form: PageForm, submission: Submission, isFull: boolean): Sent {
  const fields = fieldsIn(form, submission)
  const names = new Set(fields.map(([name]) => name))
  const more = ({ value, kind, isEditable, name }: Control): string =>
    isFull && isEditable && value === "" && !/^(find|found)-/.test(name) ? (typed[kind] ?? "") : value
  const others = form.controls.filter(({ name, isSent }) => isSent && !names.has(name))
  const asked = (submission.asked ?? []).map((name): [string, string] => [name, submission.form[name] ?? ""])
  return [...others.map((control): [string, string] => [control.name, more(control)]), ...fields, ...asked]
}

/** The same values, emptied where the response marks a field as invalid. */
export function withoutWrong(sent: Sent, answer: PageForm): Sent {
  const wrong = new Set(answer.controls.filter(({ isWrong }) => isWrong).map(({ name }) => name))
  return sent.map(([name, value]) => [name, wrong.has(name) ? "" : value])
}

/** The same values with another idempotency key, as after reopening the page. */
export function withKey(sent: Sent, key: string): Sent {
  return sent.map(([name, value]) => [name, name === idempotencyField ? key : value])
}

/** The same values for another session. */
export function withOwner(sent: Sent, owner: string): Sent {
  return sent.map(([name, value]) => [name, name === ownerField ? owner : value])
}

/** The same values with another version of the record. */
export function withVersion(sent: Sent, version: string): Sent {
  return sent.map(([name, value]) => [name, name === versionField ? version : value])
}

/** Normalises line breaks to `\n`: a multipart form is sent with `\r\n`. */
export const normalizeLineBreaks = (value: string) => value.replace(/\r\n?/g, "\n").trim()

/** A value as it is compared: a day that a field shows in words is the same day. */
function comparable(value: string): string {
  const reading = readDay(value)
  return reading.kind === "day" ? reading.day : normalizeLineBreaks(value)
}

/** The same form with one of its texts changed; unchanged if it has no text. */
export function changed({ controls }: PageForm, sent: Sent): { sent: Sent; isChanged: boolean } {
  const isText = (name: string) => controls.some((one) => one.name === name && /^text/.test(one.kind) && one.isEditable)
  const at = sent.findIndex(([name, value]) => isText(name) && /^[\p{L} ]+$/u.test(value))
  const other = sent.map(([name, value], index): [string, string] => [name, index === at ? `${value} too` : value])
  return { sent: other, isChanged: at >= 0 }
}

/** The values typed into the free fields of a form. */
export const typedIn = ({ controls }: PageForm, sent: Sent): string[] =>
  sent
    .filter(([name, value]) => value !== "" && controls.some((one) => one.name === name && isFree(one)))
    .map(([, value]) => value)

/** Submitted values that the returned form lacks, and check boxes that it has ticked without being submitted: `name=value`. */
export function missingIn(form: PageForm, first: PageForm, sent: Sent): string[] {
  const there = new Set(sentOf(form).map(([name, value]) => `${name}=${comparable(value)}`))
  const typedIn = sent.filter((one) => !formOwnFields.has(one[0]) && one[1] !== "" && isTyped(first, one))
  const lost = typedIn.map(([name, value]) => `${name}=${comparable(value)}`).filter((one) => !there.has(one))
  return [...lost, ...tickedIn(form, first, sent)]
}

/**
 * Whether the first form offers every submitted value, apart from its own hidden fields. It does not if another form, on a page that
 * names its record, asked for a value.
 */
export const offersAllValues = (first: PageForm, sent: Sent) =>
  sent.every(
    ([name, value]) =>
      formOwnFields.has(name) ||
      controlsFor(first, [name, value]).length > 0 ||
      !first.controls.some((one) => one.name === name),
  )

/** Whether a value can be kept in the form: an option that the page does not offer cannot, and a button has no input. */
function isTyped({ controls }: PageForm, [name, value]: [string, string]): boolean {
  const own = controls.filter((control) => control.name === name)
  return own.some((one) => isFree(one) || (one.value === value && one.kind !== "submit"))
}

/** Check boxes that were not ticked before and are now. */
function tickedIn({ controls }: PageForm, first: PageForm, sent: Sent): string[] {
  const was = new Set(sent.map(([name, value]) => `${name}=${value}`))
  const known = new Set(first.controls.map(({ name, value }) => `${name}=${value}`))
  const now = controls.filter(({ kind, isSent }) => kind === "checkbox" && isSent)
  return now.map(({ name, value }) => `${name}=${value}`).filter((one) => known.has(one) && !was.has(one))
}

/** The request after the returned form is submitted unchanged with the same button. */
export function resubmittedValues(form: PageForm, sent: Sent): Sent {
  const back = sentOf(form)
  const names = new Set(back.map(([name]) => name))
  return [...back, ...sent.filter(([name]) => !names.has(name))]
}

/** The request body with the form's encoding. */
export function bodyOf({ isMultipart }: PageForm, sent: Sent): URLSearchParams | FormData {
  if (!isMultipart) return new URLSearchParams(sent)
  const body = new FormData()
  for (const [name, value] of sent) body.append(name, value)
  return body
}
