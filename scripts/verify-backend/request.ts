import { resultOf } from "./answers.ts"
import type { PersonRole } from "./fixtures.ts"
import type { Verification } from "./verification.ts"
import { Finding } from "./results.ts"
import type { Meeting } from "./meeting-records.ts"
import type { Topic } from "./topic-records.ts"

/** A record: the person who reads it and the operations that read and change it. `path`: its path parameters, if it needs any. */
export type Own = {
  who: PersonRole
  read: string
  change: string
  path?: Record<string, string>
  option_id?: string
  /** For changes of state: restores the previous state and returns the version. */
  restore?: () => Promise<number>
}

/** The subject of a write: nothing yet, a meeting, a topic of a meeting, the id of an export package, or a separately readable record. */
export type Subject = {
  meeting?: Meeting
  topic?: Topic
  exported?: string
  own?: Own
  /** Path parameters of a record that cannot be read separately. */
  path?: Record<string, string>
}

/** A valid request for a write operation. */
export type Request = {
  who: PersonRole | "nobody"
  /** A person who is allowed to do it for any body, because roles are checked before fields. */
  entitled?: PersonRole
  /** Creates or finds a subject in a suitable state. */
  subject: (verification: Verification) => Promise<Subject>
  /** The request body; `unique` differs in each call. `version` is added if the operation takes one. */
  body?: (verification: Verification, unique: string, subject: Subject) => object | Promise<object>
  form?: (unique: string) => FormData
  /** Changed fields, to send a different body with the same idempotency key. */
  other?: object
  /** Headers that the operation requires even without a session. */
  headers?: (verification: Verification) => Promise<Record<string, string>>
}

/** Reads a record as its person; finds it in the list if it cannot be read separately. */
export async function readOwn({ target, people }: Verification, own: Own): Promise<Record<string, unknown>> {
  const { who, read, path } = own
  const as = await people.get(who)
  if (!read.endsWith(".list")) return resultOf(await target.send(read, { as, path: path ?? {} }))
  const exchange = await target.send(read, { as, query: { size: "200" } })
  const found = (resultOf(exchange).items as { id: string }[]).find(({ id }) => id === path?.id)
  if (!found) throw new Finding(`${String(path?.id)} is not in the list`, exchange)
  return found
}
