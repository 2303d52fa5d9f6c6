import { resultOf } from "./answers.ts"
import { LeftOut } from "./results.ts"
import type { Verification } from "./verification.ts"

/** The id of the first record with this status in the administrator's list. @throws LeftOut if there is none */
export async function first(v: Verification, operation: string, status: string): Promise<string> {
  const as = await v.people.get("alliance_admin")
  const answer = await v.target.send(operation, { as, query: { status: [status], size: "10" } })
  const [row] = resultOf(answer).items as { id: string }[]
  if (!row) throw new LeftOut(`${operation} has none that is ${status}`)
  return row.id
}
