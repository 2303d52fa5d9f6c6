import { data } from "@remix-run/node"
import type { Failure } from "#app/api/failure.ts"
import { statusOfRefusal } from "#app/lib/refusal.ts"

/** Why a form without fields was refused, for a note on its page. @param failure in the person's words (`inWords`) */
export function refusalNote(failure: Failure) {
  const text = failure.kind === "refused" || failure.kind === "forbidden" ? failure.message : undefined
  return data({ text }, { status: statusOfRefusal(failure) })
}
