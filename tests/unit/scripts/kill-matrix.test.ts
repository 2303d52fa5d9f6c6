import { runInThisContext } from "node:vm"
import { describe, expect, test } from "vitest"
import { codeSites } from "#scripts/kill-matrix/code-sites.ts"
import { tableSites, textSites } from "#scripts/kill-matrix/data-sites.ts"
import { coverOf, type Recorded } from "#scripts/kill-matrix/coverage.ts"
import { importersOf } from "#scripts/kill-matrix/importers.ts"
import { areApart, groupsOf } from "#scripts/kill-matrix/groups.ts"
import { note, testsOf, type Matrix } from "#scripts/kill-matrix/matrix-file.ts"
import { edited, kinds, layerOf, mutantsAt, type Kind, type Site } from "#scripts/kill-matrix/mutant.ts"
import { sample } from "#scripts/kill-matrix/sample.ts"
import { search, type Answer } from "#scripts/kill-matrix/search.ts"
import { allMutants, found, mutantsOf } from "#scripts/kill-matrix/sites.ts"
import { probed } from "#scripts/kill-matrix/syntax.ts"
import { readPlaywright, readVitest, type Test } from "#scripts/kill-matrix/test-runs.ts"

/** The texts that the sites of one kind make of a text. */
const becoming = (kind: Kind, text: string, sites: readonly Site[]) =>
  sites.filter((site) => site.kind === kind).map((site) => edited(text, [site]))

const made = (kind: Kind, text: string, file = "app/x/x.server.tsx") => becoming(kind, text, codeSites(file, text))

describe("a mutant", () => {
  test("negates a condition, or takes its negation away", () => {
    expect(made("condition", "if (a > b) go()")).toEqual(["if (!(a > b)) go()"])
    expect(made("condition", "const c = !a ? 1 : 2")).toEqual(["const c = a ? 1 : 2"])
    expect(made("condition", "const c = <p>{a && <b />}</p>")).toEqual(["const c = <p>{!(a) && <b />}</p>"])
    expect(made("condition", "while (a) go()")).toEqual([])
  })

  test("leaves out a call whose result nobody uses", () => {
    expect(made("call", "function f() { a(); return b() }")).toEqual(["function f() {  return b() }"])
    expect(made("call", "if (x) await send(1)")).toEqual(["if (x) {}"])
    expect(made("call", "const c = a()")).toEqual([])
  })

  test("lets calls follow one another", () => {
    const all = "async function f() { const [a, b] = await Promise.all([one(), two()]) }"
    expect(made("await", all)).toEqual(["async function f() { const [a, b] = ([await one(), await two()] as const) }"])
    const early = "async function f() { const a = one(); const b = await two(); return [await a, b] }"
    expect(made("await", early)).toEqual([early.replace("= one()", "= await one()")])
    expect(made("await", "async function f() { const a = one(); return await two(a) }")).toEqual([])
  })

  test("drops and adds a role or state of a state table", () => {
    const table = "rows:\n  - { in: [new, old], by: [owner] }\n  - { in: all, by: [admin] }\n"
    expect(becoming("row", table, tableSites(table))).toEqual([
      table.replace("[new, old]", "[old]"),
      table.replace("[new, old]", "[new]"),
      table.replace("[owner]", "[owner, admin]"),
      table.replace("[admin]", "[admin, owner]"),
    ])
  })

  test("exchanges two texts that take the same values", () => {
    const texts = '{\n  "a": "One",\n  "b": "Two",\n  "c": "{n} more"\n}\n'
    expect(becoming("text", texts, textSites(texts))).toEqual([
      '{\n  "a": "Two",\n  "b": "One",\n  "c": "{n} more"\n}\n',
    ])
  })

  test("leaves a field out of a body or a view", () => {
    const gone = "((it) => undefined as never as typeof it)"
    const view = "const v = () => ({ a: 1, b, ...(c && { c }) })"
    expect(made("field", view)).toEqual([
      `const v = () => ({ a: ${gone}(1), b, ...(c && { c }) })`,
      `const v = () => ({ a: 1, b: ${gone}(b), ...(c && { c }) })`,
      "const v = () => ({ a: 1, b })",
    ])
    expect(made("field", view, "app/x/x.tsx")).toEqual([])
    expect(made("field", "go({ body: { a, b } })")).toEqual([
      `go({ body: { a: ${gone}(a), b } })`,
      `go({ body: { a, b: ${gone}(b) } })`,
    ])
    expect(made("field", "go({ a, b })")).toEqual([])
  })

  test("drops a class, an ARIA attribute or a role", () => {
    const markup = `const m = <p className="a b" role="note" aria-label={x}>{y}</p>`
    expect(made("class", markup)).toEqual([markup.replace("a b", "b"), markup.replace("a b", "a")])
    expect(made("class", `const m = <p className={x} />`)).toEqual(["const m = <p  />"])
    expect(made("aria", markup)).toEqual([markup.replace('role="note"', ""), markup.replace("aria-label={x}", "")])
  })

  test("has a probe that changes nothing but tells that its place was reached", () => {
    const text = "function f(a) { if (a.x) go(a); return { body: { a, b: a.x } } }"
    const mutants = mutantsAt("mock/f.ts", text, codeSites("mock/f.ts", text))
    for (const one of mutants) {
      const told: string[] = []
      Object.assign(globalThis, { killMatrixHit: (id: string) => told.push(id) })
      const code = edited(text, probed(one)).replace(" as { killMatrixHit?: (id: string) => void }", "")
      const f = runInThisContext(`(go) => { ${code}; return f }`)(() => undefined) as (a: object) => object
      expect(f({ x: 1 })).toEqual({ body: { a: { x: 1 }, b: 1 } })
      expect(told, one.kind).toEqual([one.id])
    }
    expect(mutants.map(({ kind }) => kind)).toEqual(["condition", "call", "field", "field"])
  })
})

