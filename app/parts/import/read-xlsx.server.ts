import { Worker } from "node:worker_threads"
import { Places } from "#app/lib/places.server.ts"
import type { XlsxAnswer } from "./xlsx-limits.ts"

/** Threads at the same time; further files wait, and beyond some more are sent away. */
const mostAtOnce = 2
const mostWaiting = 8
/** Milliseconds for one file, the start of the thread included (quality.md, row 48). */
const deadline = 5_000
/** Of the thread's own memory; what is unpacked is limited before (xlsx-archive). */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/** The server build puts the thread's file beside its own; in development and tests it is TypeScript, which tsx runs. */
const isBuilt = new URL(import.meta.url).pathname.endsWith(".js")
const source = new URL(isBuilt ? "./xlsx-worker.js" : "./xlsx-worker.server.ts", import.meta.url)
const throughTsx = `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(source.href)})))`
const file = isBuilt ? source : throughTsx

const places = new Places(mostAtOnce, mostWaiting)

/** Starts a thread and ends it, whatever it does: answers, uses up its memory or its time. @throws what is a mistake of ours */
function inThread(bytes: Uint8Array): Promise<XlsxAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: bytes, resourceLimits, eval: !isBuilt, env: {} })
    const end = (answer: XlsxAnswer) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ problem: "too-much" }), deadline)
    worker.once("message", (answer: XlsxAnswer) => end(answer))
    worker.once("error", (error) => {
      if ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") return end({ problem: "too-much" })
      clearTimeout(timer)
      reject(error)
    })
    worker.once("exit", () => end({ problem: "broken" }))
  })
}

/**
 * Reads a workbook in a thread of its own with little memory and little time, two at a time, so that nobody else's requests
 * wait for it (FORM-09, quality.md P16, row 48).
 * @param bytes at most `largestWorkbook`
 */
export async function readXlsx(bytes: Uint8Array): Promise<XlsxAnswer> {
  const leave = await places.take()
  return leave ? inThread(bytes).finally(leave) : { problem: "busy" }
}
