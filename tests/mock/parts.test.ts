import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readEnvironment } from "#mock/environment.ts"
import { addDays, dayIn, daysBetween, mondayOf } from "#mock/engine/days.ts"
import { countBy, isBetween, matches, pageOf, sorted } from "#mock/engine/list-rows.ts"
import { sniff } from "#mock/engine/http/content-type.ts"
import { html, page } from "#mock/engine/http/html.ts"
import { isLoopbackHost } from "#mock/engine/http/loopback.ts"
import { plainBlocks } from "#mock/engine/plain-text.ts"
import { fieldErrors } from "#mock/engine/prism/field-errors.ts"
import type { Operation } from "#mock/engine/prism/operations.ts"
import { rawQuery, typedQuery } from "#mock/engine/prism/query.ts"
import { RouteIndex } from "#mock/engine/prism/route-index.ts"
import { Random } from "#mock/engine/seed/random.ts"

function operation(iid: string, method: string, path: string, query: object[] = []): Operation {
  return { id: iid, iid, method, path, responses: [], request: { query } } as unknown as Operation
}

describe("finding the operation", () => {
  const routes = new RouteIndex([
    operation("item", "get", "/file/{id}"),
    operation("counts", "get", "/file/counts"),
    operation("enable", "post", "/member/{id}/enable"),
    operation("list", "get", "/alliance/"),
  ])
  const find = (method: string, path: string) => {
    const found = routes.find(method, path)
    return typeof found === "string" ? found : [found.id, found.path]
  }

  test.each([
    ["GET", "/file/counts", ["counts", {}]],
    ["GET", "/file/a%2Fb%20%E4%B8%AD", ["item", { id: "a/b 中" }]],
    ["POST", "/member/7/enable", ["enable", { id: "7" }]],
    ["GET", "/alliance/", ["list", {}]],
    ["GET", "/alliance", "no-path"],
    ["GET", "/file/", "no-path"],
    ["GET", "/file/%zz", "no-path"],
    ["DELETE", "/file/7", "no-method"],
    ["POST", "/file/counts", "no-method"],
  ])("%s %s", (method, path, expected) => expect(find(method, path)).toEqual(expected))
})

describe("the query of a request", () => {
  const list = operation("list", "get", "/x", [
    { name: "page", schema: { type: "integer", default: 1 } },
    { name: "mine", schema: { type: "boolean" } },
    { name: "status", schema: { type: "array", items: { type: "string" } } },
    { name: "q", schema: { type: "string" } },
  ])
  const read = (text: string) => typedQuery(list, rawQuery(new URLSearchParams(text)))

  test("is converted to the types of the contract, with its defaults", () => {
    expect(read("page=2&mine=true&status=a&q=7")).toEqual({ page: 2, mine: true, status: ["a"], q: "7" })
    expect(read("status=a&status=b&mine=false")).toEqual({ page: 1, mine: false, status: ["a", "b"] })
    expect(read("unknown=1")).toEqual({ page: 1 })
  })

  test("keeps a value that cannot be converted as text", () =>
    expect(read("page=two&mine=yes")).toEqual({ page: "two", mine: "yes" }))
})

