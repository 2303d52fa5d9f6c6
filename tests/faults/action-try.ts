import { randomUUID } from "node:crypto"
import { versionField } from "#app/forms/schema/form-field-names.ts"
import { isDone as isDoneUnder } from "#mock/engine/store/faults.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { type Actor, addressOf, resetActor, nameOf } from "#tests/security/submit.ts"
import { type PageForm, plainText } from "#tests/support/forms.ts"
import { text } from "#tests/support/texts.ts"
import type { Answer } from "#tests/support/visitor.ts"
import { type ActionFault, newerVersion } from "./action-faults.ts"
import {
  resubmittedValues,
  offersAllValues,
  missingIn,
  normalizeLineBreaks,
  sameFormOf,
  type Sent,
  typedIn,
  withKey,
  withVersion,
} from "./action-forms.ts"
import { effectIn, post, type Prepared } from "./action-prepare.ts"

/** The entry that a try must leave in the portal's log. */
export type Logged = { requestId: string | null; operation: string; failure: string; what: string }

const writesIn = ({ calls }: Store, operation: string | undefined) =>
  calls.list().filter((call) => call.method !== "GET" && call.operation === operation).length

type Try = { actor: Actor; prepared: Prepared; fault: ActionFault; deadline: number }

/** The messages of all checks that failed. */
export const failedChecks = (all: [isWrong: boolean, words: string][]) =>
  all.filter(([isWrong]) => isWrong).map(([, words]) => words)

const isAt = ({ location }: Answer, path: string) => location !== null && new URL(location).pathname.endsWith(path)

const isSessionOver = ({ failure }: ActionFault) => failure === "unauthorized"
const isDone = ({ fault }: ActionFault) => isDoneUnder({ ...fault, operation: "" })

/** Submits the form while its call fails: a response in time, one write, the expected effect or none, the session kept. */
async function submitWithFault(
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
  const wrongs = failedChecks([
    [milliseconds > deadline, `${milliseconds} ms`],
    [writes !== 1, `${writes} writes`],
    [present !== expected, `done: ${present}, not: ${expected}`],
    [hasSession === isSessionOver(fault), hasSession ? "the session goes on" : "the session is gone"],
  ])
  return [answer, wrongs]
}

/** Checks the returned page: status, completeness, error message. After a redirect, the message is on the page it leads to. */
function judge({ status, body, location }: Answer, fault: ActionFault): string[] {
  if (isDone(fault) && location !== null) return []
  const shown = plainText(body)
  const unanswered = text("en", "session.unanswered")
  const words = [fault.words, ...(isDone(fault) ? [unanswered] : [])]
  return failedChecks([
    [status !== fault.status, `status ${status}`],
    [!words.some((one) => shown.includes(one)), `not said: ${words.join(" or ")}`],
    // quality row 14: the form may be gone, so the page says it, too
    [fault.status >= 500 && !shown.includes(unanswered), `not said: ${unanswered}`],
    [!body.includes("</html>"), "half a page"],
  ])
}

/** Logs in again and reopens the page. */
async function afterLogin({ actor, prepared: { submission, person, form } }: Try): Promise<PageForm | undefined> {
  await actor.visitor.signIn(person)
  return sameFormOf((await actor.visitor.get(addressOf(submission))).body, submission, form)
}

/** The version in a submitted form, or undefined. */
const versionOf = (sent: Sent) => sent.find(([name]) => name === versionField)?.[1]

/**
 * Submits the returned form unchanged with the same button: one effect in total. After a refusal that names a newer version, the form
 * must have that version, so that the person knowingly overwrites it. Here that version does not exist, so the old one is sent.
 */
async function sendAgain({ actor, prepared, fault }: Try, back: PageForm, sent: Sent): Promise<string[]> {
  const { submission, status, effect } = prepared
  const next = resubmittedValues(back, sent)
  const [was, is] = [versionOf(sent), versionOf(next)]
  // a form with nothing to type has the version of the page, which is read again
  const hasFields = back.controls.some(({ isEditable, kind }) => isEditable && kind !== "submit")
  const isOld = hasFields && was !== undefined && fault.isStale === true && is !== String(newerVersion)
  const answer = await post(actor, submission, back, fault.isStale && was ? withVersion(next, was) : next)
  const present = effectIn(actor)
  return failedChecks([
    [isOld, `the form has version ${is}`],
    [answer.status !== status, `sent again: ${answer.status}`],
    [present !== effect, `done in the end: ${present}, not: ${effect}`],
  ])
}

