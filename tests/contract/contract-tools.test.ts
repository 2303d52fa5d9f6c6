import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { checkSources } from "#scripts/contract/checks.ts"
import { listOperations } from "#scripts/contract/document.ts"
import { paragraphs } from "#scripts/contract/markup.ts"
import { renderPage } from "#scripts/contract/page.ts"
import { bundleContract } from "#scripts/contract/redocly.ts"
import { readSources } from "#scripts/contract/sources.ts"
import { readStateTables } from "#scripts/contract/states/tables.ts"
import { isQuick } from "#tests/support/extent.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

describe("what the linter does not see in split files", () => {
  const sources = [
    { file: "openapi.yaml", content: { paths: { "/file": { $ref: "./paths/file.yaml#/collection" } } } },
    { file: "paths/file.yaml", content: { collection: { get: { $ref: "../schemas/file.yaml#/File" } } } },
    { file: "schemas/file.yaml", content: { File: { type: "object" } } },
  ]

  // `npm run check` has a step of its own for it
  test.skipIf(isQuick)("nothing is found in sources that are in order", () => {
    expect(checkSources(sources)).toEqual([])
    expect(checkSources(readSources(`${root}openapi`))).toEqual([])
  })

  test("an entry that nothing refers to", () => {
    const unused = { file: "schemas/alliance.yaml", content: { Alliance: { type: "object" } } }
    expect(checkSources([...sources, unused])).toEqual([
      "openapi/schemas/alliance.yaml#/Alliance: nothing refers to it",
    ])
  })

  test("a reference with more beside it than a description", () => {
    const ref = { $ref: "../schemas/file.yaml#/File", description: "A file.", nullable: true }
    const copy = sources.map((source) =>
      source.file === "paths/file.yaml" ? { ...source, content: { collection: { get: ref } } } : source,
    )
    expect(checkSources(copy)).toEqual(["openapi/paths/file.yaml#/collection/get: nullable beside $ref"])
  })

  test("a schema name that two files share", () => {
    const twin = { file: "schemas/twin.yaml", content: { File: { allOf: [{ $ref: "#/File" }] } } }
    expect(checkSources([...sources, twin])).toEqual([
      "openapi/schemas/twin.yaml#/File: the name is taken by openapi/schemas/file.yaml",
    ])
  })
})

describe("the documentation page", () => {
  const document = bundleContract(root)
  const states = readStateTables()
  const page = renderPage(document, states)
  const anchors = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href)

  test("has every operation and every schema once", () => {
    const wanted = [
      ...listOperations(document).map(({ operationId }) => operationId),
      ...Object.keys(document.components.schemas).map((name) => `schema-${name}`),
    ]
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors).toEqual(expect.arrayContaining(wanted))
  })

  test("shows every state table, and links each operation to its row", () => {
    expect(anchors).toEqual(expect.arrayContaining(states.tables.map(({ kind }) => `states-${kind}`)))
    const row = /<td rowspan="1" id="state-meeting-cancel"><b>cancel<\/b>.*?<\/tr>/s.exec(page)?.[0]
    expect(row).toContain("The group of the meeting is disbanded. <code>group_disbanded</code>")
    const article = /<article id="meeting\.cancel">.*?<\/article>/s.exec(page)?.[0]
    expect(article).toContain('<a href="#state-meeting-cancel">')
  })

  test("links only to places of its own and loads nothing", () => {
    expect(links.filter((href) => !anchors.includes(href.slice(1)) || !href.startsWith("#"))).toEqual([])
    expect(page).not.toMatch(/<(script|link|img|iframe)\b|\bsrc=|@import|url\(/)
  })

  test("shows descriptions as text, never as markup of their own", () => {
    expect(paragraphs("A <b> & `<i>`")).toBe("<p>A &lt;b&gt; &amp; <code>&lt;i&gt;</code></p>")
    expect(paragraphs("## Head\nBody *here*")).toBe("<h3>Head</h3><p>Body <em>here</em></p>")
    expect(paragraphs("| A |\n|---|\n| `b` |")).toContain("<tr><td><code>b</code></td></tr>")
  })
})
