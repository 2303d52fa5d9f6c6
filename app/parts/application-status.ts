import type { Failure, Result } from "#app/lib/failure.ts"

/** A refusal that names the status of an application as its pages do: `cancel` is "Closed", which for other records means "Cancelled". */
function withPageStatus(failure: Failure): Failure {
  if (failure.details?.status !== "cancel") return failure
  return { ...failure, details: { ...failure.details, status: "closed" } }
}

/** The refusal of an action that an application does not offer in this status. */
export const stateRefusal = (status: string): Failure =>
  withPageStatus({ kind: "refused", code: "state_refused", message: "", errors: [], details: { status } })

/** The response to a call on an application; a refusal names the status as the pages do. */
export async function namingPageStatus<Value>(request: Promise<Result<Value>>): Promise<Result<Value>> {
  const answer = await request
  return answer.ok ? answer : { ok: false, failure: withPageStatus(answer.failure) }
}
