import type { Actions } from "../../contract/states/tables.ts"
import { envelopeOf, isDone, type Exchange } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { actionBounds, roleBounds, statesOf, tableOfRead } from "../subjects/state-tables.ts"
import type { View } from "../subjects/subject.ts"

type Reader = { role: PersonRole; session: { user_id: string } }

/**
 * Compares the `actions` of a record or list with its state table. Problems: missing actions that this person certainly has, and listed
 * actions that nobody with this person's possible roles may perform in this state. Undefined if the response has no `actions`.
 */
export function wrongActions(exchange: Exchange, as: Reader | undefined): string[] | undefined {
  const table = tableOfRead(exchange.operation)
  const { result } = envelopeOf(exchange)
  if (!table || !as || !isDone(exchange) || !result) return undefined
  if (!exchange.operation.endsWith(".list")) return "actions" in result ? problemsOf(table, result, as) : undefined
  const rows = ((result.items ?? []) as View[]).filter((row) => "actions" in row)
  const ofList = table.list && "actions" in result ? problemsOf(table.list, result, as) : []
  return [...ofList, ...rows.flatMap((row) => problemsOf(table, row, as, true))]
}

function problemsOf(table: Actions, record: View, { role, session }: Reader, isRow = false): string[] {
  const listed = record.actions
  if (!Array.isArray(listed)) return []
  // A row does not contain the ids of all people of its record.
  const isNamed = isRow || JSON.stringify(record).includes(session.user_id)
  const bounds = roleBounds(role, isNamed)
  // Several states may have the same status: the actions must match one of them.
  const byState = statesOf(table, record).map((state) => {
    const { must, may } = actionBounds(table, [state], bounds)
    const missing = must.filter((action) => !listed.includes(action))
    const tooMany = (listed as string[]).filter((action) => action in table.actions && !may.includes(action))
    return [
      ...missing.map((action) => `${state}: missing for ${role}: ${action}`),
      ...tooMany.map((action) => `${state}: too much for ${role}: ${action}`),
    ]
  })
  return byState.sort((a, b) => a.length - b.length)[0] ?? []
}
