import { idempotencyField, ownerField, versionField } from "#app/lib/form-field-names.ts"
import { addressOf } from "#tests/security/submit.ts"
import type { Submission } from "#tests/support/domain.ts"
import { type Control, formsOf, type PageForm, sentOf } from "#tests/support/forms.ts"

/** What is sent of a form: names and values in order. */
export type Sent = [name: string, value: string][]

/** What somebody types where the form leaves them free. */
const typed: Record<string, string> = {
  text: "Typed 键入 <&\"'",
  textarea: "Typed 键入 <&\"'\nin two lines",
  email: "typed@typed.example",
  tel: "+47 22 00 00 00",
}

/** Made anew with every form, or not the person's: they need not come back as they were. */
const ofForm = new Set<string>([idempotencyField, versionField, ownerField])

const pathOf = (address: string) => new URL(address, "http://portal.invalid").pathname

/** A field of a submission under the name that its form has for it: one of a group of check boxes has no number. */
const nameIn = ({ controls }: PageForm, name: string) => {
  const plain = name.replace(/\[\d+\]$/, "")
  return controls.some((control) => control.name === plain) ? plain : name
}

/** What a submission says of a form, as far as the form has it, but for what the form itself carries. */
function saidIn(form: PageForm, submission: Submission): Sent {
  const said = Object.entries(submission.form).map(([name, value]): [string, string] => [nameIn(form, name), value])
  return said.filter(([name]) => !ofForm.has(name) && form.controls.some((control) => control.name === name))
}

/** Where a value can stand: in a field that is free, or as one that is offered. */
const has = ({ controls }: PageForm, [name, value]: [string, string]) =>
  controls.filter((control) => control.name === name && (isFree(control) || control.value === value))

const free = new Set(["text", "textarea", "email", "tel", "url", "search", "number", "date", "time"])
const isFree = ({ kind, isEditable }: Control) => isEditable && free.has(kind)

/** It changes a record that has versions. */
export const isOfRecord = ({ controls }: PageForm) => controls.some(({ name }) => name === versionField)

/** The forms of a page that are sent to where a submission is done. */
const formsFor = (html: string, submission: Submission) =>
  formsOf(html).filter(
    ({ method, action }) =>
      method === "post" && pathOf(action || addressOf(submission)) === pathOf(addressOf(submission)),
  )

/** The form of a page in which a submission is done: about its record, with most of its fields and the values that are not typed. */
export function formOf(html: string, submission: Submission): PageForm | undefined {
  const score = (form: PageForm) => {
    const said = saidIn(form, submission)
    const fitting = said.filter((one) => has(form, one).length > 0)
    const isFixed = fitting.filter((one) => has(form, one).some(({ isEditable }) => !isEditable))
    const isAboutIt = Number(isOfRecord(form) === (submission.record !== undefined))
    // a picker names its field, but does not offer a person before they are looked for: that settles a draw
    return fitting.length + 2 * isFixed.length + isAboutIt + said.length / 100
  }
  const scored = formsFor(html, submission).map((form) => [score(form), form] as const)
  return scored.sort(([a], [b]) => b - a)[0]?.[1]
}

/** The same form where it came back: about the same record, and for the same thing; nothing where its page has it no more. */
export function sameFormOf(html: string, submission: Submission, first: PageForm): PageForm | undefined {
  const said = saidIn(first, submission)
  const fixed = said.filter((one) => has(first, one).some(({ isEditable }) => !isEditable))
  const isSame = (form: PageForm) =>
    saidIn(form, submission).length >= said.length && isOfRecord(form) === isOfRecord(first)
  return formsFor(html, submission).find((form) => fixed.every((one) => has(form, one).length > 0) && isSame(form))
}

/** What a person sends who does a submission, and types something into every other text of the form that is empty. */
export function filledIn(form: PageForm, submission: Submission, isFull: boolean): Sent {
  const said = saidIn(form, submission)
  const names = new Set(said.map(([name]) => name))
  const more = ({ value, kind, isEditable, name }: Control): string =>
    isFull && isEditable && value === "" && !/^(find|found)-/.test(name) ? (typed[kind] ?? "") : value
  const others = form.controls.filter(({ name, isSent }) => isSent && !names.has(name))
  return [...others.map((control): [string, string] => [control.name, more(control)]), ...said]
}

