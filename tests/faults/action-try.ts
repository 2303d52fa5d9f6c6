import { randomUUID } from "node:crypto"
import { versionField } from "#app/lib/form-field-names.ts"
import { isDone as isDoneUnder } from "#mock/engine/store/faults.ts"
import type { Kind } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { type Actor, addressOf, again, nameOf } from "#tests/security/submit.ts"
import type { Submission } from "#tests/support/domain.ts"
import { type PageForm, plainText } from "#tests/support/forms.ts"
import { text } from "#tests/support/texts.ts"
import type { Answer } from "#tests/support/visitor.ts"
import { type ActionFault, newerVersion } from "./action-faults.ts"
import {
  againOf,
  bodyOf,
  canHold,
  filledIn,
  formOf,
  missingIn,
  oneBreak,
  sameFormOf,
  type Sent,
  typedIn,
  withKey,
  withoutWrong,
  withVersion,
} from "./action-forms.ts"

/** A submission with its form filled in, and what it does when nothing goes wrong. */
export type Prepared = {
  submission: Submission
  person: string
  form: PageForm
  sent: Sent
  status: number
  effect: string
}

/** What a try leaves to be looked up in the portal's log. */
export type Logged = { requestId: string | null; operation: string; failure: string; what: string }

/** Sessions come and go by themselves. */
const passing = new Set<Kind>(["session", "ticket"])

/** All that has changed in a store since somebody signed in: how many rows of each kind, and how often. */
export function effectIn({ store, memory }: Pick<Actor, "store" | "memory">): string {
  const present = store.memory().changes
  const kinds = (Object.keys(present) as Kind[]).filter((kind) => !passing.has(kind))
  const effects = kinds.flatMap((kind) => {
    const before = new Map<string, unknown>(memory.changes[kind])
    const changed = present[kind].filter(([id, row]) => before.get(id) !== row && !isLogin(row))
    return changed.length === 0 ? [] : [`${kind} ${changed.length}`]
  })
  return effects.join(", ")
}

const isLogin = (row: unknown) => (row as { operation?: string } | undefined)?.operation === "ticket.exchange"

