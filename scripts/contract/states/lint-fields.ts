import { listOperations, nameOf, type ContractDocument, type ResolvedOperation, type Schema } from "../document.ts"
import {
  fieldOfRecord,
  type Action,
  type Actions,
  type Other,
  type Row,
  type SetTo,
  type StateTable,
  type StateTables,
} from "./tables.ts"

/** What the tables are compared with. */
export type Contract = {
  operations: Map<string, ResolvedOperation>
  tags: Set<string>
  values: (schema: string) => string[] | undefined
  /** Codes that every operation may return. */
  standardCodes: Set<string>
  /** The schema of a field, or of a field of a part: `minutes.status`; undefined if there is none. */
  fieldOf: (schema: Schema | undefined, field: string) => Schema | undefined
  /** The schema behind a reference. */
  resolve: (schema: Schema) => Schema
  /** The properties that a schema and its parts require. */
  requiredOf: (schema: Schema | undefined) => string[]
}

/** The contract, ready for comparing. */
export function contractOf(document: ContractDocument): Contract {
  const { schemas } = document.components
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {})
  const requiredOf = (schema: Schema = {}): string[] => {
    const { required = [], allOf = [] } = resolve(schema)
    return [...required, ...allOf.flatMap(requiredOf)]
  }
  return {
    resolve,
    requiredOf,
    operations: new Map(listOperations(document).map((operation) => [operation.operationId, operation])),
    tags: new Set(document.tags.map(({ name }) => name)),
    values: (schema) => schemas[schema]?.enum?.map(String),
    standardCodes: new Set(schemas.RefusalCode?.["x-standard"]),
    fieldOf: (schema, field) =>
      field.split(".").reduce<Schema | undefined>((part, name) => propertyOf(schemas, part, name), schema),
  }
}

/** The schema of a property, through references and alternatives. */
function propertyOf(
  schemas: ContractDocument["components"]["schemas"],
  schema: Schema | undefined,
  name: string,
): Schema | undefined {
  if (!schema) return undefined
  const [own, ...more] = [
    schema.properties?.[name],
    ...(schema.$ref === undefined ? [] : [propertyOf(schemas, schemas[nameOf(schema.$ref)], name)]),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map((part) => propertyOf(schemas, part, name)),
  ]
  return own ?? more.find(Boolean)
}

/** Those that are not known. */
export const missing = (all: Iterable<string>, known: readonly string[]) =>
  [...all].filter((one) => !known.includes(one))

/** The bodies of successful answers that show the record: that of the action, and of what reads it. */
function* shownBy(action: string, { operations }: Contract): Generator<Schema> {
  const words = action.split(".").slice(0, -1)
  const reading = words.map((_word, at) => `${words.slice(0, at + 1).join(".")}.get`)
  for (const id of [action, ...reading]) {
    const { responses = {} } = operations.get(id) ?? {}
    for (const answer of [responses["200"], responses["201"]]) {
      const schema = answer?.content?.["application/json"]?.schema
      if (schema) yield schema
    }
  }
}

/** Checks that the fields that an action sets or changes are fields of the record, and that what they are set from is there. */
export function* checkFields(name: string, action: Action, part: Actions, contract: Contract): Generator<string> {
  const operation = contract.operations.get(action.operation)
  if (!operation || !action.isOwn) return
  const answers = [...shownBy(action.operation, contract)]
  const isShown = (field: string) => answers.some((answer) => contract.fieldOf(answer, `result.${field}`))
  const named = [...Object.keys(action.sets), ...action.changes]
  yield* [...named, ...action.notifies]
    .filter((field) => !isShown(field))
    .map((field) => `${name}: no field ${field} in the record`)
  yield* named.filter((field, at) => named.indexOf(field) < at).map((field) => `${name}: ${field} stands there twice`)
  const values = Object.values(action.sets).flatMap(valuesIn)
  const body = operation.requestBody?.content["application/json"]?.schema
  const sent = values.flatMap((to) =>
    typeof to === "string" && to.startsWith("body.") ? to.slice("body.".length) : [],
  )
  yield* sent
    .filter((field) => !contract.fieldOf(body, field))
    .map((field) => `${name}: ${action.operation} sends no ${field}`)
  yield* missing(values.flatMap(statesIn), Object.keys(part.states)).map((state) => `${name}: no state ${state}`)
  const shown = Object.values(part.states).flatMap(({ shows = {} }) => Object.keys(shows))
  const outcomes = action.rows.flatMap(({ outcomes: some = {} }) => Object.values(some))
  const read = outcomes.flatMap(({ body: one = {}, when = {} }) => [
    ...Object.keys(when),
    ...Object.values(one).flatMap((value) => fieldOfRecord(value) ?? []),
  ])
  yield* [...new Set([...shown, ...read])]
    .filter((field) => !isShown(field))
    .map((field) => `${name}: no field ${field} in the record, which tells states or outcomes apart`)
  yield* outcomes
    .flatMap(({ body: one = {} }) => Object.keys(one))
    .filter((field) => !contract.fieldOf(body, field))
    .map((field) => `${name}: ${action.operation} sends no ${field}`)
}

