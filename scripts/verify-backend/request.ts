import { resultOf } from "./answers.ts"
import type { PersonRole } from "./fixtures.ts"
import type { Verification } from "./verification.ts"
import { Finding } from "./results.ts"
import type { Meeting } from "./meeting-records.ts"
import type { Topic } from "./topic-records.ts"

/** A record with who reads it, and the operations that read and change it; `path` where not everybody has only one. */
export type Own = {
  who: PersonRole
  read: string
  change: string
  path?: Record<string, string>
  option_id?: string
  /** Brings it back into the state it had before the change, where the change is one of state; gives its version. */
  restore?: () => Promise<number>
}

/** What a write works on: nothing yet, a meeting, a topic of one, an export package by its id, or a record read by itself. */
export type Subject = {
  meeting?: Meeting
  topic?: Topic
  exported?: string
  own?: Own
  /** Of what cannot be read by itself. */
  path?: Record<string, string>
}

/** How an operation that writes is asked for properly. */
export type Request = {
  who: PersonRole | "nobody"
  /** Who may do it whatever the body says; the right is asked before the fields. */
  entitled?: PersonRole
  /** In which state its subject must be. */
  subject: (verification: Verification) => Promise<Subject>
  /** What is sent; `unique` differs from call to call. `version` is put in where the operation takes one. */
  body?: (verification: Verification, unique: string, subject: Subject) => object | Promise<object>
  form?: (unique: string) => FormData
  /** Other fields to make the same key say something else. */
  other?: object
  /** Wanted even without a person. */
  headers?: (verification: Verification) => Promise<Record<string, string>>
}

/** A record read by itself, by the person who reads it; one that only a list shows is found there. */
export async function readOwn({ target, people }: Verification, own: Own): Promise<Record<string, unknown>> {
  const { who, read, path } = own
  const as = await people.get(who)
  if (!read.endsWith(".list")) return resultOf(await target.send(read, { as, path: path ?? {} }))
  const exchange = await target.send(read, { as, query: { size: "200" } })
  const found = (resultOf(exchange).items as { id: string }[]).find(({ id }) => id === path?.id)
  if (!found) throw new Finding(`${String(path?.id)} is not in the list`, exchange)
  return found
}
