import type { components } from "#openapi/generated/schema.d.ts"

/** A format of a rich text. */
export type TextFormat = components["schemas"]["TextFormat"]

/** A rich text as it was written: the contract's RichText and RichTextInput. */
export type RichTextValue = { format: TextFormat; text: string }

/** Parses a format from a form; anything unknown is Markdown. */
export function formatOf(value: unknown): TextFormat {
  return value === "html" ? "html" : "markdown"
}

/** The other format, for a format switch. */
export function otherFormat(format: TextFormat): TextFormat {
  return format === "html" ? "markdown" : "html"
}

/** Name of the submit buttons for preview and format switch without scripts; the value is `preview` or `switch` and a field name. */
export const richTextIntent = "__rich_text__"

/** The action's response to such a button, in addition to the submitted form. */
export type RichTextShown = { name: string; html: string; value: RichTextValue }
