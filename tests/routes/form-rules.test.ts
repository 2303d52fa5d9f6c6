import { beforeAll, describe, expect, test } from "vitest"
import { filledIn, formOf, type Sent } from "#tests/faults/action-forms.ts"
import { type Actor, actorOf, addressOf, formValues, resetActor, senderOf } from "#tests/security/submit.ts"
import { act, type ActionAnswer } from "#tests/support/action-answer.ts"
import { contractCode, documentedCodes, isExplained } from "#tests/support/body-rules.ts"
import type { Submission } from "#tests/support/domain.ts"
import type { PageForm } from "#tests/support/forms.ts"
import { onlyBackend, otherCodes, recipes, type Violation } from "#tests/support/named-rules.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { submissions } from "#tests/support/registry.ts"
import { type Change, changedForm, changesOf } from "#tests/support/wrong-values.ts"
import { allInCore, isSampled, portion } from "#tests/support/extent.ts"
import { withoutShell } from "#tests/support/sendable.ts"

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

type Writing = Submission & { operation: string }

/** Every form that writes something, once: the same form in the shell of a group or a proposal has the same action. */
const writing = [
  ...new Map(
    submissions.flatMap((one) => {
      const isTried = one.operation !== undefined && senderOf(one) !== undefined && one.form.file === undefined
      const key = `${withoutShell(one.route)} ${one.operation} ${Object.keys(one.form).join()}`
      return isTried ? [[key, one as Writing] as const] : []
    }),
  ).values(),
]
const senders = [...new Set(writing.map(senderOf))].filter((person) => person !== undefined)

/** What the contract says that the backend alone may refuse, although the form lets it pass. */
const refusedOnlyThere: Record<string, string> = {
  zone_unknown: "chosen from the backend's list, which may have zones that an older browser does not know",
  unknown_reference: "chosen from a list; whether it still exists, only the backend knows",
}

/** What the forms refuse although the contract does not say so: operation or `*`, field and code, and why. */
const onlyInForm: [operation: RegExp, field: RegExp, code: string, why: string][] = [
  [
    /./,
    /^(duration|participants|voters|invited)(\.(preset|who))?$/,
    "form.value_unknown",
    "the form's own choice, which becomes the value of the body",
  ],
  [/^(workgroup|organization)\.role\.add$/, /^role$/, "form.value_unknown", "part of the path"],
  [/^import\.create$/, /^file$/, "member-invitation.nothing", "the rows of the body are in a file, or typed"],
  [/^member-invitation\.create$/, /^group_acronyms$/, "form.value_unknown", "chosen from a list of acronyms"],
  [
    /^meeting\.create$/,
    /^repeat\.count$/,
    "meeting-form.repeat-open",
    "a typed number of meetings says that it is repeated",
  ],
  [/^meeting\.create$/, /^template$/, "agenda-template.not-filled", "the topics of a template are filled in before"],
  [/^thread\.create$/, /^anchor\.topic_id$/, "form.value_unknown", "hidden: the page of the topic names it"],
  [/^date-poll\.reopen$/, /^deadline\.zone$/, "form.zone_unknown", "becomes the offset of the instant"],
  [/^ballot\.(create|update)$/, /^weights\[\d+\]$/, "form.value_unknown", "a row that is one vote is not sent"],
  [/^meeting\.topic\.plan$/, /^position$/, "form.required", "the form always shows the present position"],
]

const used = new Set<unknown>()
const counts = { forms: 0, changes: 0, rules: 0 }

type Base = { actor: Actor; submission: Writing; form: PageForm | undefined; sent: Sent }

/** Opens the page of a form and fills it in. */
async function opened(actor: Actor, submission: Writing, person: string): Promise<Base> {
  resetActor(actor)
  const page = await actor.visitor.get(addressOf(submission))
  const form = page.status === 200 ? formOf(page.body, submission) : undefined
  const typed = () => Object.entries(formValues(submission, actor.store, person) as Record<string, string>)
  return { actor, submission, form, sent: form ? filledIn(form, submission, false) : typed() }
}

const callsOf = ({ actor, submission }: Base) =>
  actor.store.calls.list().filter(({ operation }) => operation === submission.operation)

/** The fields with their codes, without the messages for the whole form. */
const fieldCodesOf = ({ errors }: ActionAnswer) =>
  Object.entries(errors).flatMap(([field, codes]) => (field === "" ? [] : codes.map((code) => [field, code] as const)))

async function send(base: Base, changes: readonly Change[]): Promise<ActionAnswer> {
  resetActor(base.actor)
  return act(base.actor.visitor, addressOf(base.submission), changedForm(base.sent, changes))
}

