import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { staticImports } from "#scripts/budget/assets.ts"
import {
  countPlaywright,
  countPrinted,
  countVitest,
  forChangedFiles,
  runSteps,
  settled,
  unlessPassed,
} from "#scripts/lib/steps.mjs"

let folder = ""
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "steps-"))))
afterEach(() => rmSync(folder, { recursive: true }))

function result(content: object): string {
  const file = join(folder, "result.json")
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe("a step that passed with the same inputs", () => {
  const step = (passed: number, failed = 0) => ({ name: "a step", work: () => Promise.resolve({ passed, failed }) })

  test("is not run again, and keeps its counts", async () => {
    expect(await unlessPassed(["package.json"], step(7), { folder }).work()).toEqual({ passed: 7, failed: 0 })
    const kept = { passed: 7, failed: 0, isKept: true }
    expect(await unlessPassed(["package.json"], step(0, 1), { folder }).work()).toEqual(kept)
  })

  test("is run again with other inputs, and after a failure", async () => {
    await unlessPassed(["package.json"], step(7), { folder }).work()
    const failed = { passed: 0, failed: 1 }
    expect(await unlessPassed(["tsconfig.json"], step(0, 1), { folder }).work()).toEqual(failed)
    expect(await unlessPassed(["tsconfig.json"], step(0, 1), { folder }).work()).toEqual(failed)
  })
})

describe("a step that checks each file separately", () => {
  const names = ["package.json", "tsconfig.json"]
  const looked: string[][] = []
  beforeEach(() => void looked.splice(0))
  const step = (files: string[], { failed = 0, settings = ["README.md"] } = {}) =>
    forChangedFiles("a step", {
      settings,
      folder,
      files: () => files,
      of(changed) {
        looked.push(changed)
        return { name: "a step", work: () => Promise.resolve({ passed: 1 - failed, failed }) }
      },
    }).work()

  test("checks only files that have not passed with the same content", async () => {
    await step(names.slice(0, 1))
    await step(names)
    expect(await step(names)).toEqual({ passed: 1, failed: 0, isKept: true })
    expect(looked).toEqual([["package.json"], ["tsconfig.json"]])
  })

  test("checks files again after a failure, and all files with other settings", async () => {
    await step(names, { failed: 1 })
    await step(names)
    await step(names, { settings: ["package.json"] })
    expect(looked).toEqual([names, names, names])
  })
})

describe("counting", () => {
  test("Vitest: a file that could not be loaded is one more failure", () => {
    const message = "\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at a.test.ts:3"
    const file = result({
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        { name: resolve("tests/a.test.ts"), status: "passed", assertionResults: [{ status: "passed" }] },
        {
          name: resolve("tests/b.test.ts"),
          status: "failed",
          assertionResults: [{ status: "failed", fullName: "sums add up", failureMessages: [message] }],
        },
        { name: resolve("tests/c.test.ts"), status: "failed", message: "no such module", assertionResults: [] },
      ],
    })
    const failures = ["sums add up: AssertionError: expected 1 to be 2", "tests/c.test.ts: no such module"]
    expect(countVitest(file)).toEqual({ passed: 5, failed: 2, failures })
  })

  test("Playwright: an error outside of tests is a failure", () => {
    const errors = [{ message: "the server stopped" }]
    const file = result({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 2 }, errors, suites: [] })
    expect(countPlaywright(file)).toEqual({ passed: 7, failed: 1, failures: ["outside of tests: the server stopped"] })
  })

  test("Playwright: a failed test is listed with its error and the command to run it with a trace", () => {
    const results = [{ error: { message: "it is not there\nCall log:" } }]
    const spec = (title: string, status: string) => {
      return { title, file: "e2e/a.spec.ts", line: 3, tests: [{ status, projectName: "js-en", results }] }
    }
    const suites = [{ specs: [spec("good", "expected")], suites: [{ specs: [spec("bad", "unexpected")] }] }]
    const file = result({ stats: { expected: 7, unexpected: 1, flaky: 0 }, errors: [], suites })
    const again = "npm run test:browser -- e2e/a.spec.ts:3 --project js-en --trace on"
    const failures = [`js-en bad: it is not there\n    ${again}`]
    expect(countPlaywright(file)).toEqual({ passed: 7, failed: 1, failures })
  })

  test("a missing result has no count", () => {
    expect(countVitest(join(folder, "gone.json"))).toBeUndefined()
    expect(countPlaywright(join(folder, "gone.json"))).toBeUndefined()
    expect(countPrinted("all is well")).toBeUndefined()
  })

  test("a script's count is read from its last line", () => {
    expect(countPrinted("✓ login\n12 passed, 1 failed\n")).toEqual({ passed: 12, failed: 1 })
  })

  test("a failed command has at least one failure, and so has one without a count", () => {
    expect(settled(true, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
    expect(settled(false, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 })
    expect(settled(false, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 })
    expect(settled(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
    expect(settled(true, undefined)).toEqual({ passed: 0, failed: 1 })
  })
})

test("steps are summed, a step that throws is one failure, and its output is shown", async () => {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0)
  const total = await runSteps(
    [
      { name: "good", work: async () => ({ passed: 3, failed: 0, output: "quiet" }) },
      { name: "bad", work: async () => ({ passed: 1, failed: 2, output: "loud", failures: ["this", "that"] }) },
      { name: "broken", work: () => Promise.reject(new Error("fell over")) },
    ],
    2,
  )
  write.mockRestore()
  expect(total).toMatchObject({ passed: 4, failed: 3 })
  expect(total.failures.toSorted()).toEqual(["bad: that", "bad: this", "broken: see its output"])
  const said = lines.join("")
  expect(said).toContain("✓ good")
  expect(said).toContain("✗ bad")
  expect(said).toContain("    loud")
  expect(said).toContain("fell over")
  expect(said).not.toContain("quiet")
})

test("a module's static imports count towards the first load, its dynamic ones do not", () => {
  const source = 'import{a}from"./a.js";import"./b.js";export{c}from"../c.js";const d=()=>import("./d.js")'
  expect(staticImports("/assets/x.js", source)).toEqual(["/assets/a.js", "/assets/b.js", "/c.js"])
})
