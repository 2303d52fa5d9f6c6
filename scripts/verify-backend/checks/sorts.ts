import { Finding, LeftOut } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import type { Verification, View } from "../subjects/subject.ts"
import { asking, keyOf, steady, upcoming, type Page } from "./pages.ts"

/** The order of texts, without regard to case ('Lists'). */
const collator = new Intl.Collator("zh", { numeric: true, sensitivity: "accent" })

/** Checks each sort key of every list: the order in both directions, and that turning the page keeps it. */
export async function checkSorts(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter((one) => v.contract.isList(one))) await checkKeys(v, operation)
}

async function checkKeys(v: Verification, operation: Operation): Promise<void> {
  const { operationId: id, parameters } = operation
  const ask = asking(v, operation)
  const { schema, description = "" } = parameters.find(({ name }) => name === "sort") ?? {}
  const keys = schema?.enum ?? []
  /** Whether another field takes the place of a missing value. */
  const isReplaced = (key: string) => description.includes(`\`${key}\` is null`)
  for (const key of keys.map(String).filter((one) => !one.startsWith("-") && one !== upcoming))
    await v.check(id, "list", `sort ${key} and -${key}`, () =>
      steady(v, async () => {
        const [up, down] = [await ask({ sort: key, size: "200" }), await ask({ sort: `-${key}`, size: "200" })]
        if (up.items.length > 0 && !up.items.some((item) => key in item)) throw new LeftOut(`rows do not show ${key}`)
        inOrder(up, key, 1)
        inOrder(down, key, -1)
        if (!isReplaced(key)) for (const page of [up, down]) isMissingLast(page, key)
        if (up.total > 10) isTurned(up, await ask({ sort: key, size: "10", page: "2" }))
        if (up.total > up.size || up.items.some((item) => !(key in item))) return
        const values = ({ items }: Page) => items.map((item) => folded(item[key])).filter((value) => value !== null)
        if (JSON.stringify(values(up)) !== JSON.stringify(values(down).reverse()))
          throw new Finding(`-${key} is not the reverse of ${key}`, up.exchange, down.exchange)
      }),
    )
}

const keysOf = (items: View[]): string => items.map(keyOf).join()

/** Expects that the second page continues the first ten rows: rows with equal values always have the same order. */
function isTurned(whole: Page, second: Page): void {
  if (keysOf(whole.items.slice(10, 20)) !== keysOf(second.items))
    throw new Finding("the second page of ten does not continue the first", second.exchange, whole.exchange)
}

/** Ignores case and leading zeros of numbers: texts that differ only in them are equal in the contract's order ("Lists"). */
function folded(value: unknown): unknown {
  if (typeof value !== "string") return value
  return value
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<!\d)0+(?=\d)/g, "")
}

const instant = /^\d{4}-\d\d-\d\dT/

/** Expects that rows without a value come after all others. */
function isMissingLast({ items, exchange }: Page, key: string): void {
  const values = items.filter((item) => key in item).map((item) => item[key])
  const first = values.indexOf(null)
  if (first >= 0 && values.slice(first).some((value) => value !== null))
    throw new Finding(`a row without ${key} stands before one that has it`, exchange)
}

/** Checks the order of the values: numbers and times by their value, texts by pinyin. */
function inOrder({ items, exchange }: Page, key: string, direction: 1 | -1): void {
  const values = items.map((item) => item[key]).filter((value) => value !== null && value !== undefined)
  const at = values.findIndex((value, place) => place > 0 && direction * compared(value, values[place - 1]) < 0)
  if (at > 0) throw new Finding(`${String(values[at - 1])} stands before ${String(values[at])}`, exchange)
}

/** Compares two values of a sort key; values of other kinds are equal. */
function compared(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other
  if (typeof one !== "string" || typeof other !== "string") return 0
  if (instant.test(one) && instant.test(other)) return Date.parse(one) - Date.parse(other)
  return collator.compare(one, other)
}
