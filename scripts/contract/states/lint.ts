import type { ContractDocument } from "../document.ts"
import { checkFields, checkRecords, checkSeen, contractOf, missing, targetsOf, type Contract } from "./lint-fields.ts"
import { actionNamed } from "./judge.ts"
import { checkParts } from "./lint-parts.ts"
import {
  nameOfPart,
  type Action,
  type Actions,
  type ReadRow,
  type Row,
  type StateTable,
  type StateTables,
} from "./tables.ts"

/** Checks the state tables for consistency, internally and with the contract; one line per finding. */
export function checkStateTables(states: StateTables, document: ContractDocument): string[] {
  const contract = contractOf(document)
  return [
    ...checkRoles(states, contract),
    ...checkTexts(states),
    ...states.tables.flatMap((table) =>
      [...checkTable(table, states, contract)].map((finding) => `openapi/states/${table.kind}.yaml: ${finding}`),
    ),
    ...checkOperations(states, contract),
    ...checkPreviews(states, contract),
  ]
}

/** Checks that the roles are those of the contract, plus `visitor`, who has no session. */
function checkRoles({ roles, groups, implied }: StateTables, { values }: Contract): string[] {
  const inTables = Object.keys(roles)
  const inContract = [...(values("Role") ?? []), "visitor"]
  return [
    ...missing(inTables, inContract).map((role) => `roles.yaml: ${role} is no Role of the contract`),
    ...missing(inContract, inTables).map((role) => `roles.yaml: ${role} is missing`),
    ...missing([...Object.values(groups).flat(), ...implied], inTables).map((role) => `roles.yaml: no role ${role}`),
  ]
}

/** Checks that texts are sentences: in a YAML flow list or map, a comma splits an unquoted text. */
function checkTexts({ tables, guards, effects, roles, withoutTable }: StateTables): string[] {
  const ofTables = tables.flatMap((table) =>
    [table, ...(table.list ? [table.list] : [])].flatMap((part) => [
      ...Object.values(part.states).map(({ when }) => when),
      ...Object.values(part.actions).flatMap(({ effects }) => effects.map(({ text }) => text)),
      ...Object.values(part.conditions).map(({ when }) => when),
      ...Object.values(table.roles),
    ]),
  )
  const shared = [
    ...guards.map(({ when }) => when),
    ...effects,
    ...Object.values(roles),
    ...Object.values(withoutTable),
  ]
  const unfinished = [...ofTables, ...shared].filter((text) => !text.endsWith("."))
  return unfinished.map((text) => `a text has no full stop at its end: ${text}`)
}

function* checkTable(table: StateTable, states: StateTables, contract: Contract): Generator<string> {
  if (!table.isPlanned && !contract.tags.has(table.tag)) yield `no tag ${table.tag} in the tags of openapi/openapi.yaml`
  yield* missing(Object.keys(table.roles), Object.keys(states.roles)).map((role) => `no role ${role}`)
  yield* checkRows(table, states)
  yield* checkStatuses(table, contract)
  yield* checkActionNames(table, table.actionSchema, table.isPlanned, contract)
  if (table.list) {
    yield* checkRows(table.list, states)
    yield* checkActionNames(table.list, table.listActionSchema, table.isPlanned, contract)
  }
  yield* checkConditions(table, contract)
  yield* checkSeen(table, contract)
  if (!table.isPlanned) yield* checkParts(table, states, contract)
  for (const part of [table, ...(table.list ? [table.list] : [])])
    for (const [name, action] of Object.entries(part.actions))
      yield* [
        ...checkAction(name, action, part, table.isPlanned, contract),
        ...checkFields(name, action, part, contract),
        ...checkRecords(name, action, states, part, contract),
      ]
}

/** Checks that rows use only known roles and states. */
function* checkRows({ states, read, parts, actions, conditions }: Actions, { roles }: StateTables): Generator<string> {
  const known = Object.keys(states)
  const rows: (readonly [string, ReadRow | Row])[] = [
    ...read.map((row) => ["read", row] as const),
    ...parts.flatMap((part) => part.rows.map((row) => [nameOfPart(part), row] as const)),
    ...Object.entries(actions).flatMap(([name, action]) => action.rows.map((row) => [name, row] as const)),
  ]
  for (const [name, row] of rows) {
    yield* missing(row.by, Object.keys(roles)).map((role) => `${name}: no role ${role}`)
    yield* missing(row.in, known).map((state) => `${name}: no state ${state}`)
    if (new Set(row.by).size < row.by.length) yield `${name}: a row names a role twice`
    if (!("unless" in row)) continue
    yield* missing(targetsOf(row), known).map((state) => `${name}: no state ${state}`)
    if (row.to !== undefined && row.outcomes) yield `${name}: a row has both to and outcomes`
    yield* missing(row.unless, Object.keys(conditions)).map((condition) => `${name}: no condition ${condition}`)
  }
  for (const [name, { refusals }] of Object.entries(actions))
    yield* missing(Object.keys(refusals.state), known).map((state) => `${name}: no state ${state}`)
}

