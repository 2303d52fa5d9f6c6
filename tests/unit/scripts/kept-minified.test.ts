import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Plugin } from "vite"
import { afterEach, beforeEach, expect, test } from "vitest"
import { keptMinified } from "#scripts/lib/kept-minified.mjs"

type Hook = (code: string, chunk: object, output: object, meta: object) => Promise<unknown>

let folder: string
let asked: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-"))
  asked = []
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds chunks with a minifier that records its input and returns it in capitals. */
async function build(
  chunks: string[],
  { tools = "terser 1", terserOptions = {}, minify = "terser", sourcemap = false } = {},
) {
  const renderChunk: Hook = async (code) => {
    asked.push(code)
    return { code: code.toUpperCase(), map: null }
  }
  const terser = { name: "vite:terser", renderChunk }
  const plugin = keptMinified(tools, folder) as Plugin &
    Record<"configResolved" | "closeBundle", (config?: object) => void>
  plugin.configResolved({ plugins: [terser], build: { minify, terserOptions } })
  const output = { format: "es", sourcemap }
  const all = await Promise.all(chunks.map((code) => terser.renderChunk.call({}, code, {}, output, {})))
  plugin.closeBundle()
  return all.map((one) => (one as { code: string }).code)
}

test("a file that was minified once is taken from the cache; one that changed is minified", async () => {
  expect(await build(["one", "two"])).toEqual(["ONE", "TWO"])
  expect(await build(["one", "other"])).toEqual(["ONE", "OTHER"])
  expect(asked).toEqual(["one", "two", "other"])
})

test("everything is minified again with other options or tools", async () => {
  await build(["one"])
  await build(["one"], { tools: "terser 2" })
  await build(["one"], { terserOptions: { ecma: 2020 } })
  expect(asked).toEqual(["one", "one", "one"])
})

test("a build with another minifier or with source maps is not cached", async () => {
  for (const options of [{ minify: "esbuild" }, { sourcemap: true }]) await build(["one"], options)
  expect(readdirSync(folder)).toEqual([])
  expect(asked).toEqual(["one", "one"])
})

test("cached files that no build has used for a week are deleted", async () => {
  await build(["one", "two"])
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0)
  await build(["one"])
  expect(readdirSync(folder)).toHaveLength(1)
})

test("a Vite version that minifies in another way is an error, not a silent loss of the cache", () => {
  const plugin = keptMinified("terser 1", folder) as unknown as { configResolved: (config: object) => void }
  expect(() => plugin.configResolved({ plugins: [], build: {} })).toThrow("another way")
})
