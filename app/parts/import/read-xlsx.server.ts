import { inWorker } from "#app/runtime/in-worker.server.ts"
import type { XlsxAnswer } from "./xlsx-limits.ts"

/** Enough because `xlsx-archive` limits the unpacked size first. */
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

const read = inWorker<Uint8Array, XlsxAnswer>("xlsx-worker", import.meta.url, {
  atOnce: 2,
  waiting: 8,
  deadline: 5_000,
  memory,
})

/**
 * Reads a workbook in its own worker thread with limited memory and time, two at a time, so that it does not delay other requests (FORM-09,
 * quality P16, row 48).
 * @param bytes at most `largestWorkbook`
 */
export async function readXlsx(bytes: Uint8Array): Promise<XlsxAnswer> {
  const answer = await read(bytes)
  return typeof answer === "string" ? { problem: answer } : answer
}