/** What only the backend refused, of what the form could have refused. */
function missed(answer: ActionAnswer): string[] {
  if (answer.status !== 400) return []
  return fieldCodesOf(answer).flatMap(([field, code]) => {
    const name = contractCode(code)
    used.add(name in refusedOnlyThere ? name : undefined)
    return name in refusedOnlyThere ? [] : [`only the backend refuses ${field}: ${code}`]
  })
}

/** What the form refused without a reason in the contract or in `onlyInForm`. */
function unexplained(answer: ActionAnswer, submission: Writing): string[] {
  if (answer.status !== 422) return []
  return fieldCodesOf(answer).flatMap(([field, code]) => {
    if (isExplained(submission, field, code)) return []
    const own = onlyInForm.find(
      ([operation, of, name]) => operation.test(submission.operation) && of.test(field) && name === code.split("?")[0],
    )
    used.add(own)
    return own ? [] : [`only the form refuses ${field}: ${code}`]
  })
}

const tried = new Set<string>()

/** The changes of a form; in a sampled run without those of fields that the same action has got from an earlier form. */
function untried({ form, submission, sent }: Base): Change[] {
  const action = `${withoutShell(submission.route)} ${submission.operation}`
  const changes = changesOf(form, submission, sent)
  const fresh = changes.filter(({ field }) => !isSampled || !tried.has(`${action} ${field}`))
  for (const { field } of changes) tried.add(`${action} ${field}`)
  return fresh
}

async function tryChange(base: Base, change: Change): Promise<void> {
  counts.changes += 1
  const answer = await send(base, [change])
  const problems = [...missed(answer), ...unexplained(answer, base.submission)]
  if (answer.status === 422 && callsOf(base).length > 0) problems.push("refused, but sent to the backend")
  expect.soft(problems, `${base.submission.operation} ${base.submission.path} ${JSON.stringify(change)}`).toEqual([])
}

async function tryViolation(base: Base, code: string, { changes, at, code: own = code }: Violation): Promise<void> {
  counts.rules += 1
  const answer = await send(base, changes)
  const what = `${base.submission.operation} ${base.submission.path}: ${code} ${JSON.stringify(changes)}`
  expect.soft([answer.status, callsOf(base).length], what).toEqual([422, 0])
  expect.soft((answer.errors[at] ?? []).map(contractCode), what).toContain(own)
}

/** Whether another form of the operation has all of its fields. */
const isPart = ({ operation, without }: Writing) =>
  without !== undefined && writing.some((other) => other.operation === operation && other.without === undefined)

/** Every documented rule of the operation that the form can violate, or the reason why it is not tried. */
async function tryRules(base: Base): Promise<void> {
  const { operation } = base.submission
  for (const code of documentedCodes(operation)) {
    const isBackends = `${operation} ${code}` in onlyBackend
    if (isBackends) used.add(`${operation} ${code}`)
    if (isBackends || code in otherCodes) continue
    resetActor(base.actor)
    const violations = recipes[code]?.({ ...base, store: base.actor.store }) ?? []
    // A form with some of the fields cannot break every rule; the one with all of them does.
    if (violations.length === 0 && isPart(base.submission)) continue
    expect.soft(violations.length, `${operation}: a form that violates ${code}`).toBeGreaterThan(0)
    for (const violation of violations) await tryViolation(base, code, violation)
  }
}

describe("FORM-12 a form refuses what the contract refuses, before anything is sent, and nothing else", () => {
  test.for(senders)("%s", { timeout: 900_000 }, async (person) => {
    const actor = await actorOf(own, person)
    for (const submission of writing.filter((one) => senderOf(one) === person)) {
      const base = await opened(actor, submission, person)
      const valid = await send(base, [])
      const done = submission.operation === "calendar.feed.create" ? 200 : 202 // that page shows its result, the others redirect
      expect.soft([valid.status, valid.errors], `${submission.operation} ${submission.path}: valid`).toEqual([done, {}])
      counts.forms += 1
      for (const change of portion(untried(base), 1, allInCore)) await tryChange(base, change)
      await tryRules(base)
    }
  })

  test.skipIf(isSampled)("every exception is used, and every rule was tried", () => {
    console.log(`forms ${counts.forms}, wrong values ${counts.changes}, violated rules ${counts.rules}`)
    expect(onlyInForm.filter((one) => !used.has(one))).toEqual([])
    expect(Object.keys({ ...refusedOnlyThere, ...onlyBackend }).filter((one) => !used.has(one))).toEqual([])
  })
})