describe("violations become field errors", () => {
  const textPattern = String.raw`must match pattern "^[^\x00-\x1f\u200b]*$"`
  const body = { blank: "\u200b \u2060", odd: "是\u200b" }
  const of = (code: string | number, message: string, ...path: string[]) =>
    fieldErrors([{ code, message, path, severity: 0 }], { body, query: {} }).map(({ field, code: found, params }) => [
      field,
      found,
      params,
    ])

  test.each([
    ["required", "Request body must have required property 'name'", ["body"], "name", "required", undefined],
    [
      "required",
      "Request body property a.0 must have required property 'b'",
      ["body", "a", "0"],
      "a.0.b",
      "required",
      undefined,
    ],
    ["minLength", "must NOT have fewer than 1 characters", ["body", "x"], "x", "required", undefined],
    ["minLength", "must NOT have fewer than 3 characters", ["body", "x"], "x", "too_short", { min: 3 }],
    ["maxLength", "must NOT have more than 100 characters", ["body", "x"], "x", "too_long", { max: 100 }],
    ["minimum", "must be >= 1", ["query", "page"], "page", "number_range", { min: 1 }],
    ["maximum", "must be <= 20", ["query", "size"], "size", "number_range", { max: 20 }],
    ["minItems", "must NOT have fewer than 2 items", ["body", "o"], "o", "min_items", { min: 2 }],
    ["maxItems", "must NOT have more than 9 items", ["body", "o"], "o", "too_many", { max: 9 }],
    [
      "enum",
      "must be equal to one of the allowed values: 10, 25",
      ["query", "size"],
      "size",
      "value_unknown",
      undefined,
    ],
    ["type", "must be string", ["body", "x"], "x", "value_unknown", undefined],
    ["format", 'must match format "email"', ["body", "email"], "email", "email_format", undefined],
    ["format", 'must match format "uri"', ["body", "x"], "x", "url_format", undefined],
    ["format", 'must match format "date-time"', ["query", "from"], "from", "value_unknown", undefined],
    ["pattern", textPattern, ["body", "blank"], "blank", "required", undefined],
    ["pattern", textPattern, ["body", "odd"], "odd", "character_not_allowed", undefined],
    ["pattern", 'must match pattern "^\\+?[0-9]"', ["body", "mobile1"], "mobile1", "phone_format", undefined],
    ["pattern", 'must match pattern "^https?://"', ["body", "website"], "website", "url_format", undefined],
    ["unevaluatedProperties", "must NOT have unevaluated properties: 'x'", ["body"], "x", "unknown_field", undefined],
    [415, "Supported content types: application/json", [], "body", "value_unknown", undefined],
  ])("%s: %s", (code, message, path, field, expected, params) =>
    expect(of(code, message, ...path)).toEqual([[field, expected, params]]),
  )

  test("one error per field; the alternatives of a nullable type are ignored", () => {
    const violation = (code: string, message: string) => ({
      code,
      message,
      path: ["body", "email"],
      severity: 0 as const,
    })
    const found = fieldErrors(
      [
        violation("format", 'must match format "email"'),
        violation("type", "must be null"),
        violation("anyOf", "must match a schema in anyOf"),
      ],
      { body: {}, query: {} },
    )
    expect(found.map(({ field, code }) => [field, code])).toEqual([["email", "email_format"]])
  })
})

describe("lists", () => {
  test("a search needs all words, in any text and any case", () => {
    expect(matches("Optics 相干", ["Coherent OPTICS", "相干光学", null])).toBe(true)
    expect(matches("optics copper", ["Coherent Optics"])).toBe(false)
    expect(matches(undefined, [])).toBe(true)
  })

  test("sorting orders numbers by value with empty values last; an unknown sort key throws", () => {
    const rows = [{ n: 2 }, { n: null }, { n: 1 }, { n: 10 }]
    const keys = { n: (row: { n: number | null }) => row.n }
    expect(sorted(rows, "n", keys).map(({ n }) => n)).toEqual([1, 2, 10, null])
    expect(sorted(rows, "-n", keys).map(({ n }) => n)).toEqual([10, 2, 1, null])
    expect(() => sorted(rows, "m", keys)).toThrow("no sort key m")
  })

  test("pages contain each row once", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const pages = Array.from({ length: Math.ceil(rows.length / size) + 1 }, (_, at) => pageOf(rows, at + 1, size))
        expect(pages.flat()).toEqual(rows)
        expect(pages.at(-1)).toEqual([])
      }),
    )
  })

  test("counts and ranges", () => {
    expect(countBy(["a", "b", "a"], ["a", "b", "c"], (row) => row as "a")).toEqual({ a: 2, b: 1, c: 0 })
    const at = Date.parse("2026-11-20T00:00:00Z")
    expect(isBetween(at, "2026-11-20T08:00:00+08:00", undefined)).toBe(true)
    expect(isBetween(at, undefined, "2026-11-20T00:00:00Z")).toBe(false)
  })
})

