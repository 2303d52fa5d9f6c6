import type { Schema } from "../document.ts"
import { missing, type Contract } from "./lint-fields.ts"
import { nameOfPart, type Part, type StateTable, type StateTables } from "./tables.ts"

/** Checks that the parts of a record are fields of the answer that shows them, and that these can look as the table says for others. */
export function* checkParts(table: StateTable, { tables }: StateTables, contract: Contract): Generator<string> {
  const kinds = [...tables.map(({ kind }) => kind), "record"]
  const names = table.parts.map(nameOfPart)
  yield* names.filter((name, at) => names.indexOf(name) < at).map((name) => `parts: ${name} stands there twice`)
  for (const part of table.parts) {
    const place = `parts: ${nameOfPart(part)}`
    if (part.readersOf !== undefined)
      yield* missing([part.readersOf], kinds).map((kind) => `${place}: no table ${kind}`)
    const filling = part.filledBy === undefined ? [] : [part.filledBy]
    yield* missing(filling, [...contract.operations.keys()]).map((id) => `${place}: no operation ${id}`)
    const found = contract.operations.get(part.operation ?? getOf(table, contract))
    if (!found) yield `${place}: no operation ${part.operation ?? "that gets the record"}`
    else yield* checkPart(part, found.responses["200"]?.content?.["application/json"]?.schema, contract, place)
  }
}

/** The operation that reads a record of the table: `topic-call.topic.get` for `topic-call-topic`. */
function getOf({ kind }: StateTable, { operations }: Contract): string {
  const ids = [...operations.keys()].filter((id) => id.endsWith(".get"))
  return ids.find((id) => id.slice(0, -".get".length).replaceAll(".", "-") === kind) ?? ""
}

function* checkPart(
  { part, others }: Part,
  answer: Schema | undefined,
  contract: Contract,
  place: string,
): Generator<string> {
  const names = part.split(".")
  const around = names
    .slice(0, -1)
    .reduce((schema, name) => into(schema, name, contract), into(answer, "result", contract))
  const last = names.at(-1) ?? ""
  const field = into(around, last, contract)
  if (!field) return void (yield `${place}: no such field`)
  const types = typesOf(field, contract)
  const isFitting = {
    null: types.has("null"),
    absent: !contract.requiredOf(around).includes(last),
    empty: types.has("array"),
    left_out: types.has("array"),
    zero: types.has("integer"),
  }[String(others) as "null" | "absent" | "empty" | "left_out" | "zero"]
  if (!isFitting) yield `${place}: it cannot be ${String(others)}`
}

/** The schema of a property; of each entry, if it is one of a list. */
function into(schema: Schema | undefined, name: string, contract: Contract): Schema | undefined {
  if (!schema) return undefined
  const found = contract.fieldOf(schema, name)
  const entries = entriesOf(schema, contract)
  return found ?? (entries && contract.fieldOf(entries, name))
}

function entriesOf(schema: Schema, { resolve }: Contract): Schema | undefined {
  const whole = resolve(schema)
  return whole.items ?? (whole.anyOf ?? []).map((one) => resolve(one).items).find(Boolean)
}

function typesOf(schema: Schema, contract: Contract): Set<string> {
  const whole = contract.resolve(schema)
  const parts = [...(whole.anyOf ?? []), ...(whole.oneOf ?? [])].flatMap((one) => [...typesOf(one, contract)])
  return new Set([...[whole.type ?? []].flat(), ...parts])
}
