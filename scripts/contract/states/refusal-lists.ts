import { listOperations, nameOf, type ContractDocument, type ResolvedOperation, type Schema } from "../document.ts"
import type { Action, Actions, StateTables } from "./tables.ts"

/** An action of a table with the part of the table (record or list) that it is in. */
type Judged = { action: Action; part: Actions; isList: boolean }

/** The own actions of all tables by their operation. */
function actionsByOperation({ tables }: StateTables): Map<string, Judged[]> {
  const found = new Map<string, Judged[]>()
  for (const table of tables)
    for (const part of [table, ...(table.list ? [table.list] : [])])
      for (const action of Object.values(part.actions).filter(({ isOwn }) => isOwn))
        found.set(action.operation, [...(found.get(action.operation) ?? []), { action, part, isList: part !== table }])
  return found
}

/** The codes with which a table refuses an action after the role: those of the states and of the conditions. */
function codesOfTable({ action: { rows, refusals }, part: { states, conditions }, isList }: Judged): string[] {
  const open = new Set([...rows.flatMap((row) => row.in), ...Object.keys(refusals.state)])
  const isCreating = isList || [...open].some((name) => states[name]?.status === null)
  const isStateRefused = !isCreating && Object.keys(states).some((name) => !open.has(name))
  return [
    ...rows.flatMap(({ unless }) => unless.flatMap((condition) => conditions[condition]?.code ?? [])),
    ...Object.values(refusals.state),
    ...(isStateRefused ? ["state_refused"] : []),
  ]
}

/** The names of the fields of a schema and of its alternatives. */
function fieldsOf(schema: Schema, schemas: Record<string, Schema>): string[] {
  const { properties = {}, anyOf = [], oneOf = [] } = schema.$ref ? (schemas[nameOf(schema.$ref)] ?? {}) : schema
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap((one) => fieldsOf(one, schemas))]
}

/** Whether an operation takes the version that it changes, in its body or in the query. */
function takesVersion({ parameters, requestBody }: ResolvedOperation, schemas: Record<string, Schema>): boolean {
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema, schemas))
  return [...bodies, ...parameters.map(({ name }) => name)].includes("version")
}

/** The codes with status 400 that an operation can return, apart from `validation_failed`. */
function expectedCodes(
  operation: ResolvedOperation,
  judged: readonly Judged[],
  schemas: Record<string, Schema>,
): Set<string> {
  const texts = schemas.RefusalCode?.["x-texts"] ?? {}
  const takesKey = operation.parameters.some(({ name }) => name === "Idempotency-Key")
  const all = [
    ...(operation["x-codes"] ?? []),
    ...judged.flatMap(codesOfTable),
    ...(takesVersion(operation, schemas) ? ["stale"] : []),
    ...(takesKey ? ["idempotency_conflict"] : []),
  ]
  return new Set(all.filter((code) => texts[code]?.status === 400))
}

/** Checks that the description of each 400 names every code with which the operation is refused, and no other code. */
export function checkRefusalLists(states: StateTables, document: ContractDocument): string[] {
  const { schemas } = document.components
  const { enum: codes = [], "x-standard": standard = [] } = schemas.RefusalCode ?? {}
  const judged = actionsByOperation(states)
  return listOperations(document).flatMap((operation) => {
    const { operationId, responses, "x-codes": own = [] } = operation
    const words = [...(responses["400"]?.description ?? "").matchAll(/`([a-z_]+)`/g)].map(([, word = ""]) => word)
    const missing = [...expectedCodes(operation, judged.get(operationId) ?? [], schemas)].filter(
      (code) => !words.includes(code),
    )
    const unknown = words.filter((word) => codes.includes(word) && ![...standard, ...own].includes(word))
    return [
      ...missing.map((code) => `${operationId}: the description of 400 does not name ${code}`),
      ...unknown.map((code) => `${operationId}: the description of 400 names ${code}, which x-codes does not`),
    ]
  })
}
