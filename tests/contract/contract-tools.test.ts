import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { checkSources } from "#scripts/contract/checks.ts"
import { readSources } from "#scripts/contract/sources.ts"
import { isQuick } from "#tests/support/extent.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

describe("checks of split files that the linter does not make", () => {
  const sources = [
    { file: "openapi.yaml", content: { paths: { "/file": { $ref: "./paths/file.yaml#/collection" } } } },
    { file: "paths/file.yaml", content: { collection: { get: { $ref: "../schemas/file.yaml#/File" } } } },
    { file: "schemas/file.yaml", content: { File: { type: "object" } } },
  ]

  // `npm run check` has a separate step for this
  test.skipIf(isQuick)("correct sources and the sources of the contract have no findings", () => {
    expect(checkSources(sources)).toEqual([])
    expect(checkSources(readSources(`${root}openapi`))).toEqual([])
  })

  test("an entry without a reference to it is reported", () => {
    const unused = { file: "schemas/alliance.yaml", content: { Alliance: { type: "object" } } }
    expect(checkSources([...sources, unused])).toEqual([
      "openapi/schemas/alliance.yaml#/Alliance: nothing refers to it",
    ])
  })

  test("an operation without a path: the message names the file that lists the paths", () => {
    const unused = { file: "paths/alliance.yaml", content: { collection: {} } }
    expect(checkSources([...sources, unused])).toEqual([
      "openapi/paths/alliance.yaml#/collection: nothing refers to it; add its path to the paths of openapi/openapi.yaml",
    ])
  })

  test("a $ref with a sibling other than a description is reported", () => {
    const ref = { $ref: "../schemas/file.yaml#/File", description: "A file.", nullable: true }
    const copy = sources.map((source) =>
      source.file === "paths/file.yaml" ? { ...source, content: { collection: { get: ref } } } : source,
    )
    expect(checkSources(copy)).toEqual(["openapi/paths/file.yaml#/collection/get: nullable beside $ref"])
  })

  test("a schema name in two files is reported", () => {
    const twin = { file: "schemas/twin.yaml", content: { File: { allOf: [{ $ref: "#/File" }] } } }
    expect(checkSources([...sources, twin])).toEqual([
      "openapi/schemas/twin.yaml#/File: the name is taken by openapi/schemas/file.yaml",
    ])
  })
})