/** Opens the page of a submission, fills its form in, and does it once. */
export async function prepare(actor: Actor, submission: Submission, person: string): Promise<Prepared> {
  again(actor)
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

/** Sends a form to where a submission is done. */
export const post = (actor: Actor, submission: Submission, form: PageForm, sent: Sent, suffix = ""): Promise<Answer> =>
  actor.visitor.post(addressOf(submission).replace(/(\?|$)/, `${suffix}$1`), bodyOf(form, sent))

const writesIn = ({ calls }: Store, operation: string | undefined) =>
  calls.list().filter((call) => call.method !== "GET" && call.operation === operation).length

type Try = { actor: Actor; prepared: Prepared; fault: ActionFault; deadline: number }

/** What is wrong, in words: those that are true. */
export const wrong = (all: [isWrong: boolean, words: string][]) =>
  all.filter(([isWrong]) => isWrong).map(([, words]) => words)

const isAt = ({ location }: Answer, path: string) => location !== null && new URL(location).pathname.endsWith(path)

const isOver = ({ failure }: ActionFault) => failure === "unauthorized"
const isDone = ({ fault }: ActionFault) => isDoneUnder({ ...fault, operation: "" })

/** The form is sent while its one call goes wrong: its screen in time, one write, done or not done, the session kept. */
async function meet(
  { actor, prepared, fault, deadline }: Try,
  sent: Sent,
): Promise<[answer: Answer, wrongs: string[]]> {
  const { submission, form, effect } = prepared
  actor.store.faults.clear()
  actor.store.faults.add({ ...fault.fault, operation: submission.operation ?? "" })
  const started = performance.now()
  const answer = await post(actor, submission, form, sent)
  const milliseconds = Math.round(performance.now() - started)
  actor.store.faults.clear()
  const [writes, present, expected] = [
    writesIn(actor.store, submission.operation),
    effectIn(actor),
    isDone(fault) ? effect : "",
  ]
  const hasSession = actor.visitor.cookies.has("session")
  const wrongs = wrong([
    [milliseconds > deadline, `${milliseconds} ms`],
    [writes !== 1, `${writes} writes`],
    [present !== expected, `done: ${present}, not: ${expected}`],
    [hasSession === isOver(fault), hasSession ? "the session goes on" : "the session is gone"],
  ])
  return [answer, wrongs]
}

/** The page that came back: status, whole, and in words what went wrong. Who is led on has been told by a message there. */
function judge({ status, body, location }: Answer, fault: ActionFault): string[] {
  if (isDone(fault) && location !== null) return []
  const words = [fault.words, ...(isDone(fault) ? [text("en", "session.unanswered")] : [])]
  return wrong([
    [status !== fault.status, `status ${status}`],
    [!words.some((one) => plainText(body).includes(one)), `not said: ${words.join(" or ")}`],
    [!body.includes("</html>"), "half a page"],
  ])
}

/** Logs in again, and opens the page once more. */
async function afterLogin({ actor, prepared: { submission, person, form } }: Try): Promise<PageForm | undefined> {
  await actor.visitor.signIn(person)
  return sameFormOf((await actor.visitor.get(addressOf(submission))).body, submission, form)
}

/** The version that a form sends, or none. */
const versionOf = (sent: Sent) => sent.find(([name]) => name === versionField)?.[1]

/**
 * The form that came back is sent as it is, with the button that was pressed before: one effect in all. After a refusal that names a
 * newer version it has that one, so that the person replaces it knowingly; here nobody has made it, so the old one is sent.
 */
async function sendAgain({ actor, prepared, fault }: Try, back: PageForm, sent: Sent): Promise<string[]> {
  const { submission, status, effect } = prepared
  const next = againOf(back, sent)
  const [was, is] = [versionOf(sent), versionOf(next)]
  const isOld = was !== undefined && fault.isStale === true && is !== String(newerVersion)
  const answer = await post(actor, submission, back, fault.isStale && was ? withVersion(next, was) : next)
  const present = effectIn(actor)
  return wrong([
    [isOld, `the form has version ${is}`],
    [answer.status !== status, `sent again: ${answer.status}`],
    [present !== effect, `done in the end: ${present}, not: ${effect}`],
  ])
}

/** What was done has taken its form, or its choice, off the page; the browser can still send it once more (refresh). */
async function refresh({ actor, prepared }: Try, sent: Sent): Promise<string[]> {
  const { submission, form, effect } = prepared
  const answer = await post(actor, submission, form, sent)
  const present = effectIn(actor)
  return wrong([
    [answer.status >= 500, `refreshed: ${answer.status}`],
    [present !== effect, `done by refreshing: ${present}, not: ${effect}`],
  ])
}

async function goOn(one: Try, answer: Answer, sent: Sent): Promise<string[]> {
  const { form, submission } = one.prepared
  const back = isOver(one.fault) ? await afterLogin(one) : sameFormOf(answer.body, submission, form)
  if (!back && !isDone(one.fault)) return ["the form is not there any more"]
  if (!back || !canHold(form, sent)) return refresh(one, sent)
  const missing = missingIn(back, form, sent)
  return [...missing.map((what) => `lost: ${what}`), ...(await sendAgain(one, back, sent))]
}

/** What a script gets that sends the form: the same status, the same words, and what was typed; a way to log in as a redirect. */
export async function tryData({ actor, prepared, fault }: Try): Promise<string[]> {
  const { submission, form } = prepared
  again(actor)
  const sent = withKey(prepared.sent, randomUUID())
  actor.store.faults.clear()
  actor.store.faults.add({ ...fault.fault, operation: submission.operation ?? "" })
  const { status, body } = await post(actor, submission, form, sent, ".data")
  actor.store.faults.clear()
  if (isOver(fault)) return wrong([[status !== 202 || !body.includes("/login"), `data: status ${status}`]])
  const inJson = (text: string) => JSON.stringify(oneBreak(text)).slice(1, -1)
  const typed = body.replaceAll("\\r\\n", "\\n")
  const isServer = fault.words === text("en", "form.server_error")
  const said = [isServer ? "form.server_error" : fault.words, new URLSearchParams({ text: fault.words }).toString()]
  const lost = typedIn(form, sent).filter((value) => !typed.includes(inJson(value)))
  return wrong([
    [status !== fault.status, `data: status ${status}`],
    [![...said, fault.words].some((words) => body.includes(words)), `data: not said: ${fault.words}`],
    [writesIn(actor.store, submission.operation) !== 1, `data: ${writesIn(actor.store, submission.operation)} writes`],
    [lost.length > 0, `data: lost ${lost.join(", ")}`],
  ]).map((one) => `${nameOf(submission)}: ${one}`)
}

/** The form is sent while the whole backend is away, so that its page cannot be shown either: opened later it has what was typed. */
export async function tryOutage(
  actor: Actor,
  { submission, form, sent: first, effect, status }: Prepared,
): Promise<string[]> {
  const sent = withKey(first, randomUUID())
  again(actor)
  actor.store.faults.clear()
  actor.store.faults.add({ operation: "*", kind: "reset" })
  const answer = await post(actor, submission, form, sent)
  actor.store.faults.clear()
  const writes = writesIn(actor.store, submission.operation)
  const back = sameFormOf((await actor.visitor.get(addressOf(submission))).body, submission, form)
  const later = back && (await post(actor, submission, back, againOf(back, sent)))
  const hasForm = canHold(form, sent)
  return wrong([
    [answer.status !== 502 && answer.status !== 503, `status ${answer.status}`],
    [!plainText(answer.body).includes(text("en", "error.retry")), "no way to try again"],
    [writes > 1, `${writes} writes`],
    [!actor.visitor.cookies.has("session"), "the session is gone"],
    [!back, "the form is not there any more"],
    ...(back ? missingIn(back, form, sent) : []).map((one): [boolean, string] => [true, `lost: ${one}`]),
    [hasForm && later?.status !== status, `sent later: ${later?.status}`],
    [hasForm && effectIn(actor) !== effect, `done in the end: ${effectIn(actor)}, not: ${effect}`],
  ]).map((one) => `${nameOf(submission)}: ${one}`)
}

/** Does a submission while its call goes wrong, and once more when all is well. @returns what is wrong, and what the log has to say */
export async function trySubmission(one: Try): Promise<{ wrongs: string[]; logged: Logged }> {
  const { actor, prepared, fault } = one
  const { submission } = prepared
  again(actor)
  const sent = withKey(prepared.sent, randomUUID())
  const [answer, wrongs] = await meet(one, sent)
  const screen = isOver(fault) ? wrong([[!isAt(answer, "/login"), `status ${answer.status}`]]) : judge(answer, fault)
  const all = [...wrongs, ...screen, ...(await goOn(one, answer, sent))]
  const what = nameOf(submission)
  const requestId = answer.headers.get("x-request-id")
  const logged = { requestId, operation: submission.operation ?? "", failure: fault.failure, what }
  return { wrongs: all.map((one) => `${what}: ${one}`), logged }
}
