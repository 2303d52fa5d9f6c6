import { beforeAll, describe, expect, test } from "vitest"
import { insiders, restrictedReaders } from "#tests/support/people.ts"
import { linkAll, mark, rootsOf, type Root } from "./closed-texts.ts"
import { addressOf, isPublic, operations, type Operation } from "./mock-contract.ts"
import type { Reply, Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { signIn, storeOf } = people(host)
const groupId = "group-steer"
const readers = insiders.filter((person) => !restrictedReaders.includes(person))

let roots: ReadonlyMap<string, Root>
let words: ReadonlyMap<string, Root>
let first: Session

beforeAll(async () => {
  first = await signIn("admin")
  const store = storeOf(first)
  roots = rootsOf(store, groupId, (kind) => readerOf(kind) !== undefined)
  words = mark(store, roots, first.alliance_id)
  linkAll(store, roots)
  // the log of exports names the exported records
  for (const { kind, key } of new Set(words.values()))
    if (["meeting", "ballot", "proposal"].includes(kind))
      await host.call("POST", "/api/export-package", first.headers, { module: kind, key, format: "csv" })
})

const segment = (kind: string) => kind.replaceAll("_", "-")

/** The operation that reads a record of a kind. */
const readerOf = (kind: string) =>
  operations.find(({ method, path }) => method === "get" && new RegExp(`^/${segment(kind)}/\\{\\w+\\}$`).test(path))

const get = (who: Session, address: string): Promise<Reply> => host.call("GET", address, who.headers)

/** Whether a person may open each marked record: what the operation that reads it answers. */
async function openFor(who: Session): Promise<(root: Root) => boolean> {
  const open = new Map<string, boolean>()
  for (const { kind, key } of new Set(words.values())) {
    const reader = readerOf(kind)
    const address = reader && addressOf(reader, {}, { id: key, acronym: key, draft_code: key })
    open.set(`${kind} ${key}`, address !== undefined && (await get(who, address)).status === 200)
  }
  return ({ kind, key }) => open.get(`${kind} ${key}`) ?? false
}

const ranges: Record<string, string> = { from: "2026-10-21T00:00:00Z", to: "2026-12-21T00:00:00Z" }

/** Optional parameters with which a list shows as much as possible. */
function widest({ parameters }: Operation): Record<string, string> {
  const has = (name: string) => parameters.some((one) => one.in === "query" && one.name === name)
  const isRange = parameters.some(({ name, required }) => name === "from" && required)
  const size = parameters.find(({ name }) => name === "size")?.schema as { enum?: number[] } | undefined
  return { ...(has("size") && { size: String(Math.max(...(size?.enum ?? [200]))) }), ...(isRange && ranges) }
}

const answered = operations.filter(({ method }) => method === "get").filter((operation) => !isPublic(operation))
const lists = answered.filter(({ path }) => !path.includes("{"))
const searched = lists.filter(({ parameters }) =>
  parameters.some(({ name, in: place }) => place === "query" && name === "q"),
)

/** The records whose words are in an answer. */
const rootsIn = ({ body }: Reply) =>
  [...new Set(JSON.stringify(body ?? null).match(/zq\d{3}qz/g) ?? [])].flatMap((word) => words.get(word) ?? [])

const nameOf = ({ kind, key }: Root) => `${kind} ${key}`

describe("ROLE-07 texts of a restricted group", () => {
  test("the rig marks records of every kind that a group has", () => {
    const kinds = new Set([...words.values()].map(({ kind }) => kind))
    for (const kind of ["workgroup", "meeting", "ballot", "proposal", "notice", "task", "topic_call", "download"])
      expect(kinds, kind).toContain(kind)
    expect(lists.length).toBeGreaterThan(30)
    expect(searched.length).toBeGreaterThan(20)
  })

  test.for(readers)(
    "%s finds none of them in a list, unless the record opens",
    { timeout: 240_000 },
    async (person) => {
      const who = await signIn(person, first)
      const isOpen = await openFor(who)
      const leaks: string[] = []
      for (const operation of lists) {
        const answer = await get(who, addressOf(operation, { ...widest(operation), ...searchFor(operation, "zq") }))
        const closed = answer.status === 200 ? rootsIn(answer).filter((root) => !isOpen(root)) : []
        leaks.push(...closed.map((root) => `${operation.operationId} shows ${nameOf(root)}`))
      }
      expect(leaks).toEqual([])
    },
  )

  test.for(readers)("%s cannot find out by a search what they say", { timeout: 240_000 }, async (person) => {
    const who = await signIn(person, first)
    const isOpen = await openFor(who)
    const kinds = new Map<string, string>()
    for (const [word, root] of words) if (!isOpen(root)) kinds.set(root.kind, word)
    const hits: string[] = []
    for (const operation of searched)
      for (const [kind, word] of kinds) {
        const { status, body } = await get(who, addressOf(operation, { ...widest(operation), q: word }))
        const { total = 0 } = (body.result ?? {}) as { total?: number }
        if (status === 200 && total > 0) hits.push(`${operation.operationId} finds ${total} by a word of a ${kind}`)
      }
    expect(hits).toEqual([])
  })

  test.for(readers)("%s sees none of them on records that open", { timeout: 240_000 }, async (person) => {
    const who = await signIn(person, first)
    const isOpen = await openFor(who)
    const leaks: string[] = []
    for (const root of new Set(words.values())) {
      if (!isOpen(root)) continue
      const below = `/${segment(root.kind)}/{`
      for (const operation of answered.filter(({ path }) => path.startsWith(below) && path.split("{").length === 2)) {
        const { key } = root
        const answer = await get(
          who,
          addressOf(operation, widest(operation), { id: key, acronym: key, draft_code: key }),
        )
        const closed = answer.status === 200 ? rootsIn(answer).filter((one) => !isOpen(one)) : []
        leaks.push(...closed.map((one) => `${operation.operationId} of ${nameOf(root)} shows ${nameOf(one)}`))
      }
    }
    expect([...new Set(leaks)]).toEqual([])
  })
})

/** A search shows nothing without a word. */
function searchFor({ parameters }: Operation, q: string): Record<string, string> {
  return parameters.some(({ name, required }) => name === "q" && required) ? { q } : {}
}
