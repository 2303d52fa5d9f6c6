import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import type { ContractDocument } from "#scripts/contract/document.ts"
import { stringEnums, valueModules } from "#scripts/contract/values.ts"
import { filesBelow } from "#scripts/lib/hashes.mjs"

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8")
const contract = JSON.parse(read("openapi/generated/openapi.json")) as ContractDocument

/** Lists of all values of an enum that are written by hand, each with the reason. */
const exceptions: Record<string, string> = {
  "app/parts/waiting/waiting-texts.ts has all values of NeedsMyActionKind": "an order of display of its own",
  "scripts/verify-backend/checks/upcoming.ts has all values of MeetingStatus": "the order of a sort key",
}

const listOfTexts = /\[((?:\s*(?:"[^"\n]*"|'[^'\n]*'|\/\/[^\n]*|\/\*[^*]*\*\/),?)+)\s*\]/g

type Copy = { line: number; enums: string[] }

/** The array literals of a source that have exactly the values of an enum, at least three, in any order. */
function copiesIn(source: string): Copy[] {
  return [...source.matchAll(listOfTexts)].flatMap(({ 1: content = "", index }) => {
    const uncommented = content.replaceAll(/\/\/[^\n]*|\/\*[^*]*\*\//g, "")
    const texts = [...uncommented.matchAll(/["']([^"'\n]*)["']/g)].map(([, text]) => text)
    const enums = stringEnums(contract).flatMap(([name, values]) =>
      texts.length > 2 && texts.length === values.length && values.every((value) => texts.includes(value)) ? name : [],
    )
    return enums.length > 0 ? [{ line: source.slice(0, index).split("\n").length, enums }] : []
  })
}

const sources = filesBelow(["app", "mock", "scripts"]).filter((file) => /\.(tsx?|mjs)$/.test(file))
const copies = sources.flatMap((file) =>
  copiesIn(read(file)).map(({ line, enums }) => ({
    names: enums.map((name) => `${file} has all values of ${name}`),
    place: `${file}:${line} repeats ${enums.join(", ")}: import the values from #openapi/generated/values/`,
  })),
)

describe("the values of an enum of the contract", () => {
  test("are generated, one module for each enum", () => {
    const { components } = contract
    const document = {
      ...contract,
      components: { ...components, schemas: { MailKind: { type: "string", enum: ["a"] } } },
    }
    expect(valueModules(document)).toEqual({
      "mail-kind.ts": expect.stringContaining('export const mailKindValues = [\n  "a"\n] as const\n') as string,
    })
    const files = filesBelow(["openapi/generated/values"]).map((file) => file.replace(/.*\//, ""))
    expect(files).toEqual(Object.keys(valueModules(contract)).sort())
  })

  test("are typed nowhere again", () => {
    expect(copies.filter(({ names }) => !names.some((name) => name in exceptions)).map(({ place }) => place)).toEqual(
      [],
    )
  })

  test("have no exception that is not needed", () => {
    const found = copies.flatMap(({ names }) => names)
    expect(Object.keys(exceptions).filter((name) => !found.includes(name))).toEqual([])
  })

  test.each([
    ["in one line", '\nconst all = ["draft", "planned", "sending", "sent"] as const'],
    ["in another order", '\nfilter(["sent", "draft", "sending", "planned"])'],
    ["with comments", '\nconst all = [\n  "draft", // not sent\n  /* held */ "planned",\n  "sending",\n  "sent",\n]'],
  ])("are found %s", (_how, source) => {
    expect(copiesIn(source)).toEqual([{ line: 2, enums: ["NoticeStatus"] }])
  })

  test.each([
    '["draft", "planned", "sent"]',
    '["draft", "planned", "sending", "sent", "lost"]',
    '["draft", "planned", "sent", "sent"]',
  ])("are not %s", (source) => {
    expect(copiesIn(source)).toEqual([])
  })
})
