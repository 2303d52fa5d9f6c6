import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { EntryContext } from "@remix-run/node"
import { describe, expect, test } from "vitest"
import { takeHandover } from "#app/server/framework/handover.ts"

const require = createRequire(import.meta.url)
const sourceOf = (name: string, file: string) =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), "dist", file), "utf8")

const entryOf = (stream: ReadableStream<Uint8Array> | undefined) => ({ serverHandoffStream: stream }) as EntryContext
const never = new Promise<void>(() => undefined)
const bytes = (text: string) => new TextEncoder().encode(text)

/** The loader data as the renderer reads it. */
const resultOf = ({ renderMeta }: EntryContext) =>
  (renderMeta as { streamCache: Record<number, { result: unknown }> }).streamCache[0]?.result

describe("loader data that is read before the page is rendered", () => {
  test("complete data is available to the renderer as if it had read the stream", async () => {
    const entry = entryOf(
      new ReadableStream({
        start(controller) {
          controller.enqueue(bytes("[1,2]"))
          controller.close()
        },
      }),
    )
    expect(await takeHandover(entry, never)).toBe(true)
    expect(resultOf(entry)).toEqual({ done: true, value: "[1,2]" })
  })

  test("incomplete data is available, and the rest stays in the stream", async () => {
    const stream = new ReadableStream({ start: (controller) => controller.enqueue(bytes("[1")) })
    const entry = entryOf(stream)
    expect(await takeHandover(entry, Promise.resolve())).toBe(false)
    expect(resultOf(entry)).toEqual({ done: false, value: "[1" })
    expect(stream.locked).toBe(false)
  })

  test("a page without a stream is complete", async () => {
    expect(await takeHandover(entryOf(undefined), never)).toBe(true)
  })

  test("Remix still uses these internal names", () => {
    const transfer = sourceOf("@remix-run/react", "single-fetch.js")
    for (const name of ["renderMeta", "streamCache", "promise.result"]) expect(transfer, name).toContain(name)
    expect(sourceOf("@remix-run/server-runtime", "server.js")).toContain("serverHandoffStream")
  })
})
