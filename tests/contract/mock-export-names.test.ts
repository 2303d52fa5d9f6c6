import { describe, expect, test } from "vitest"
import { fromBuffer } from "yauzl"
import { recordKinds } from "#mock/engine/registry.ts"
import "#mock/domains.ts"
import type { Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { signIn, storeOf } = people(host)

/** Names that leave the folder, hide what they are or that a system refuses; older records can have them. */
const hostile = ["..", "../../x", "a\r\nb", "\u202efdp.exe", "C:\\x", "nul", ".", "\u200b", "a/../../b", "a. "]

const named = ["name", "subject", "title", "draft_code"]
type Row = Record<string, unknown>

/** The fields of a row that are shown as its name; people and groups keep theirs, because the tests sign on with them. */
function namesOf(row: Row): string[] {
  if (!("id" in row) || "username" in row || "acronym" in row) return []
  return named.filter((field) => typeof row[field] === "string")
}

/** Gives every file and every record with a name or a subject one of the hostile names. */
function poison(who: Session): void {
  const tables = Object.values(storeOf(who).rows) as unknown as {
    all: () => readonly Row[]
    put: (row: Row) => unknown
  }[]
  let count = 0
  for (const table of tables)
    for (const row of table.all()) {
      const names = namesOf(row).map((field) => [field, hostile[count++ % hostile.length]])
      if (names.length > 0) table.put({ ...row, ...(Object.fromEntries(names) as Row) })
    }
}

/** The names in an archive, read by a library that refuses absolute paths and `..` itself. */
function namesIn(bytes: Buffer): Promise<string[]> {
  const names: string[] = []
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on("error", reject).on("end", () => resolve(names))
      zip.on("entry", ({ fileName }: { fileName: string }) => {
        names.push(fileName)
        zip.readEntry()
      })
      zip.readEntry()
    })
  })
}

const modules = recordKinds().flatMap(([module, { export: kind }]) => (kind ? [module] : []))

describe("DL-04, quality row 46: names in an export package", () => {
  test.each(modules)("%s: each stays in the folder where it is unpacked", async (module) => {
    const who = await signIn("admin")
    poison(who)
    const body = { module, format: "zip", language: "english" }
    const made = await host.call("POST", "/api/export-package", who.headers, body)
    if (made.status === 403) return
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    await host.control(who.store, "POST", "clock", { advance: "PT10S" })
    const { id } = made.body.result as { id: string }
    const answer = await fetch(`${host.origin}/api/export-package/${id}/file`, { headers: who.headers })
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''\S+$/)
    const names = await namesIn(Buffer.from(await answer.arrayBuffer()))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names)
      for (const part of name.split("/")) {
        expect(part).not.toMatch(/^\.{0,2}$|[\\:*?"<>|]|[\p{Cc}\p{DI}]|[. ]$/u)
        expect(part).not.toMatch(/^nul(\.|$)/i)
      }
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  })
})
