import { idempotencyField, ownerField, versionField } from "#app/forms/schema/form-field-names.ts"
import type { Sent } from "#tests/faults/action-forms.ts"
import type { Submission } from "./domain.ts"
import type { PageForm } from "./forms.ts"
import { inTurn } from "./extent.ts"
import { leavesOf } from "./body-rules.ts"

/** One change of a valid form: the field, and its values; without any, the field is not sent. */
export type Change = { field: string; values: readonly string[] }

const own = new Set<string>([idempotencyField, ownerField, versionField, "form", "intent", "step", "id", "remove"])
const isOwn = (name: string) => own.has(name) || name === "" || /^(find|found|__intent__)/.test(name)

/** Values for every field, and more for those that hold a number, a day or a time: by their value, or by their name while they are empty. */
const always = ["   ", "x"]
const more: [value: RegExp, name: RegExp, values: readonly string[]][] = [
  [/^-?\d+$/, /(_percent|minutes|amount|count|days)$/, ["-1", "0", "1.5", "01", "9999999999999"]],
  [/^\d{4}-\d\d-\d\d$/, /(^|\.|_)(date|day|start|end|expiration)$/, ["2026-02-30", "1899-12-31", "2100-01-01"]],
  [/^\d\d:\d\d$/, /\.time$/, ["25:00"]],
]

/** The names of all fields of a form: on its page, in its valid values, and in the body, as far as they have the same name there. */
function fieldsOf(
  form: PageForm | undefined,
  { operation = "", form: valid, fields = {}, without = [] }: Submission,
): string[] {
  const onPage = form?.controls.filter(({ kind }) => kind !== "submit" && kind !== "file").map(({ name }) => name) ?? []
  const inBody = leavesOf(operation)
    .filter(({ location }) => location !== "" && !without.includes(location))
    .map(({ location }) => (fields[location] ?? location).replaceAll("[]", "[0]"))
  const all = [...new Set([...onPage, ...Object.keys(valid), ...inBody])].filter((name) => !isOwn(name))
  return all.filter((name) => !all.some((other) => other.startsWith(`${name}.`)))
}

/** A hidden field is not filled in by anybody: its values are tried only if the body has a part of its name. */
const isTyped = (form: PageForm | undefined, name: string, operation: string) => {
  const controls = form?.controls.filter((control) => control.name === name) ?? []
  return controls.some(({ isEditable }) => isEditable) || leavesOf(operation).some(({ location }) => location === name)
}

/**
 * Every change of one field of a valid form that a rule may refuse; in a sampled run one of each field in turn, and two of a field for a
 * number, a day or a time.
 */
export function changesOf(form: PageForm | undefined, submission: Submission, sent: Sent): Change[] {
  return fieldsOf(form, submission).flatMap((field, row) => {
    const now = sent.find(([name]) => name === field)?.[1] ?? ""
    if (!isTyped(form, field, submission.operation ?? "")) return []
    const others = moreFor(field, now)
    const values = [[], ...[...always, ...others].map((value) => [value])]
    return inTurn(values, row, others.length > 0 ? 2 : 1).map((changed) => ({ field, values: changed }))
  })
}

const moreFor = (field: string, now: string) =>
  more.find(([value, name]) => (now === "" ? name.test(field) : value.test(now)))?.[2] ?? []

/** The form with a change. */
export function changedForm(sent: Sent, changes: readonly Change[]): URLSearchParams {
  const form = new URLSearchParams(sent)
  for (const { field, values } of changes) {
    form.delete(field)
    for (const value of values) form.append(field, value)
  }
  return form
}