test("days: by zone, over months and years, weeks from Monday", () => {
  const instant = Date.parse("2026-12-31T17:30:00Z")
  expect([dayIn("UTC", instant), dayIn("Asia/Shanghai", instant)]).toEqual(["2026-12-31", "2027-01-01"])
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29")
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2)
  expect(["2026-11-16", "2026-11-20", "2026-11-22"].map(mondayOf)).toEqual(["2026-11-16", "2026-11-16", "2026-11-16"])
})

test("the content type is detected from the bytes", () => {
  const bytes = (...head: number[]) => sniff(new Uint8Array([...head, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]))
  expect(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)).toBe("image/png")
  expect(bytes(0xff, 0xd8, 0xff)).toBe("image/jpeg")
  expect(bytes(0x47, 0x49, 0x46, 0x38)).toBe("image/gif")
  expect(bytes(0x42, 0x4d)).toBe("image/bmp")
  expect(sniff(new Uint8Array([0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]))).toBe("image/webp")
  expect(sniff(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe("application/octet-stream")
})

test("plainBlocks returns the blocks of a text without its markup", () => {
  const text = "# Aim\n\n- **one** thing\n-\n  1. two\n\n<p>a &lt;b&gt;</p><hr>said\n> x < y"
  expect(plainBlocks(text)).toEqual(["Aim", "one thing", "two", "a b", "said", "x < y"])
})

test.each(["<", "<p ", "\n", "\n ", "- ", "  "])("a text of 64 KB of %j is processed in less than 500 ms", (piece) => {
  const since = performance.now()
  plainBlocks(piece.repeat(65_536 / piece.length))
  expect(performance.now() - since).toBeLessThan(500)
})

test("pages escape every value", () => {
  const evil = `"><script>alert('x')</script>&`
  const text = page(evil, html`<p title="${evil}">${[html`${evil}`]}</p>`)
  expect(text).not.toContain("<script>")
  expect(text).not.toContain("alert('")
})

test("isLoopbackHost accepts local hosts and refuses similar names", () => {
  for (const host of ["127.0.0.1", "127.8.0.1", "localhost", "::1", "[::1]", "::ffff:127.0.0.1"])
    expect(isLoopbackHost(host), host).toBe(true)
  for (const host of ["127.0.0.1.example.com", "example.com", "0.0.0.0", "10.0.0.1", "localhost.example", ""])
    expect(isLoopbackHost(host), host).toBe(false)
})

test("random values depend only on the name, and are spread evenly", () => {
  const draw = (name: string) => {
    const random = new Random(name)
    return [random.whole(0, 1_000_000), random.pick(["a", "b", "c"]), random.some([1, 2, 3, 4, 5], 3)]
  }
  expect(draw("one")).toEqual(draw("one"))
  expect(draw("one")).not.toEqual(draw("two"))
  const random = new Random("spread")
  const drawn = Array.from({ length: 2000 }, () => random.whole(1, 4))
  for (const number of [1, 2, 3, 4]) expect(drawn.filter((one) => one === number).length).toBeGreaterThan(400)
})

describe("the environment", () => {
  test("has defaults, and treats an empty variable as missing", () => {
    const expected = {
      port: 4010,
      host: "127.0.0.1",
      scale: "normal",
      portal: undefined,
      file: undefined,
    }
    expect(readEnvironment({ MOCK_FILE: "" })).toEqual(expected)
  })
  test.each([{ MOCK_PORT: "x" }, { MOCK_PORT: "70000" }, { MOCK_SCALE: "huge" }])(
    "%j is refused with the name of the variable",
    (variables) => expect(() => readEnvironment(variables)).toThrow(Object.keys(variables)[0]),
  )
})
