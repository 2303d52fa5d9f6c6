import { inWorker } from "#app/runtime/in-worker.server.ts"
import { compareTexts, type Comparison } from "./compare-texts.server.ts"

type TextDiff = ReturnType<typeof compareTexts>

/** Maximum characters of both texts together for a comparison in the main thread, where it is faster than in a worker. */
const shortTexts = 8_192

const compare = inWorker<Comparison, TextDiff>("compare-worker", import.meta.url, {
  atOnce: 1,
  waiting: 8,
  deadline: 5_000,
  memory: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
})

/**
 * Compares two revisions (`compareTexts`). Long ones are compared in a worker thread, so that they do not delay other requests: every
 * member may open the page, and two of the longest texts take half a second of CPU time (P16, row 22).
 * @returns `isCut` also if the worker is busy or too slow
 */
export async function compareInWorker(comparison: Comparison): Promise<TextDiff> {
  const { older, newer } = comparison
  if (older.content.text.length + newer.content.text.length <= shortTexts) return compareTexts(comparison)
  const answer = await compare(comparison)
  return typeof answer === "string" ? { isCut: true } : answer
}
