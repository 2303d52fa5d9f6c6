import { nameOfPart, type Part, type StateTable } from "../../contract/states/tables.ts"
import { Finding, ifLeftOut, isDone, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import { namesIn, type Operation } from "../client/contract.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { readerOf } from "../cases/reached.ts"
import { recordsThatRefer } from "../cases/referring.ts"
import { tableOf, tables } from "../subjects/state-tables.ts"
import { sendAs, type Subject, type Verification, type View } from "../subjects/subject.ts"
import { isReference, readByEveryone, titleOf, valuesAt, type Reading } from "../cases/reading.ts"

/** Checks of records that the target has: whoever sees a reference may read what it names, and the others do not see it. */
export async function checkReferences(v: Verification): Promise<void> {
  for (const table of tables) {
    const read = readerOf(v, table)
    for (const part of table.parts.filter((one) => isReference(one) && one.operation === undefined))
      if (read)
        await v.check(read.operationId, "reads", `${table.kind}: who sees ${nameOfPart(part)}`, async () => {
          const made = (await recordsThatRefer(v).catch(ifLeftOut))?.get(table.kind)
          const found = await recordsWith(v, read, part, made)
          if (found.length === 0) throw new LeftOut(`${nameOfPart(part)} names nothing`)
          for (const path of found) {
            const subject: Subject = { path, read: { who: "alliance_admin", operation: read.operationId } }
            await expectReadable(v, table, part, (await readByEveryone(v, table, subject)).readings)
          }
        })
  }
}

/** How many records are read in search of a reference, and how many of them everyone reads. */
const [searched, chosen] = [12, 2]

type Path = Record<string, string>

/** The paths of a few records that show a reference, for an administrator: first of the one that was made for that. */
async function recordsWith(v: Verification, read: Operation, { part }: Part, made?: Path): Promise<Path[]> {
  const list = v.contract.operations.find(
    ({ path, method }) => method === "get" && path === read.path.replace(/\/\{\w+\}$/, ""),
  )
  const [name = "id"] = namesIn(read.path)
  if (!list || namesIn(read.path).length !== 1) return []
  const rows = resultOf(await sendAs(v, "alliance_admin", list.operationId, { query: { size: "200" } })).items as View[]
  const [first = ""] = part.split(".")
  const likely = rows.filter((row) => !(first in row) || row[first] !== null)
  const found: Path[] = []
  for (const path of [
    ...(made ? [made] : []),
    ...likely.slice(0, searched).map((row) => ({ [name]: String(row[name]) })),
  ]) {
    const exchange = await v.target.read(read.operationId, { as: await v.people.get("alliance_admin"), path })
    if (isDone(exchange) && refsIn(exchange, part).length > 0) found.push(path)
    if (found.length === chosen) break
  }
  return found
}

/** The references in a part of an answer. */
const refsIn = (exchange: Exchange, part: string): View[] =>
  isDone(exchange) ? (valuesAt(resultOf(exchange), part.split(".")).flat().filter(Boolean) as View[]) : []

/** Expects that whoever sees a reference may read the record that it names. */
export async function expectReadable(
  v: Verification,
  table: StateTable,
  part: Part,
  readings: readonly Reading[],
): Promise<void> {
  const all = readings.map((reading) => ({ reading, named: refsIn(reading.exchange, part.part) }))
  const everything = new Map(all.flatMap((one) => one.named.map((ref) => [JSON.stringify(keyOf(ref)), ref] as const)))
  if (everything.size === 0) throw new LeftOut(`${nameOfPart(part)} names nothing`)
  const concerned = all.filter(({ reading }) => isDone(reading.exchange) && reading.who !== "nobody")
  for (const [key, ref] of [...everything].slice(0, 5)) {
    const rows = rowsWith(
      all.map(({ reading }) => reading.exchange),
      part,
      key,
    )
    for (const one of concerned.filter(({ reading }) => hasRow(reading.exchange, part, rows))) {
      const isNamed = one.named.some((other) => JSON.stringify(keyOf(other)) === key)
      const exchange = await readNamed(v, part.readersOf ?? "", ref, one.reading.who as PersonRole)
      if (!exchange) continue
      v.records.noteRead(titleOf(table, part), isNamed ? "shown" : "hidden")
      if (isNamed !== isDone(exchange))
        throw new Finding(
          isNamed
            ? `${one.reading.who} sees a reference to what they may not read`
            : `${one.reading.who} may read it, and does not see it`,
          one.reading.exchange,
          exchange,
        )
    }
  }
}

/** The rows of a list; undefined for a part of a single record. */
const rowsOf = (exchange: Exchange, { part }: Part): View[] | undefined =>
  part.startsWith("items.") && isDone(exchange) ? (resultOf(exchange).items as View[]) : undefined

/** The ids of the rows that name a record. */
const rowsWith = (exchanges: readonly Exchange[], part: Part, key: string): ReadonlySet<unknown> =>
  new Set(
    exchanges
      .flatMap((exchange) => rowsOf(exchange, part) ?? [])
      .filter((row) =>
        valuesAt(row, part.part.split(".").slice(1))
          .filter(Boolean)
          .some((ref) => JSON.stringify(keyOf(ref as View)) === key),
      )
      .map(({ id }) => id),
  )

/** Whether an answer has one of these rows, or is no list: some lists are those of their reader. */
const hasRow = (exchange: Exchange, part: Part, ids: ReadonlySet<unknown>): boolean =>
  rowsOf(exchange, part)?.some(({ id }) => ids.has(id)) ?? true

const keyOf = ({ module, key, id, draft_code }: View) => [module, key ?? draft_code ?? id]

/** Reads the record that a reference names; undefined if it is not read by itself. */
async function readNamed(v: Verification, kind: string, ref: View, who: PersonRole): Promise<Exchange | undefined> {
  const named = kind === "record" ? String(ref.module).replaceAll("_", "-") : kind
  if (!tables.some((one) => one.kind === named)) return undefined
  const read = readerOf(v, tableOf(named))
  const names = read ? namesIn(read.path) : []
  const [name = ""] = names
  if (!read || names.length !== 1) return undefined
  const path = { [name]: String(ref[name] ?? ref.key ?? ref.id) }
  return v.target.read(read.operationId, { as: await v.people.get(who), path })
}
