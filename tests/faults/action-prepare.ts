import { ownerField } from "#app/forms/schema/form-field-names.ts"
import { hour } from "#mock/engine/store/clock.ts"
import type { Kind } from "#mock/engine/store/rows.ts"
import { type Actor, addressOf, nameOf, resetActor } from "#tests/security/submit.ts"
import type { Submission } from "#tests/support/domain.ts"
import type { PageForm } from "#tests/support/forms.ts"
import type { Answer } from "#tests/support/visitor.ts"
import { bodyOf, filledIn, formOf, type Sent, withOwner, withoutWrong } from "./action-forms.ts"

/** A submission with its filled-in form, and its result without a fault. */
export type Prepared = {
  submission: Submission
  person: string
  form: PageForm
  sent: Sent
  status: number
  effect: string
}

/** Kinds of rows that come and go with the session. */
const sessionKinds = new Set<Kind>(["session", "ticket"])

/** All changes in a store since the person signed in: the number of changed rows of each kind. */
export function effectIn({ store, memory }: Pick<Actor, "store" | "memory">): string {
  const present = store.snapshot().changes
  const kinds = (Object.keys(present) as Kind[]).filter((kind) => !sessionKinds.has(kind))
  const effects = kinds.flatMap((kind) => {
    const before = new Map<string, unknown>(memory.changes[kind])
    const changed = present[kind].filter(([id, row]) => before.get(id) !== row && !isLogin(row))
    return changed.length === 0 ? [] : [`${kind} ${changed.length}`]
  })
  return effects.join(", ")
}

const isLogin = (row: unknown) => (row as { operation?: string } | undefined)?.operation === "ticket.exchange"

/** Opens the page of a submission, fills in its form, and submits it once. */
async function prepareAnew(actor: Actor, submission: Submission, person: string): Promise<Prepared> {
  resetActor(actor)
  const page = await actor.visitor.get(addressOf(submission))
  const form = formOf(page.body, submission)
  if (!form) throw new Error(`${nameOf(submission)}: its page (${page.status}) has no form for it`)
  let sent = filledIn(form, submission, true)
  let answer = await post(actor, submission, form, sent)
  if (answer.status === 422) {
    sent = withoutWrong(sent, formOf(answer.body, submission) ?? form)
    answer = await post(actor, submission, form, sent)
  }
  const effect = effectIn(actor)
  if (answer.status >= 400 || effect === "")
    throw new Error(`${nameOf(submission)}: ${answer.status}, nothing was done`)
  return { submission, person, form, sent, status: answer.status, effect }
}

/** The forms that test files of this process have prepared, and the hour of the seed: that of another hour has other records. */
const preparedForms = new WeakMap<Submission, { hour: number; prepared: Prepared }>()

/**
 * A filled-in form that was submitted once. The test files of a process prepare each form once for all of them; another session gets it with
 * the owner that a page shows to it.
 */
export async function prepare(actor: Actor, submission: Submission, person: string): Promise<Prepared> {
  const seedHour = Math.floor(actor.memory.anchor / hour)
  const known = preparedForms.get(submission)
  if (known?.hour === seedHour) return forSession(actor, known.prepared)
  const prepared = await prepareAnew(actor, submission, person)
  preparedForms.set(submission, { hour: seedHour, prepared })
  return prepared
}

/** The owner of the forms of a session. */
const owners = new WeakMap<Actor, string | undefined>()

const ownerIn = ({ controls }: PageForm) => controls.find(({ name }) => name === ownerField)?.value

async function forSession(actor: Actor, prepared: Prepared): Promise<Prepared> {
  if (ownerIn(prepared.form) === undefined) return prepared
  if (!owners.has(actor)) {
    resetActor(actor)
    const form = formOf((await actor.visitor.get(addressOf(prepared.submission))).body, prepared.submission)
    owners.set(actor, form && ownerIn(form))
  }
  return { ...prepared, sent: withOwner(prepared.sent, owners.get(actor) ?? "") }
}

/** Submits a form to the URL of its submission. */
export const post = (actor: Actor, submission: Submission, form: PageForm, sent: Sent, suffix = ""): Promise<Answer> =>
  actor.visitor.post(addressOf(submission).replace(/(\?|$)/, `${suffix}$1`), bodyOf(form, sent))
