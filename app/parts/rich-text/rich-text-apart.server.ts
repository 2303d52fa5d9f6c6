import { ownThread } from "#app/lib/own-thread.server.ts"
import { convertRichText } from "./rich-text-convert.server.ts"
import type { RichTextValue, TextFormat } from "./text-format.ts"

export type Conversion = { value: RichTextValue; to: TextFormat; alliance: string | undefined }

/** Characters that are converted where one is: it takes less than a thread. The longest text of all takes 200 ms of the processor. */
const shortText = 8_192

const convert = ownThread<Conversion, { value: RichTextValue | undefined }>("rich-text-worker", import.meta.url, {
  atOnce: 1,
  waiting: 8,
  deadline: 5_000,
  memory: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
})

/**
 * A text in the other format (`convertRichText`), in a thread of its own where it is long: nobody else waits for it (P16, row 22).
 * @returns undefined for a text that cannot be read, or not now
 */
export async function convertApart(
  value: RichTextValue,
  to: TextFormat,
  alliance?: string,
): Promise<RichTextValue | undefined> {
  if (value.format === to || value.text.length <= shortText) return convertRichText(value, to, alliance)
  const answer = await convert({ value, to, alliance })
  return typeof answer === "string" ? undefined : answer.value
}