/** Submits once more, as a browser refresh does, after the action has removed its form or option from the page. */
async function refresh({ actor, prepared }: Try, sent: Sent): Promise<string[]> {
  const { submission, form, effect } = prepared
  const answer = await post(actor, submission, form, sent)
  const present = effectIn(actor)
  return failedChecks([
    [answer.status >= 500, `refreshed: ${answer.status}`],
    [present !== effect, `done by refreshing: ${present}, not: ${effect}`],
  ])
}

async function checkRecovery(one: Try, answer: Answer, sent: Sent): Promise<string[]> {
  const { form, submission } = one.prepared
  const back = isSessionOver(one.fault) ? await afterLogin(one) : sameFormOf(answer.body, submission, form)
  if (!back && !isDone(one.fault)) return ["the form is not there any more"]
  if (!back || !offersAllValues(form, sent)) return refresh(one, sent)
  const missing = missingIn(back, form, sent)
  return [...missing.map((what) => `lost: ${what}`), ...(await sendAgain(one, back, sent))]
}

/** Submits the form as a script does: same status, same message, input included; a 401 becomes a redirect to the login. */
export async function tryData({ actor, prepared, fault }: Try): Promise<string[]> {
  const { submission, form } = prepared
  resetActor(actor)
  const sent = withKey(prepared.sent, randomUUID())
  actor.store.faults.clear()
  actor.store.faults.add({ ...fault.fault, operation: submission.operation ?? "" })
  const { status, body } = await post(actor, submission, form, sent, ".data")
  actor.store.faults.clear()
  if (isSessionOver(fault))
    return failedChecks([[status !== 202 || !body.includes("/login"), `data: status ${status}`]])
  const inJson = (text: string) => JSON.stringify(normalizeLineBreaks(text)).slice(1, -1)
  const typed = body.replaceAll("\\r\\n", "\\n")
  const isServer = fault.words === text("en", "form.server_error")
  const said = [isServer ? "form.server_error" : fault.words, new URLSearchParams({ text: fault.words }).toString()]
  const lost = typedIn(form, sent).filter((value) => !typed.includes(inJson(value)))
  return failedChecks([
    [status !== fault.status, `data: status ${status}`],
    [![...said, fault.words].some((words) => body.includes(words)), `data: not said: ${fault.words}`],
    [writesIn(actor.store, submission.operation) !== 1, `data: ${writesIn(actor.store, submission.operation)} writes`],
    [lost.length > 0, `data: lost ${lost.join(", ")}`],
  ]).map((one) => `${nameOf(submission)}: ${one}`)
}

/** Submits the form while the whole backend is down, so that its page cannot be rendered: when reopened it has the input. */
export async function tryOutage(
  actor: Actor,
  { submission, form, sent: first, effect, status }: Prepared,
): Promise<string[]> {
  const sent = withKey(first, randomUUID())
  resetActor(actor)
  actor.store.faults.clear()
  actor.store.faults.add({ operation: "*", kind: "reset" })
  const answer = await post(actor, submission, form, sent)
  actor.store.faults.clear()
  const writes = writesIn(actor.store, submission.operation)
  const back = sameFormOf((await actor.visitor.get(addressOf(submission))).body, submission, form)
  const later = back && (await post(actor, submission, back, resubmittedValues(back, sent)))
  const hasForm = offersAllValues(form, sent)
  return failedChecks([
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

/** Submits while the call fails, then again without a fault. @returns what is wrong, and the expected log entry */
export async function trySubmission(one: Try): Promise<{ wrongs: string[]; logged: Logged }> {
  const { actor, prepared, fault } = one
  const { submission } = prepared
  resetActor(actor)
  const sent = withKey(prepared.sent, randomUUID())
  const [answer, wrongs] = await submitWithFault(one, sent)
  const screen = isSessionOver(fault)
    ? failedChecks([[!isAt(answer, "/login"), `status ${answer.status}`]])
    : judge(answer, fault)
  const all = [...wrongs, ...screen, ...(await checkRecovery(one, answer, sent))]
  const what = nameOf(submission)
  const requestId = answer.headers.get("x-request-id")
  const logged = { requestId, operation: submission.operation ?? "", failure: fault.failure, what }
  return { wrongs: all.map((one) => `${what}: ${one}`), logged }
}
