import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { findUndescribed } from "#scripts/contract/descriptions.ts"
import { listOperations } from "#scripts/contract/document.ts"
import { escape, paragraphs } from "#scripts/contract/page/markup.ts"
import { renderPage } from "#scripts/contract/page/page.ts"
import { curlOf } from "#scripts/contract/page/samples.ts"
import { bundleContract } from "#scripts/contract/redocly.ts"
import { readStateTables } from "#scripts/contract/states/tables.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** The arguments of each command as a shell parses them; every variable is set to its own name. */
function asRead(commands: string[]): string[][] {
  const names = ["BACKEND", "TOKEN", "ALLIANCE_ID", "MEMBER_ID", "USERNAME", "APPLICANT_KEY"]
  const variables = names.map((name) => `${name}='<${name}>'`).join("\n")
  const script = `set -eu\n${variables}\ncurl() { printf '%s\\0' "$@"; printf '\\n\\0'; }\n${commands.join("\n")}`
  const printed = execFileSync("sh", ["-c", script], { encoding: "utf8", maxBuffer: 16e6 })
  return printed.split("\0\n\0").map((call) => call.split("\0"))
}

const after = (call: string[] = [], option: string): string => call[call.indexOf(option) + 1] ?? ""

describe("the documentation page", () => {
  const document = bundleContract(root)
  const states = readStateTables()
  const page = renderPage(document, states)
  const anchors = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)
  const operations = listOperations(document)
  const articleOf = (id: string) => page.split(`<article id="${id}">`)[1]?.split("</article>")[0] ?? ""
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href)

  test("has every operation and every schema once", () => {
    const wanted = [
      ...operations.map(({ operationId }) => operationId),
      ...Object.keys(document.components.schemas).map((name) => `schema-${name}`),
    ]
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors).toEqual(expect.arrayContaining(wanted))
  })

  test("needs less than a megabyte before its first operation can be read", () => {
    expect(Buffer.byteLength(page.slice(0, page.indexOf("</article>")))).toBeLessThan(1_000_000)
  })

  test("shows every state table, and links each operation to its row", () => {
    expect(anchors).toEqual(expect.arrayContaining(states.tables.map(({ kind }) => `states-${kind}`)))
    const row = /<td rowspan="1" id="state-meeting-cancel"[^>]*><b>cancel<\/b>.*?<\/tr>/s.exec(page)?.[0]
    expect(row).toContain("The group of the meeting is disbanded. <code>group_disbanded</code>")
    expect(row).toContain('<a href="#meeting.cancel">')
    const article = articleOf("meeting.cancel")
    expect(article).toContain('<a href="#state-meeting-cancel">')
    expect(article).toContain('<td data-label="Leads to"><code>cancelled</code></td>')
    expect(articleOf("ticket.exchange")).toContain('<a href="#states-without">')
  })

  test("shows the refusals of each operation in both languages, and shared refusals and headers only once", () => {
    const remind = articleOf("meeting.remind")
    expect(remind).toMatch(/<code>reminder_too_soon<\/code><\/td><td data-label="Status">400<\/td>/)
    expect(remind).toMatch(/<td data-label="Chinese"><span lang="zh">.*\p{Script=Han}/u)
    expect(remind).toContain("<code>idempotency_conflict</code> (400)")
    expect(page.match(/The token has expired <span lang="zh">登录已超时<\/span>/g)).toHaveLength(1)
    expect(page.match(/<code>x-request-id<\/code> <span class="optional">/g)).toHaveLength(1)
  })

  describe("the curl command of each operation", () => {
    const commands = operations.map((operation) => curlOf(operation))
    const calls = asRead(commands)

    test("is shown in the article of the operation", () => {
      for (const [at, { operationId }] of operations.entries())
        expect(articleOf(operationId), operationId).toContain(escape(commands[at] ?? "").split("\n")[0])
    })

    test("calls the operation", () => {
      for (const [at, { operationId, method, path }] of operations.entries()) {
        const call = calls[at] ?? []
        const address = call.find((part) => part.startsWith("<BACKEND>/api"))?.slice("<BACKEND>/api".length) ?? ""
        const pattern = path.split(/\{[^}]+\}/).map((part) => part.replaceAll(".", "\\."))
        expect(address, operationId).toMatch(new RegExp(`^${pattern.join("[^/]+")}(\\?|$)`))
        expect(method === "get" ? "GET" : after(call, "--request"), operationId).toBe(method.toUpperCase())
      }
    })

    test("sends the first example of the request body", () => {
      const written = operations.flatMap(({ requestBody }, at) => {
        const { examples } = requestBody?.content["application/json"] ?? {}
        return examples ? [{ at, value: Object.values(examples)[0]?.value }] : []
      })
      expect(written.length).toBeGreaterThan(100)
      for (const { at, value } of written) expect(JSON.parse(after(calls[at], "--data"))).toEqual(value)
    })

    test("sends a token only if the operation needs a session", () => {
      const callOf = (id: string) => calls[operations.findIndex(({ operationId }) => operationId === id)]
      expect(callOf("meeting.cancel")).toContain("token: <TOKEN>")
      expect(callOf("ticket.exchange")?.join(" ")).not.toContain("<TOKEN>")
    })
  })

  test("describes every property and schema", () => {
    expect(findUndescribed(document)).toEqual([])
    expect(page).not.toContain('<td data-label="Type"><a href="#schema-Total">Total</a></td><td></td>')
  })

  test("a property without a description is reported, at any depth", () => {
    const copy = structuredClone(document)
    const { Task, Total } = copy.components.schemas
    delete Total?.description
    Object.assign(Task?.properties ?? {}, { due: { type: "object", properties: { days: { type: "integer" } } } })
    const found = findUndescribed(copy)
    expect(found).toContain("Total: no description says what it means")
    expect(found).toContain("Task.due: no description says what it means")
    expect(found).toContain("Task.due.days: no description says what it means")
    expect(found.length).toBeGreaterThan(100)
  })

  test("links only to its own anchors and loads no resources", () => {
    expect(links.filter((href) => !anchors.includes(href.slice(1)) || !href.startsWith("#"))).toEqual([])
    expect(page).not.toMatch(/<(link|img|iframe)\b|<script[^>]|<[a-z][^>]*\ssrc\s*=|@import|url\(/i)
  })

  test("renders Markdown in descriptions and escapes HTML", () => {
    expect(paragraphs("A <b> & `<i>`")).toBe("<p>A &lt;b&gt; &amp; <code>&lt;i&gt;</code></p>")
    expect(paragraphs("## Head\nBody *here*")).toBe("<h3>Head</h3><p>Body <em>here</em></p>")
    expect(paragraphs("| A |\n|---|\n| `b` |")).toContain('<tr><td data-label="A"><code>b</code></td></tr>')
  })
})
