import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { arbitrary } from "#scripts/contract/arbitrary.ts"
import { checkPatterns } from "#scripts/contract/rules.ts"
import { nameOf, type Schema } from "#scripts/contract/document.ts"
import { allInCore, portion } from "#tests/support/extent.ts"
import { actors, addressOf, contract, keyOf, operations, problems, type Operation } from "./mock-contract.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

type Place = (string | number)[]
/** A text of a body: where it stands, and whether it can have several lines or be no text at all. */
type Text = { place: Place; schema: Schema }

const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(contract.components.schemas[nameOf(schema.$ref)] ?? {}) : schema

const alternatives = ({ anyOf = [], oneOf = [] }: Schema) => [...anyOf, ...oneOf].map(resolved)

type Whole = { value: unknown; texts: Text[] }

/** A body with every property, and the places of its texts. Of several alternatives the first one that is not null. */
function whole(given: Schema, place: Place = []): Whole {
  const schema = resolved(given)
  const one = alternatives(schema).find(({ type }) => type !== "null")
  if (one) return whole(one, place)
  if (schema.properties) return wholeObject(schema.properties, place)
  if (schema.items) return wholeList(schema.items, Math.max(schema.minItems ?? 0, 1), place)
  const isText = [schema.type].flat().includes("string") && (schema.enum ?? schema.const) === undefined
  const [value] = fc.sample(arbitrary(contract, schema), { numRuns: 1, seed: place.length })
  return { value, texts: isText ? [{ place, schema }] : [] }
}

function wholeObject(properties: Record<string, Schema>, place: Place): Whole {
  const parts = Object.entries(properties).map(([name, part]) => [name, whole(part, [...place, name])] as const)
  const value = Object.fromEntries(parts.map(([name, part]) => [name, part.value]))
  return { value, texts: parts.flatMap(([, { texts }]) => texts) }
}

function wholeList(items: Schema, length: number, place: Place): Whole {
  const rows = Array.from({ length }, (_, at) => whole(items, [...place, at]))
  return { value: rows.map(({ value }) => value), texts: rows.flatMap(({ texts }) => texts) }
}

function withText(body: unknown, [name, ...rest]: Place, text: string): unknown {
  if (name === undefined) return text
  const copy = Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) }
  const own = copy as Record<string | number, unknown>
  own[name] = withText(own[name], rest, text)
  return copy
}

const bodyOf = ({ requestBody }: Operation) => requestBody?.content["application/json"]?.schema

const withTexts = operations.flatMap((operation) => {
  // takes a user name as the backend gave it: another rule would log people out
  if (operation.operationId === "token.verify") return []
  const schema = bodyOf(operation)
  const { value, texts } = schema ? whole(schema) : { value: undefined, texts: [] }
  return texts.length > 0 ? [{ operation, body: value, texts }] : []
})

/** What no text can be, by name. A line break only where the text has one line. */
const refused: Record<string, string> = {
  "a zero-width space alone": "\u200b",
  "a soft hyphen inside": "a\u00adb",
  "a change of the text direction": "a\u202eb",
  "an escape character": "a\u001bb",
  "a zero character": "a\0b",
}

const codes = /^(required|character_not_allowed|value_unknown|\w+_format|year_range|zone_unknown|too_short)$/

describe("texts that show something else than they are", () => {
  test("most operations with a body have texts", () => {
    expect(withTexts.length).toBeGreaterThan(80)
    expect(withTexts.flatMap(({ texts }) => texts).length).toBeGreaterThan(300)
  })

  test("every text of a request has a pattern, a format or fixed values", () => {
    expect(operations.flatMap((operation) => checkPatterns(contract, operation as never))).toEqual([])
  })

  test.each(portion(withTexts, 6, allInCore).map((one) => [one.operation.operationId, one] as const))(
    "%s refuses them in every text",
    async (_id, { operation, body, texts }) => {
      const session = await host.signIn(actors[operation.operationId] ?? "admin", undefined, host.newStore())
      const headers = { ...session.headers, ...keyOf(operation) }
      const ask = async (place: Place, text: string, title: string) => {
        const answer = await host.call(
          operation.method.toUpperCase(),
          addressOf(operation),
          headers,
          withText(body, place, text),
        )
        const what = `${title} in ${place.join(".")}`
        expect
          .soft(problems(operation, answer.status, answer.headers.get("content-type"), answer.body), what)
          .toEqual([])
        const error = answer.body.errors?.find(({ field }) => field === place.join("."))
        expect.soft([answer.status, error?.code ?? "no error there"], what).toEqual([400, expect.stringMatching(codes)])
      }
      for (const { place, schema } of texts) {
        for (const [title, text] of Object.entries(refused)) await ask(place, text, title)
        const isLong = schema.pattern?.includes(String.raw`\x0b\x0c`) ?? false
        if (!isLong) await ask(place, "a\r\nBcc: b", "a line break")
      }
    },
  )
})