/** Checks that the other records that change with an action, the operation that makes them and their fields are in the tables and the contract. */
export function* checkRecords(
  name: string,
  { others, isOwn }: Action,
  { tables }: StateTables,
  { states }: Actions,
  contract: Contract,
): Generator<string> {
  for (const other of isOwn ? others : []) {
    const table = tables.find(({ kind }) => kind === other.record)
    const making = contract.operations.get(other.made_by)
    yield* missing(other.while ?? [], Object.keys(states)).map((state) => `${name}: no state ${state}`)
    if (!table) yield `${name}: no table ${other.record}`
    else if (!making) yield `${name}: no operation ${other.made_by}`
    else yield* [...checkRecord(other, table, making, contract)].map((finding) => `${name}: ${finding}`)
  }
}

function* checkRecord(
  { record, made_by, body, in: from, to, sets }: Other,
  { states }: StateTable,
  making: ResolvedOperation,
  contract: Contract,
): Generator<string> {
  yield* missing([...from, to], Object.keys(states)).map((state) => `no state ${state} of ${record}`)
  const sent = making.requestBody?.content["application/json"]?.schema
  yield* Object.keys(body)
    .filter((field) => !contract.fieldOf(sent, field))
    .map((field) => `${made_by} sends no ${field}`)
  if (Object.keys(body).length === 0 && !making.path.includes("{"))
    yield `neither path nor body of ${made_by} names the record`
  const answers = [...shownBy(made_by, contract)]
  yield* Object.keys(sets)
    .filter((field) => !answers.some((answer) => contract.fieldOf(answer, `result.${field}`)))
    .map((field) => `no field ${field} in ${record}`)
}

/** Checks that what the bodies of actions repeat is a field of the record, and of at least one body. */
export function* checkSeen({ seen, actions }: StateTable, contract: Contract): Generator<string> {
  const own = Object.values(actions).filter(({ isOwn }) => isOwn)
  const bodies = own.map(
    ({ operation }) => contract.operations.get(operation)?.requestBody?.content["application/json"],
  )
  for (const field of seen) {
    const isShown = own.some(({ operation }) =>
      [...shownBy(operation, contract)].some((answer) => contract.fieldOf(answer, `result.${field}`)),
    )
    if (!isShown) yield `no field ${field} in the record, which bodies repeat`
    if (!bodies.some((body) => contract.fieldOf(body?.schema, field))) yield `no body repeats ${field}`
  }
}

/** The states that a row leads to. */
export const targetsOf = ({ to, outcomes = {} }: Row): string[] => [
  ...(to === undefined ? [] : [to]),
  ...Object.values(outcomes).map((outcome) => outcome.to),
]

const statesIn = (to: SetTo): string[] =>
  typeof to === "object" && to !== null && "from" in to ? Object.keys(to.from) : []

/** A value, and those that it has by state. */
const valuesIn = (to: SetTo): SetTo[] =>
  typeof to === "object" && to !== null && "from" in to ? [to, ...Object.values(to.from).flatMap(valuesIn)] : [to]
