import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { filesBelow, hashOf, importsIn, whenChanged } from "#scripts/lib/hashes.mjs"

let base = ""

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "hashes-"))
  mkdirSync(join(base, "app/inner"), { recursive: true })
  writeFileSync(join(base, "app/a.ts"), "a")
  writeFileSync(join(base, "app/inner/b.ts"), "b")
  return () => rmSync(base, { recursive: true })
})

describe("importsIn", () => {
  test("returns every statement that imports or exports from a module, also over several lines", () => {
    const text = [
      'import { a } from "a"',
      'import "b"',
      "import {",
      "  type C,",
      '} from "c"',
      'export * from "d"',
      'const later = () => import("e")',
      'const old = require("f")',
      "export const important = 1",
    ].join("\n")
    const found = ['import { a } from "a"', 'import "b"', 'import {\n  type C,\n} from "c"', 'export * from "d"']
    expect(importsIn(text)).toBe([...found, 'import("e")', 'require("f")'].join("\n"))
    expect(importsIn("export const none = 1")).toBe("")
  })
})

describe("hashOf", () => {
  test("hashes only the selected part of a text", () => {
    const part = (text: string) => text.slice(0, 1)
    writeFileSync(join(base, "app/part.ts"), "one")
    const before = hashOf(["app"], { base, part })
    writeFileSync(join(base, "app/part.ts"), "other")
    expect(hashOf(["app"], { base, part })).toBe(before)
    writeFileSync(join(base, "app/part.ts"), "two")
    expect(hashOf(["app"], { base, part })).not.toBe(before)
  })

  test("includes every file below a folder, and skips missing folders", () => {
    expect(filesBelow(["app", "gone"], base)).toEqual(["app/a.ts", "app/inner/b.ts"])
  })

  test("changes with the content of a file, not with its time", () => {
    const before = hashOf(["app"], { base })
    utimesSync(join(base, "app/a.ts"), 1, 1)
    expect(hashOf(["app"], { base })).toBe(before)
    writeFileSync(join(base, "app/a.ts"), "other")
    expect(hashOf(["app"], { base })).not.toBe(before)
  })

  test("changes with the name of a file", () => {
    const before = hashOf(["app"], { base })
    rmSync(join(base, "app/a.ts"))
    writeFileSync(join(base, "app/c.ts"), "a")
    expect(hashOf(["app"], { base })).not.toBe(before)
  })

  test("ignores excluded folders", () => {
    const before = hashOf(["app"], { base, without: ["app/inner"] })
    writeFileSync(join(base, "app/inner/b.ts"), "other")
    expect(hashOf(["app"], { base, without: ["app/inner"] })).toBe(before)
  })
})

describe("whenChanged", () => {
  const work = vi.fn(async () => writeFileSync(join(base, "out"), "done"))
  const step = (hash: string) => ({ name: "step", hash, outputs: ["out"], work, base, folder: join(base, "stamps") })

  beforeEach(() => void work.mockClear())

  test("runs once for the same inputs, again for others", async () => {
    expect(await whenChanged(step("1"))).toBe(true)
    expect(await whenChanged(step("1"))).toBe(false)
    expect(await whenChanged(step("2"))).toBe(true)
    expect(work).toHaveBeenCalledTimes(2)
  })

  test("runs again when its output is missing", async () => {
    await whenChanged(step("1"))
    rmSync(join(base, "out"))
    expect(await whenChanged(step("1"))).toBe(true)
  })

  test("runs again after a failure", async () => {
    await whenChanged(step("1"))
    const failing = { ...step("2"), work: () => Promise.reject(new Error("no")) }
    await expect(whenChanged(failing)).rejects.toThrow("no")
    expect(await whenChanged(step("1"))).toBe(true)
  })
})
