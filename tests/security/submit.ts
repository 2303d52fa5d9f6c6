import { people } from "#mock/engine/sso/people.ts"
import type { Snapshot, Store } from "#mock/engine/store/store.ts"
import type { TestPortal } from "#tests/support/own-portal.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import type { Submission } from "#tests/support/domain.ts"

/** Operations of login and session checks: not submissions. */
const ofSession = new Set(["ticket.exchange", "token.verify", "token.revoke"])

/** A signed-in person and the store's state at that time: every submission starts from there. */
export type Actor = { visitor: Visitor; store: Store; memory: Snapshot; cookies: Map<string, string> }

/** Creates a visitor with a new store, applies `prepare` to the store, and signs the person in if there is one. */
export async function actorOf(
  own: TestPortal,
  person: string | undefined,
  prepare?: (store: Store) => void,
): Promise<Actor> {
  const visitor = own.newVisitor().speaks("en") // the tests look for English messages
  const store = own.mock.stores.get(visitor.mock.store)
  prepare?.(store)
  if (person !== undefined) await visitor.signIn(person)
  return { visitor, store, memory: store.snapshot(), cookies: new Map(visitor.cookies) }
}

/** Restores the state right after signing in and clears the recorded calls. */
export function resetActor({ visitor, store, memory, cookies }: Actor): void {
  store.restore(memory)
  store.calls.clear()
  visitor.resetCookies(cookies)
}

/** The fields of a submission as its form sends them, with the current version of the record in this store. */
export function formValues(
  { form, record }: Submission,
  { rows }: Store,
  person: string,
): Record<string, string> | FormData {
  if (form.file !== undefined) {
    const files = new FormData()
    files.append("file", new File(["words"], "words.txt", { type: "text/plain" }))
    return files
  }
  const row = record && (rows[record[0]].get(record[1].replace("@", person)) as { version?: number } | undefined)
  return { ...form, ...(record && { version: String(row?.version ?? 1) }) }
}

/** The URL to which the form of a submission is sent. */
export const addressOf = ({ path }: Submission) => `/a/aurora/${path}`

/** Sends the form of a submission. */
export const send = (actor: Actor, submission: Submission, person = ""): Promise<Answer> =>
  actor.visitor.post(addressOf(submission), formValues(submission, actor.store, person))

/** The writes that the backend accepted, without refused ones. */
export function written({ store }: Actor): (string | null)[] {
  const calls = store.calls.list().filter(({ method, status }) => method !== "GET" && status < 400)
  return calls.map(({ operation }) => operation).filter((operation) => operation !== null && !ofSession.has(operation))
}

/** The person to try a submission as; undefined if nobody may send it. */
export const senderOf = ({ by, shownTo = by }: Submission): string | undefined =>
  people.map(({ id }) => id).find((id) => shownTo.includes(id))

/** A submission as text, for the message of a failed expectation. */
export const nameOf = (submission: Submission) =>
  `${submission.operation ?? "nothing"} at ${submission.path} ${JSON.stringify(submission.form)}`