describe("a sample", () => {
  const all = allMutants()
  const chosen = sample(all, { seed: 1, size: 160 })

  test("is the same with the same seed, and another with another", () => {
    const ids = (seed: number) => sample([...all].reverse(), { seed, size: 160 }).map(({ id }) => id)
    expect(ids(1)).toEqual(chosen.map(({ id }) => id))
    expect(ids(2)).not.toEqual(ids(1))
  })

  test("has all kinds, all layers, one mutant of a file, and none that is refused", () => {
    for (const kind of kinds) expect(chosen.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(18)
    const counts = new Map<string, number>()
    for (const { file } of chosen) counts.set(layerOf(file) ?? "", (counts.get(layerOf(file) ?? "") ?? 0) + 1)
    expect(counts.size).toBe(11)
    // app/runtime has six files
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(5)
    expect(new Set(chosen.map(({ file }) => file)).size).toBe(chosen.length)
    const [refused] = chosen
    const others = sample(all, { seed: 1, size: 160, isRefused: ({ id }) => id === refused?.id })
    expect(others.map(({ id }) => id)).not.toContain(refused?.id)
  })

  test("consists of mutants that change their file, and are found again after an edit elsewhere in it", () => {
    const one = chosen.find(({ kind, file }) => kind === "condition" && file.endsWith(".ts"))
    expect(one && found(one)).toEqual(one)
    const text = "const a = x ? 1 : 2"
    const [before] = mutantsOf("app/lib/a.ts", text)
    const [after] = mutantsOf("app/lib/a.ts", `// a comment\n${text}`)
    expect(after).toMatchObject({ id: before?.id, line: 2 })
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })
})

describe("the search for the tests that notice", () => {
  const mutants = ["a", "b", "c"].map((id) => ({ id, file: `app/lib/${id}.ts`, cover: ["1", "2", "3", "4", "5"] }))

  /** Tests that fail by the mutant, with what was asked. */
  const searched = async (noticing: Record<string, string[]>, given = mutants) => {
    const asked: string[] = []
    const told: Record<string, string[]> = {}
    const ask = (some: readonly { id: string }[], files: readonly string[]): Promise<Answer> => {
      asked.push(`${some.map(({ id }) => id).join("")} ${files.join("")}`)
      const failed = files.filter((file) => some.some(({ id }) => noticing[id]?.includes(file)))
      return Promise.resolve({ failed: failed.map((file) => ({ file, title: "t" })) })
    }
    const tell = ({ id }: { id: string }, tests: readonly Test[]) => (told[id] = tests.map(({ file }) => file))
    await search(given, [...new Set(given.flatMap(({ cover }) => cover))], ask, tell)
    return { asked, told }
  }

  test("runs them together, and then each on the files that failed", async () => {
    const { asked, told } = await searched({ a: ["1"], c: ["1"] })
    expect(told).toEqual({ a: ["1"], b: [], c: ["1"] })
    expect(asked).toEqual(["abc 12345", "a 1", "b 1", "c 1"])
  })

  test("halves a large group of which one breaks most", async () => {
    const more = ["d", "e", "f", "g"].map((id) => ({ id, file: `app/lib/${id}.ts`, cover: ["1", "2", "3", "4", "5"] }))
    const { asked, told } = await searched({ a: ["1", "2", "3", "4", "5"], g: ["2"] }, [...mutants, ...more])
    expect(told).toMatchObject({ a: ["1", "2", "3", "4", "5"], b: [], g: ["2"] })
    expect(asked.slice(0, 3)).toEqual(["abcdefg 12345", "abcd 12345", "a 12345"])
  })

  test("needs one run if other files can notice each", async () => {
    const apart = mutants.map((one, at) => ({ ...one, cover: [String(at + 1)] }))
    const { asked, told } = await searched({ a: ["1"], c: ["3"] }, apart)
    expect(told).toEqual({ a: ["1"], b: [], c: ["3"] })
    expect(asked).toEqual(["abc 123"])
  })

  test("names a mutant with which the tests do not end", async () => {
    const told: string[] = []
    const ask = (some: readonly { id: string }[]) =>
      Promise.resolve({ failed: [], ...(some.some(({ id }) => id === "b") && { stopped: "no end" }) })
    await search(mutants, ["1", "2"], ask, ({ id }, tests) =>
      told.push(`${id}: ${tests.map(({ title }) => title).join()}`),
    )
    expect(told.sort()).toEqual(["a: ", "b: no end", "c: "])
  })

  test("puts mutants of one domain, or with some of their tests in common, into different groups", () => {
    const of = (file: string, cover: string[]) => ({ id: file, file, cover })
    const some = [
      of("mock/domains/task/a.ts", ["1"]),
      of("mock/domains/task/b.ts", ["2"]),
      of("mock/domains/notice/a.ts", ["1"]),
      of("app/lib/a.ts", ["3"]),
    ]
    const files = groupsOf(some, 40).map((group) => group.map(({ id }) => id))
    expect(files).toEqual([
      ["mock/domains/task/a.ts", "app/lib/a.ts"],
      ["mock/domains/task/b.ts", "mock/domains/notice/a.ts"],
    ])
    expect(areApart([["1"], ["1", "2"]])).toBe(false)
  })
})

describe("what covers a mutant", () => {
  const [time, other] = ["tests/unit/lib/time.test.ts", "tests/unit/lib/csv.test.ts"]
  const texts = { [time]: "1", [other]: "2" }
  const none = { loaded: [], reached: [] }
  const recorded: Recorded = {
    ids: ["reached", "loaded", "never"],
    hits: { [time]: none, [other]: { loaded: ["loaded"], reached: ["reached"] } },
    files: { [time]: 1, [other]: 1 },
    texts,
    failed: [],
    seconds: 1,
  }
  const covering = (id: string, now = texts) => coverOf("unit", recorded, { id, file: "app/lib/time.server.ts" }, now)

  test("are the test files that reached its place", () => {
    expect(covering("reached")).toEqual([other])
    expect(covering("never")).toEqual([])
  })

  test("are all that import its file if it was reached while a file was loaded, or cannot be recorded", () => {
    expect(covering("loaded")).toEqual([time])
    expect(covering("planted: x")).toEqual([time])
    expect(importersOf("openapi/states/meeting.yaml")).toContain("tests/contract/state-tables.test.ts")
    expect(importersOf("app/i18n/en/meeting.json")).toContain("app/i18n/messages.server.ts")
  })

  test("are test files that import its file and are new or changed", () => {
    const zones = "tests/unit/lib/time-wall.test.ts"
    expect(covering("never", { ...texts, [time]: "changed", [other]: "changed", [zones]: "new" })).toEqual([
      time,
      zones,
    ])
  })

  test("are all of a step that tests the built portal", () => {
    expect(coverOf("routes", recorded, { id: "never", file: "app/lib/time.server.ts" })).toEqual([time, other])
  })
})

describe("results", () => {
  test("are read from vitest's and Playwright's reports", () => {
    const failing = { status: "failed", fullName: "it works" }
    const times = { startTime: 0, endTime: 1500 }
    const files = [
      { name: "/p/tests/a.test.ts", status: "failed", ...times, assertionResults: [failing] },
      { name: "/p/tests/b.test.ts", status: "failed", ...times, assertionResults: [] },
    ]
    expect(readVitest("/p", files)).toEqual({
      failed: [
        { file: "tests/a.test.ts", title: "it works" },
        { file: "tests/b.test.ts", title: "(the whole file)" },
      ],
      files: { "tests/a.test.ts": 1.5, "tests/b.test.ts": 1.5 },
    })
    const tests = [{ projectName: "js-en", status: "unexpected", results: [{ duration: 2000 }] }]
    const suite = { title: "e2e/a.spec.ts", file: "e2e/a.spec.ts", specs: [{ title: "goes", tests }] }
    expect(readPlaywright([suite])).toEqual({
      failed: [{ file: "tests/e2e/a.spec.ts", title: "js-en goes" }],
      files: { "tests/e2e/a.spec.ts": 2 },
    })
  })

  test("name one test of each of the cheapest files first", () => {
    const matrix: Matrix = { seed: 1, size: 1, refused: {}, tests: [], mutants: [] }
    const entry = {
      id: "x",
      file: "f",
      kind: "call",
      scope: "",
      line: 1,
      excerpt: "",
      becomes: "",
      ran: {},
      by: [],
    } as const
    const noted = { ...entry, ran: {}, by: [] }
    const tests = ["dear", "cheap", "cheap"].map((file, at) => ({ file, title: `t${at}` }))
    note(matrix, noted, "unit", { tests, files: { dear: 9, cheap: 1 } })
    expect(noted.ran).toEqual({ unit: 3 })
    expect(testsOf(matrix, noted).map(({ file, title }) => `${file} ${title}`)).toEqual([
      "cheap t1",
      "dear t0",
      "cheap t2",
    ])
    note(matrix, noted, "unit", { tests: [], files: {} })
    expect(noted).toMatchObject({ ran: { unit: 0 }, by: [] })
    note(matrix, noted, "contract", { tests: [], files: {}, isPart: true })
    expect(noted.ran).toEqual({ unit: 0 })
    note(matrix, noted, "contract", { tests, files: {}, isPart: true })
    expect(noted).toMatchObject({ ran: { unit: 0, contract: 3 }, partly: ["contract"] })
  })
})