/** The same with nothing where the form says that something is wrong. */
export function withoutWrong(sent: Sent, answer: PageForm): Sent {
  const wrong = new Set(answer.controls.filter(({ isWrong }) => isWrong).map(({ name }) => name))
  return sent.map(([name, value]) => [name, wrong.has(name) ? "" : value])
}

/** The same as a page that is opened anew would send it: with a key of its own. */
export function withKey(sent: Sent, key: string): Sent {
  return sent.map(([name, value]) => [name, name === idempotencyField ? key : value])
}

/** The same with another version of its record. */
export function withVersion(sent: Sent, version: string): Sent {
  return sent.map(([name, value]) => [name, name === versionField ? version : value])
}

/** A line break as one sign: a form with files is sent with `\r\n`. */
export const oneBreak = (value: string) => value.replace(/\r\n?/g, "\n").trim()

/** The same form with something else typed into one of its texts; as it was where it has none. */
export function changed({ controls }: PageForm, sent: Sent): { sent: Sent; isChanged: boolean } {
  const isText = (name: string) => controls.some((one) => one.name === name && /^text/.test(one.kind) && one.isEditable)
  const at = sent.findIndex(([name, value]) => isText(name) && /^[\p{L} ]+$/u.test(value))
  const other = sent.map(([name, value], index): [string, string] => [name, index === at ? `${value} too` : value])
  return { sent: other, isChanged: at >= 0 }
}

/** What a person has typed into the free fields of a form. */
export const typedIn = ({ controls }: PageForm, sent: Sent): string[] =>
  sent
    .filter(([name, value]) => value !== "" && controls.some((one) => one.name === name && isFree(one)))
    .map(([, value]) => value)

/** What was sent and is not in the form that came back: `name=value`; and what came back that was not sent of check boxes. */
export function missingIn(form: PageForm, first: PageForm, sent: Sent): string[] {
  const there = new Set(sentOf(form).map(([name, value]) => `${name}=${oneBreak(value)}`))
  const typedIn = sent.filter((one) => !ofForm.has(one[0]) && one[1] !== "" && isTyped(first, one))
  const lost = typedIn.map(([name, value]) => `${name}=${oneBreak(value)}`).filter((one) => !there.has(one))
  return [...lost, ...tickedIn(form, first, sent)]
}

/** A form offers all that is sent, but for what it carries of itself: another one has asked for it, on a page that names its record. */
export const canHold = (first: PageForm, sent: Sent) =>
  sent.every(
    ([name, value]) =>
      ofForm.has(name) || has(first, [name, value]).length > 0 || !first.controls.some((one) => one.name === name),
  )

/** It can be in the form at all: a choice that the page does not offer cannot, and a button is not typed. */
function isTyped({ controls }: PageForm, [name, value]: [string, string]): boolean {
  const own = controls.filter((control) => control.name === name)
  return own.some((one) => isFree(one) || (one.value === value && one.kind !== "submit"))
}

/** Check boxes that were not ticked, and are now. */
function tickedIn({ controls }: PageForm, first: PageForm, sent: Sent): string[] {
  const was = new Set(sent.map(([name, value]) => `${name}=${value}`))
  const known = new Set(first.controls.map(({ name, value }) => `${name}=${value}`))
  const now = controls.filter(({ kind, isSent }) => kind === "checkbox" && isSent)
  return now.map(({ name, value }) => `${name}=${value}`).filter((one) => known.has(one) && !was.has(one))
}

/** What is sent when the form that came back is sent as it is, with the button that was pressed before. */
export function againOf(form: PageForm, sent: Sent): Sent {
  const back = sentOf(form)
  const names = new Set(back.map(([name]) => name))
  return [...back, ...sent.filter(([name]) => !names.has(name))]
}

/** As its page sends it. */
export function bodyOf({ isMultipart }: PageForm, sent: Sent): URLSearchParams | FormData {
  if (!isMultipart) return new URLSearchParams(sent)
  const body = new FormData()
  for (const [name, value] of sent) body.append(name, value)
  return body
}
