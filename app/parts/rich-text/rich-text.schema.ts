import * as z from "zod/mini"
import { textFormatValues } from "#openapi/generated/values/text-format.ts"
import { cleanMarkup } from "#app/lib/clean-text.ts"
import { fieldCode, messageCode } from "#app/lib/message-code.ts"
import { choice } from "#app/forms/schema/schema.ts"
import { isBlank } from "./blank.ts"
import type { RichTextValue } from "./text-format.ts"

/** Maximum size of a rich text in bytes of UTF-8 (contract). */
export const maxBytes = 65_536

/** Removes invisible characters and surrounding blank lines, but keeps the indentation of the first line, which means code in Markdown. */
const tidied = (text: string) =>
  cleanMarkup(text)
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .trimEnd()

const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength

/** Kilobytes of 1,024 bytes, rounded up. */
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)

/**
 * A required text in one of the formats, parsed to the contract's `RichTextInput` (FORM-04).
 * @param most its maximum size in bytes of UTF-8
 */
export function richText(most = maxBytes) {
  const text = z.string().check(
    z.overwrite(tidied),
    z.refine<string>((value) => bytesOf(value) <= most, {
      error: ({ input }) =>
        messageCode("rich-text.too-long", { limit: kilobytes(most), size: kilobytes(bytesOf(String(input))) }),
    }),
  )
  return z
    .object({ format: choice(textFormatValues), text })
    .check(z.refine((value) => !isBlank(value), { path: ["text"], error: fieldCode("required") }))
}

/** Like `richText`, but the text may be empty or blank; the value is then `undefined`. */
export function optionalRichText(most = maxBytes) {
  const blankToNothing = z.transform((value: Partial<RichTextValue> | undefined) => {
    const { format = "markdown", text = "" } = value ?? {}
    return isBlank({ format, text }) ? undefined : { format, text }
  })
  return z.pipe(
    z.optional(z.object({ format: z.optional(choice(textFormatValues)), text: z.optional(z.string()) })),
    z.pipe(blankToNothing, z.optional(richText(most))),
  )
}
