import * as z from "zod/mini"
import { fieldCode, messageCode } from "#app/lib/message-code.ts"
import { choice } from "#app/ui/form/schema.ts"
import { textFormats, type RichTextValue } from "./text-format.ts"

/** Bytes of a rich text as UTF-8 that the contract allows. */
export const mostBytes = 65_536

const lines = (text: string) => text.replace(/\r\n?/g, "\n")

/** Without the blank lines around it; an indent of its first line is code in Markdown and stays. */
const trimmed = (text: string) =>
  lines(text)
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .trimEnd()

const shows = /<(?:img|hr)\b/i

/** Nothing to read: blanks, or HTML of blanks (`<p><br></p>`, what editors leave behind). */
export function isBlank({ format, text }: RichTextValue): boolean {
  if (format === "html" && shows.test(text)) return false
  const content = format === "html" ? text.replace(/<[^<>]*>/g, "").replace(/&(?:nbsp|#160|#xa0);/gi, " ") : text
  return content.trim() === ""
}

const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength

/** Kilobytes of 1,024 bytes, rounded up. */
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)

/**
 * A text that must be there, in one of its formats: gives the contract's `RichTextInput` (FORM-04).
 * @param most its bytes as UTF-8
 */
export function richText(most = mostBytes) {
  const text = z.string().check(
    z.overwrite(trimmed),
    z.refine<string>((value) => bytesOf(value) <= most, {
      error: ({ input }) =>
        messageCode("rich-text.too-long", { limit: kilobytes(most), size: kilobytes(bytesOf(String(input))) }),
    }),
  )
  return z
    .object({ format: choice(textFormats), text })
    .check(z.refine((value) => !isBlank(value), { path: ["text"], error: fieldCode("required") }))
}

/** The same for a text that may be left empty, or hold blanks only; `undefined` then. */
export function optionalRichText(most = mostBytes) {
  const blankToNothing = z.transform((value: Partial<RichTextValue> | undefined) => {
    const { format = "markdown", text = "" } = value ?? {}
    return isBlank({ format, text }) ? undefined : { format, text }
  })
  return z.pipe(
    z.optional(z.object({ format: z.optional(choice(textFormats)), text: z.optional(z.string()) })),
    z.pipe(blankToNothing, z.optional(richText(most))),
  )
}
