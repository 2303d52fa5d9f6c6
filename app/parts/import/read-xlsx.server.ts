import { ownThread } from "#app/lib/own-thread.server.ts"
import type { XlsxAnswer } from "./xlsx-limits.ts"

/** What is unpacked is limited before (`xlsx-archive`), so that this is enough. */
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

const read = ownThread<Uint8Array, XlsxAnswer>("xlsx-worker", import.meta.url, {
  atOnce: 2,
  waiting: 8,
  deadline: 5_000,
  memory,
})

/**
 * Reads a workbook in a thread of its own with little memory and little time, two at a time, so that nobody else's requests
 * wait for it (FORM-09, quality P16, row 48).
 * @param bytes at most `largestWorkbook`
 */
export async function readXlsx(bytes: Uint8Array): Promise<XlsxAnswer> {
  const answer = await read(bytes)
  return typeof answer === "string" ? { problem: answer } : answer
}
