import { tableOfModule } from "../../contract/states/judge.ts"
import { ifLeftOut, isDone, Finding, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { readerOf, recordIn } from "../cases/reached.ts"
import { otherInRecord, titles } from "../cases/record-ref.ts"
import { validCall } from "../subjects/calls.ts"
import { tables } from "../subjects/state-tables.ts"
import { readRecord, sampleFor, sendAs, type Subject, type Verification, type View } from "../subjects/subject.ts"
import { steady } from "./pages.ts"
import { isSame } from "./read-back.ts"

const search = "search.list"

type Item = { record: View; thread_id: string | null; excerpt: string | null; updated_time: string }

/** The kinds of records that are searched (`SearchModule`). */
function modulesOf({ contract }: Verification): string[] {
  const schema = contract.operation(search).parameters.find(({ name }) => name === "module")?.schema ?? {}
  return (contract.resolve(schema).enum ?? []).map(String)
}

/** Checks that the search finds each kind of record that it names (`SearchModule`), and shows it as it is ('search.list'). */
export async function checkFoundRecords(v: Verification): Promise<void> {
  for (const module of modulesOf(v)) {
    await v.check(search, "effect", `${module}: found by its name, as it is`, () =>
      steady(v, () => foundByName(v, module)),
    )
    await v.check(search, "effect", `${module}: found by a word of its text, which is shown`, () =>
      foundByText(v, module),
    )
  }
  await v.check(search, "list", "newer records come before older ones, groups before others", () =>
    steady(v, () => inOrder(v)),
  )
  await v.check(search, "list", "each count is the total of its kind", () => steady(v, () => counted(v)))
}

/** A record of the run of this kind, and what identifies it in references. */
async function someRecord(v: Verification, module: string) {
  const table = tableOfModule(tables, module)
  const read = table && readerOf(v, table)
  if (!table || !read) throw new LeftOut("it is not read by itself")
  const subject = (await sampleFor(v, read)) ?? (await firstReached(v, table))
  const key = Object.values(subject.path)[0] ?? ""
  if (!v.records.isOwn(key)) throw new LeftOut("the run makes none")
  return { subject, key, record: await readRecord(v, subject), who: subject.read?.who ?? "alliance_admin" }
}

async function firstReached(v: Verification, table: (typeof tables)[number]): Promise<Subject> {
  for (const state of Object.keys(table.states)) {
    const found = await recordIn(v, table, state).catch(ifLeftOut)
    if (found) return found
  }
  throw new LeftOut("no state of its table is reached")
}

async function find(v: Verification, who: PersonRole, query: Record<string, string>) {
  const exchange = await sendAs(v, who, search, { query: { size: "200", ...query } })
  const { items, total, counts } = resultOf(exchange)
  return { items: items as Item[], total: Number(total), counts: counts as Record<string, number>, exchange }
}

/** The item of a record. Many records of a run have the same name, so it need not be on the first page. */
async function itemOf(v: Verification, who: PersonRole, { key, ...query }: { key: string; q: string; module: string }) {
  let seen = 0
  for (let page = 1; ; page += 1) {
    const { items, total, exchange } = await find(v, who, { ...query, page: String(page) })
    const found = items.find((item) => item.record.key === key && item.thread_id === null)
    if (found) return { found, first: page === 1 ? (items[0] ?? found) : found, exchange }
    seen += items.length
    if (items.length === 0 || seen >= total) throw new Finding(`${query.q} does not find ${key}`, exchange)
  }
}

const longestSearch = 100

async function foundByName(v: Verification, module: string): Promise<void> {
  const { record, key, who } = await someRecord(v, module)
  const title = titles.map((name) => record[name]).find((value): value is string => typeof value === "string")
  if (title === undefined) throw new LeftOut("its name is not known")
  const q = title.slice(0, longestSearch).trim()
  const { found, first, exchange } = await itemOf(v, who, { q, module, key })
  const wrong = otherInRecord(found.record, { module, key }, record)
  if (record.updated_time !== undefined && !isSame(record.updated_time, found.updated_time))
    wrong.push(`updated_time is ${found.updated_time} and not ${String(record.updated_time)}`)
  // What has no name is found by its text, so others may come first.
  const isWhole = q === title && title !== record.text
  if (isWhole && isOther(first, title)) wrong.push(`${String(first.record.title)} comes before it`)
  if (wrong.length > 0) throw new Finding(wrong.join("; "), exchange)
}

/** Whether an item does not have this name, which was searched. A title may say it in both languages. */
const isOther = ({ record }: Item, title: string): boolean =>
  !String(record.title).toLowerCase().includes(title.toLowerCase())

/** The fields of a body that hold the formatted text of a record. */
const texts = ["description", "content"]

async function foundByText(v: Verification, module: string): Promise<void> {
  const create = `${module.replaceAll("_", "-")}.create`
  if (!v.contract.operations.some(({ operationId }) => operationId === create) || !v.writeOf(create))
    throw new LeftOut("no request makes one")
  const { call } = await validCall(v, create)
  const body = call.body as View
  const field = texts.find((name) => typeof (body[name] as View | undefined)?.text === "string")
  if (field === undefined) throw new LeftOut("it has no formatted text")
  const word = `word${v.records.run.slice(-8)}${module.replaceAll("_", "")}`
  const text = { format: "markdown", text: `Before ${word} after` }
  const made = await v.target.send(create, { ...call, body: { ...body, [field]: text } })
  if (!isDone(made)) throw new LeftOut("it was refused")
  const exchange = await v.target.send(search, { as: call.as, query: { q: word, size: "10" } })
  const { items, total } = resultOf(exchange) as { items: Item[]; total: number }
  const [found] = items
  if (total !== 1 || !found) throw new Finding(`${total} records have the word, one was made`, exchange)
  if (!found.excerpt?.includes(word)) throw new Finding(`the excerpt is ${String(found.excerpt)}`, exchange)
}

/** A word that stands in the names of the run's records. */
const wordOf = ({ records }: Verification): string => records.run.split(" ")[1] ?? ""

async function inOrder(v: Verification): Promise<void> {
  const { items, exchange } = await find(v, "alliance_admin", { q: wordOf(v), size: "200" })
  const named = items.filter(({ excerpt, thread_id }) => excerpt === null && thread_id === null)
  if (named.length < 2) throw new LeftOut("too few records have the word in their names")
  const rank = ({ record }: Item) => (record.module === "workgroup" ? 1 : 2)
  expectOrder(named, (a, b) => rank(a) - rank(b) || Date.parse(b.updated_time) - Date.parse(a.updated_time), exchange)
}

function expectOrder(items: readonly Item[], order: (a: Item, b: Item) => number, exchange: Exchange): void {
  const at = items.findIndex((item, place) => place > 0 && order(items[place - 1] as Item, item) > 0)
  if (at > 0)
    throw new Finding(`${String(items[at]?.record.key)} comes after ${String(items[at - 1]?.record.key)}`, exchange)
}

async function counted(v: Verification): Promise<void> {
  const q = wordOf(v)
  const { counts, total, exchange } = await find(v, "alliance_admin", { q })
  const known = modulesOf(v)
  const sum = known.reduce((all, module) => all + Number(counts[module]), 0)
  if (sum !== total) throw new Finding(`total ${total}, counts ${JSON.stringify(counts)}`, exchange)
  for (const module of known) {
    const count = counts[module]
    const one = await find(v, "alliance_admin", { q, module })
    if (one.total !== count || one.items.some(({ record }) => record.module !== module))
      throw new Finding(`${module}: total ${one.total}, count ${String(count)}`, one.exchange)
  }
}
