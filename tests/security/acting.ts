import { people } from "#mock/sso/people.ts"
import type { Memory, Store } from "#mock/store/store.ts"
import type { OwnPortal } from "#tests/support/own-portal.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import type { Deed } from "./authorisation-deed.ts"
import { deeds } from "./authorisation-deeds.ts"

/** The same forms in the shell of the group, where the same modules stand a second time. */
const inGroup = deeds
  .filter(({ isOfGroup }) => isOfGroup)
  .map((deed) => ({ ...deed, route: `wg/:acronym/${deed.route}`, at: `wg/COPT/${deed.at}` }))

/** Every deed of the portal, in each shell its route stands in. */
export const allDeeds: Deed[] = [...deeds, ...inGroup]

/** The way in, and whose token still counts: no deeds. */
const ofSession = new Set(["ticket.exchange", "token.verify", "token.revoke"])

/** Somebody signed in, and how the store was then: every deed is tried from there. */
export type Actor = { visitor: Visitor; store: Store; memory: Memory; cookies: Map<string, string> }

/** Signs a person in, with a store of their own, which may be changed before; nobody where none is named. */
export async function actorOf(
  own: OwnPortal,
  person: string | undefined,
  prepare?: (store: Store) => void,
): Promise<Actor> {
  const visitor = own.newVisitor()
  const store = own.mock.stores.get(visitor.mock.store)
  prepare?.(store)
  if (person !== undefined) await visitor.signIn(person)
  return { visitor, store, memory: store.memory(), cookies: new Map(visitor.cookies) }
}

/** As it was right after signing in, and no call counted. */
export function again({ visitor, store, memory, cookies }: Actor): void {
  store.remember(memory)
  store.calls.clear()
  visitor.cookies.clear()
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
}

/** The fields of a deed as its form sends them, with the version that the record has in this store. */
export function filled({ form, of }: Deed, { rows }: Store, person: string): Record<string, string> | FormData {
  if (form.file !== undefined) {
    const files = new FormData()
    files.append("file", new File(["words"], "words.txt", { type: "text/plain" }))
    return files
  }
  const row = of && (rows[of[0]].get(of[1].replace("@", person)) as { version?: number } | undefined)
  return { ...form, ...(of && { version: String(row?.version ?? 1) }) }
}

/** Where the form of a deed is sent. */
export const addressOf = ({ at }: Deed) => `/a/aurora/${at}`

/** Sends the form of a deed. */
export const send = (actor: Actor, deed: Deed, person = ""): Promise<Answer> =>
  actor.visitor.post(addressOf(deed), filled(deed, actor.store, person))

/** The writes the backend took; one that it refused is none. */
export function written({ store }: Actor): (string | null)[] {
  const calls = store.calls.list().filter(({ method, status }) => method !== "GET" && status < 400)
  return calls.map(({ operation }) => operation).filter((operation) => operation !== null && !ofSession.has(operation))
}

/** The one who may do a deed and whom it is tried as; nothing where nobody may. */
export const doerOf = ({ by }: Deed): string | undefined => people.map(({ id }) => id).find((id) => by.includes(id))

/** A deed in words, for the message of a failed expectation. */
export const nameOf = (deed: Deed) => `${deed.does ?? "nothing"} at ${deed.at} ${JSON.stringify(deed.form)}`
