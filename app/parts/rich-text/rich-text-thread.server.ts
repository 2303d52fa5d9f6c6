import { inWorker } from "#app/runtime/in-worker.server.ts"
import { convertRichText } from "./rich-text-convert.server.ts"
import type { RichTextValue, TextFormat } from "./text-format.ts"

export type Conversion = { value: RichTextValue; to: TextFormat; alliance: string | undefined }

/**
 * Maximum characters for conversion in the main thread, where it is faster than a worker. The longest possible text takes 200 ms of CPU
 * time.
 */
const shortText = 8_192

const convert = inWorker<Conversion, { value: RichTextValue | undefined }>("rich-text-worker", import.meta.url, {
  atOnce: 1,
  waiting: 8,
  deadline: 5_000,
  memory: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
})

/**
 * Converts a text to the other format (`convertRichText`). Long texts are converted in a worker thread, so that they do not delay other
 * requests (P16, row 22).
 * @returns undefined if the text cannot be parsed, or the worker is busy or too slow
 */
export async function convertInWorker(
  value: RichTextValue,
  to: TextFormat,
  alliance?: string,
): Promise<RichTextValue | undefined> {
  if (value.format === to || value.text.length <= shortText) return convertRichText(value, to, alliance)
  const answer = await convert({ value, to, alliance })
  return typeof answer === "string" ? undefined : answer.value
}
