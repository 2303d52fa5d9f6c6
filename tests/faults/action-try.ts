import { randomUUID } from "node:crypto"
import { versionField } from "#app/ui/form/version-name.ts"
import { isDone as isDoneUnder } from "#mock/store/faults.ts"
import type { Kind, Store } from "#mock/store/store.ts"
import { addressOf, again, nameOf, type Actor } from "#tests/security/acting.ts"
import type { Deed } from "#tests/security/authorisation-deed.ts"
import { plainText, type PageForm } from "#tests/support/forms.ts"
import { text } from "#tests/support/texts.ts"
import type { Answer } from "#tests/support/visitor.ts"
import { newerVersion, type ActionFault } from "./action-faults.ts"
import {
  againOf,
  bodyOf,
  canHold,
  filledIn,
  formOf,
  missingIn,
  sameFormOf,
  typedIn,
  withKey,
  withVersion,
  withoutWrong,
  type Sent,
} from "./action-forms.ts"

/** A deed with its form filled in, and what it does when nothing goes wrong. */
export type Prepared = { deed: Deed; person: string; form: PageForm; sent: Sent; status: number; effect: string }

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

/** Opens the page of a deed, fills its form in, and does it once. */
export async function prepare(actor: Actor, deed: Deed, person: string): Promise<Prepared> {
  again(actor)
  const page = await actor.visitor.get(addressOf(deed))
  const form = formOf(page.body, deed)
  if (!form) throw new Error(`${nameOf(deed)}: its page (${page.status}) has no form for it`)
  let sent = filledIn(form, deed, true)
  let answer = await post(actor, deed, form, sent)
  if (answer.status === 422) {
    sent = withoutWrong(sent, formOf(answer.body, deed) ?? form)
    answer = await post(actor, deed, form, sent)
  }
  const effect = effectIn(actor)
  if (answer.status >= 400 || effect === "") throw new Error(`${nameOf(deed)}: ${answer.status}, nothing was done`)
  return { deed, person, form, sent, status: answer.status, effect }
}

/** Sends a form to where a deed is done. */
export const post = (actor: Actor, deed: Deed, form: PageForm, sent: Sent, suffix = ""): Promise<Answer> =>
  actor.visitor.post(addressOf(deed).replace(/(\?|$)/, `${suffix}$1`), bodyOf(form, sent))

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
  const { deed, form, effect } = prepared
  actor.store.faults.clear()
  actor.store.faults.add({ ...fault.fault, operation: deed.does ?? "" })
  const started = performance.now()
  const answer = await post(actor, deed, form, sent)
  const milliseconds = Math.round(performance.now() - started)
  actor.store.faults.clear()
  const [writes, present, expected] = [writesIn(actor.store, deed.does), effectIn(actor), isDone(fault) ? effect : ""]
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
async function afterLogin({ actor, prepared: { deed, person, form } }: Try): Promise<PageForm | undefined> {
  await actor.visitor.signIn(person)
  return sameFormOf((await actor.visitor.get(addressOf(deed))).body, deed, form)
}

/** The version that a form sends, or none. */
const versionOf = (sent: Sent) => sent.find(([name]) => name === versionField)?.[1]

/**
 * The form that came back is sent as it is, with the button that was pressed before: one effect in all. After a refusal that names a
 * newer version it has that one, so that the person replaces it knowingly; here nobody has made it, so the old one is sent.
 */
async function sendAgain({ actor, prepared, fault }: Try, back: PageForm, sent: Sent): Promise<string[]> {
  const { deed, status, effect } = prepared
  const next = againOf(back, sent)
  const [was, is] = [versionOf(sent), versionOf(next)]
  const isOld = was !== undefined && fault.isStale === true && is !== String(newerVersion)
  const answer = await post(actor, deed, back, fault.isStale && was ? withVersion(next, was) : next)
  const present = effectIn(actor)
  return wrong([
    [isOld, `the form has version ${is}`],
    [answer.status !== status, `sent again: ${answer.status}`],
    [present !== effect, `done in the end: ${present}, not: ${effect}`],
  ])
}

