import type { PersonRole } from "../client/fixtures.ts"
import type { Exchange } from "../client/answers.ts"
import { validCall } from "../subjects/calls.ts"
import type { Subject, Verification } from "../subjects/subject.ts"

/** A call that is refused, and what its preview names. */
export type Provoked = {
  exchange: Exchange
  preview?: { module: string; key: string; action: string; who?: PersonRole }
}

/** How a refusal comes about, of an operation with this code. */
export type Provoking = {
  operation: string
  code: string
  how: string
  /** What it uses up, which other checks need: it is provoked after all of them. */
  usesUp?: string
  provoke: (v: Verification) => Promise<Provoked>
}

/** The person who acts, unless it matters who does. */
export const admin = "alliance_admin"

/** Sends a valid call of an operation with other fields. */
export async function withBody(v: Verification, operation: string, more: object, given?: Subject): Promise<Exchange> {
  const { call } = await validCall(v, operation, given)
  return v.target.send(operation, { ...call, body: { ...(call.body as object), ...more } })
}

/** The id of a person of the fixtures. */
export const userOf = async (v: Verification, who: "participant" | "secretary" | "member_admin") =>
  (await v.people.get(who)).session.user_id

/** A form for `file.create`. */
export function form(content: BlobPart, name: string, more: Record<string, string> = {}): FormData {
  const sent = new FormData()
  for (const [field, value] of Object.entries({ module: "meeting", ...more })) sent.append(field, value)
  sent.append("file", new Blob([content], { type: "application/octet-stream" }), name)
  return sent
}
