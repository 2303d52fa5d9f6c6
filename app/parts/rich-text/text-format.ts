/** The formats a text can be written in (contract: TextFormat). */
export const textFormats = ["markdown", "html"] as const

/** One of them. */
export type TextFormat = (typeof textFormats)[number]

/** A text as it was written: the contract's RichText and RichTextInput. */
export type RichTextValue = { format: TextFormat; text: string }

/** A format as it came from a form; Markdown for anything unknown. */
export function formatOf(value: unknown): TextFormat {
  return value === "html" ? "html" : "markdown"
}

/** The format that a switch leads to. */
export function otherFormat(format: TextFormat): TextFormat {
  return format === "html" ? "markdown" : "html"
}

/** The name of the submit buttons that show or switch a text where no script does; the value is `preview` or `switch` and a field. */
export const richTextIntent = "__rich_text__"

/** What an action answers to such a button, beside the form as it was typed. */
export type RichTextShown = { name: string; html: string; value: RichTextValue }
