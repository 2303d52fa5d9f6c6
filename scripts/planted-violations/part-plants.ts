import type { ResolvedOperation } from "../contract/document.ts"
import { nameOfPart, type ForOthers, type Part, type StateTable } from "../contract/states/tables.ts"
import { asAdmin, at, bytes, isOf, json, type Json } from "./plants.ts"
import type { Plant } from "./proxy.ts"
import type { Violation } from "./violations.ts"

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

/** What those get who do not see a part. */
const hidden: Record<string, unknown> = { null: null, absent: undefined, empty: [], zero: 0, left_out: [] }

/** Something in place of a part, where the administrator sees nothing either; a reference to a record that is not there. */
const madeUp = (others: ForOthers): unknown => {
  const ref = {
    id: "nobody-may-read-it",
    draft_code: "nobody-may-read-it",
    module: "meeting",
    key: "nobody-may-read-it",
  }
  if (others === "zero") return 7
  return others === null ? ref : [ref]
}

/** A value with another one in a field; in that of each entry, if it is one of a list. */
function withField(value: unknown, [name = "", ...rest]: readonly string[], instead: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withField(one, [name, ...rest], instead))
  if (!isObject(value)) return value
  return { ...value, [name]: rest.length > 0 ? withField(value[name], rest, instead) : instead }
}

/** Whether a field of an answer is as those get it who do not see it. */
const isHidden = (value: unknown, others: ForOthers) =>
  value === null ||
  value === undefined ||
  value === 0 ||
  (others !== "absent" && Array.isArray(value) && value.length === 0)

/** Shows a part to everyone: as the administrator sees it, or something made up. */
function shownToAll(operation: string, { part, others, readersOf }: Part): Plant {
  const path = part.split(".")
  const [first = ""] = path
  return at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    const body = json(answered.body)
    if (answered.status >= 300 || !isObject(body.result)) return answered
    const result = body.result
    const whole = json((await asAdmin(asked, forward, backend)).body).result as Json | undefined
    const top = whole?.[first]
    const isNothing = readersOf !== undefined || (path.length === 1 ? isHidden(top, others) : !isObject(top))
    const shown = isNothing ? withField(result, path, madeUp(others)) : { ...result, [first]: top }
    return { ...answered, body: bytes({ ...body, result: shown }) }
  })
}

/** Hides a part from everyone; a reference from everyone but the administrator. */
function hiddenFromAll(operation: string, { part, others, readersOf }: Part): Plant {
  return at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    const body = json(answered.body)
    const isSpared = readersOf !== undefined && (await isOf(asked, backend, "admin"))
    if (answered.status >= 300 || !isObject(body.result) || isSpared) return answered
    return {
      ...answered,
      body: bytes({ ...body, result: withField(body.result, part.split("."), hidden[String(others)]) }),
    }
  })
}

/** Two violations for each part of a record that not everyone sees: everyone sees it, and nobody does. */
export function partViolations(
  tables: readonly StateTable[],
  operations: readonly ResolvedOperation[],
): readonly (Violation & { part: string; isHiding: boolean })[] {
  return tables.flatMap((table) =>
    table.parts.flatMap((part) => {
      const read = operations.find(
        ({ operationId }) =>
          operationId.endsWith(".get") && operationId.slice(0, -4).replaceAll(".", "-") === table.kind,
      )
      const operation = part.operation ?? read?.operationId ?? ""
      const named = { operation, rule: "reads" as const, part: `${table.kind} ${nameOfPart(part)}` }
      const shown = {
        ...named,
        isHiding: false,
        name: `${named.part} for everyone`,
        plant: shownToAll(operation, part),
      }
      const isForNobody = part.rows.length === 0 && part.readersOf === undefined
      if (isForNobody) return [shown]
      return [
        shown,
        { ...named, isHiding: true, name: `${named.part} for nobody`, plant: hiddenFromAll(operation, part) },
      ]
    }),
  )
}