/** What was done has taken its form, or its choice, off the page; the browser can still send it once more (refresh). */
async function refresh({ actor, prepared }: Try, sent: Sent): Promise<string[]> {
  const { deed, form, effect } = prepared
  const answer = await post(actor, deed, form, sent)
  const present = effectIn(actor)
  return wrong([
    [answer.status >= 500, `refreshed: ${answer.status}`],
    [present !== effect, `done by refreshing: ${present}, not: ${effect}`],
  ])
}

async function goOn(one: Try, answer: Answer, sent: Sent): Promise<string[]> {
  const { form, deed } = one.prepared
  const back = isOver(one.fault) ? await afterLogin(one) : sameFormOf(answer.body, deed, form)
  if (!back && !isDone(one.fault)) return ["the form is not there any more"]
  if (!back || !canHold(form, sent)) return refresh(one, sent)
  const missing = missingIn(back, form, sent)
  return [...missing.map((what) => `lost: ${what}`), ...(await sendAgain(one, back, sent))]
}

/** What a script gets that sends the form: the same status, the same words, and what was typed; a way to log in as a redirect. */
export async function tryData({ actor, prepared, fault }: Try): Promise<string[]> {
  const { deed, form } = prepared
  again(actor)
  const sent = withKey(prepared.sent, randomUUID())
  actor.store.faults.clear()
  actor.store.faults.add({ ...fault.fault, operation: deed.does ?? "" })
  const { status, body } = await post(actor, deed, form, sent, ".data")
  actor.store.faults.clear()
  if (isOver(fault)) return wrong([[status !== 202 || !body.includes("/login"), `data: status ${status}`]])
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
  const isServer = fault.words === text("en", "form.server_error")
  const said = [isServer ? "form.server_error" : fault.words, new URLSearchParams({ text: fault.words }).toString()]
  const lost = typedIn(form, sent).filter((value) => !body.includes(inJson(value)))
  return wrong([
    [status !== fault.status, `data: status ${status}`],
    [![...said, fault.words].some((words) => body.includes(words)), `data: not said: ${fault.words}`],
    [writesIn(actor.store, deed.does) !== 1, `data: ${writesIn(actor.store, deed.does)} writes`],
    [lost.length > 0, `data: lost ${lost.join(", ")}`],
  ]).map((one) => `${nameOf(deed)}: ${one}`)
}

/** The form is sent while the whole backend is away, so that its page cannot be shown either: opened later it has what was typed. */
export async function tryOutage(
  actor: Actor,
  { deed, form, sent: first, effect, status }: Prepared,
): Promise<string[]> {
  const sent = withKey(first, randomUUID())
  again(actor)
  actor.store.faults.clear()
  actor.store.faults.add({ operation: "*", kind: "reset" })
  const answer = await post(actor, deed, form, sent)
  actor.store.faults.clear()
  const writes = writesIn(actor.store, deed.does)
  const back = sameFormOf((await actor.visitor.get(addressOf(deed))).body, deed, form)
  const later = back && (await post(actor, deed, back, againOf(back, sent)))
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
  ]).map((one) => `${nameOf(deed)}: ${one}`)
}

/** Does a deed while its call goes wrong, and once more when all is well. @returns what is wrong, and what the log has to say */
export async function tryDeed(one: Try): Promise<{ wrongs: string[]; logged: Logged }> {
  const { actor, prepared, fault } = one
  const { deed } = prepared
  again(actor)
  const sent = withKey(prepared.sent, randomUUID())
  const [answer, wrongs] = await meet(one, sent)
  const screen = isOver(fault) ? wrong([[!isAt(answer, "/login"), `status ${answer.status}`]]) : judge(answer, fault)
  const all = [...wrongs, ...screen, ...(await goOn(one, answer, sent))]
  const what = nameOf(deed)
  const requestId = answer.headers.get("x-request-id")
  const logged = { requestId, operation: deed.does ?? "", failure: fault.failure, what }
  return { wrongs: all.map((one) => `${what}: ${one}`), logged }
}