/** Checks that the states map to exactly the contract's statuses; several states may map to the same status. */
function* checkStatuses({ states, statusSchema, isPlanned }: StateTable, { values }: Contract): Generator<string> {
  if (statusSchema === undefined) return
  const wanted = values(statusSchema)
  if (isPlanned) return void (wanted && (yield `${statusSchema} is in the contract: take is_planned away`))
  if (!wanted) return yield `the contract has no list ${statusSchema}`
  const statuses = Object.values(states).flatMap(({ status }) => (status === null ? [] : [status]))
  yield* missing(new Set(statuses), wanted).map((status) => `${statusSchema} has no ${status}`)
  yield* missing(wanted, statuses).map((status) => `${status} of ${statusSchema} is missing`)
}

/** The action schema shared by all lists; a list need not have all of its values. */
const sharedActions = "ListAction"

/** Checks that the listed actions are those of the contract's schema for `actions`. */
function* checkActionNames(
  { actions }: Actions,
  schema: string | undefined,
  isPlanned: boolean,
  { values }: Contract,
): Generator<string> {
  const listed = Object.keys(actions).filter((name) => actions[name]?.isListed)
  if (schema === undefined)
    return void (yield* isPlanned
      ? []
      : listed.map((name) => `${name}: without an action_schema it needs is_listed: false`))
  const wanted = values(schema)
  if (isPlanned && schema !== sharedActions)
    return void (wanted && (yield `${schema} is in the contract: take is_planned away`))
  if (!wanted) return yield `the contract has no list ${schema}`
  yield* missing(listed, wanted).map((name) => `${schema} has no ${name}`)
  if (schema !== sharedActions) yield* missing(wanted, listed).map((name) => `${name} of ${schema} is missing`)
}

/** Conditions that no row uses, and recipes for an operation that there is not. */
function checkConditions({ conditions, actions, list }: StateTable, { operations }: Contract): string[] {
  const rows = [...Object.values(actions), ...Object.values(list?.actions ?? {})].flatMap((action) => action.rows)
  const named = rows.flatMap(({ unless }) => unless)
  const recipes = Object.values(conditions).flatMap(({ recipe }) =>
    typeof recipe === "object" && "on" in recipe ? [recipe.on] : [],
  )
  return [
    ...missing(Object.keys(conditions), named).map((condition) => `no row names the condition ${condition}`),
    ...missing(recipes, [...operations.keys()]).map((id) => `a recipe without an operation ${id}`),
  ]
}

/** The codes with which the table refuses an action. */
function codesOf({ rows, refusals: { role, state } }: Action, { conditions }: Actions): string[] {
  const ofConditions = rows.flatMap(({ unless }) => unless.flatMap((condition) => conditions[condition]?.code ?? []))
  return [...ofConditions, ...Object.values(state), ...(role === undefined ? [] : [role])]
}

/** Checks that an action's operation exists or is planned, and that it documents the codes with which the table refuses it. */
function* checkAction(
  name: string,
  action: Action,
  table: Actions,
  isTablePlanned: boolean,
  { operations, standardCodes }: Contract,
): Generator<string> {
  const operation = operations.get(action.operation)
  const isPlanned = action.isPlanned || isTablePlanned
  if (!operation) return void (yield* isPlanned ? [] : [`${name}: the contract has no operation ${action.operation}`])
  if (!action.isOwn) return
  if (isPlanned) yield `${name}: ${action.operation} is in the contract: take is_planned away`
  const codes = codesOf(action, table)
  const documented = [...standardCodes, ...(operation["x-codes"] ?? [])]
  yield* missing(new Set(codes), documented).map((code) => `${name}: ${action.operation} does not document ${code}`)
}

const addTable = "add it to that of its resource, or to without-table.yaml with the reason"

/** Checks that every write operation is in exactly one table, or in the list of operations without a table. */
function checkOperations({ tables, withoutTable }: StateTables, { operations }: Contract): string[] {
  const parts = tables.flatMap((table) => [
    { name: table.kind, actions: table.actions },
    ...(table.list ? [{ name: `${table.kind} (list)`, actions: table.list.actions }] : []),
  ])
  const judging = (operationId: string) =>
    parts.filter(({ actions }) => Object.values(actions).some((one) => one.isOwn && one.operation === operationId))
  const writes = [...operations.values()].filter(({ method }) => method !== "get").map((one) => one.operationId)
  const unjudged = writes.filter((id) => judging(id).length === 0 && !(id in withoutTable))
  const planned = parts.flatMap(({ actions }) => Object.values(actions).map(({ operation }) => operation))
  return [
    ...unjudged.map((id) => `${id}: it changes something and stands in no table of openapi/states; ${addTable}`),
    ...[...new Set([...operations.keys(), ...planned])]
      .filter((id) => judging(id).length > 1)
      .map((id) => `${id}: it stands in the tables ${judging(id).map(({ name }) => name).join(", ")}`), // oxfmt-ignore
    ...Object.keys(withoutTable)
      .filter((id) => !writes.includes(id) || judging(id).length > 0)
      .map((id) => `without-table.yaml: ${id} changes nothing, is not there, or has a table`),
  ]
}

/** Checks that each action with a preview is one of its table. */
function checkPreviews({ tables }: StateTables, { operations }: Contract): string[] {
  return [...operations.values()].flatMap(({ operationId, "x-previews": previews = {} }) =>
    Object.entries(previews).flatMap(([module, actions]) =>
      actions
        .filter((action) => !actionNamed(tables, module, action))
        .map((action) => `${operationId}: no table has the action ${action} of ${module}`),
    ),
  )
}
