import { convertRichText } from "#app/parts/rich-text/rich-text-convert.server.ts"
import type { RichTextValue } from "#app/parts/rich-text/text-format.ts"
import { diffTexts } from "./text-diff.server.ts"

type Text = { title: string; content: RichTextValue }

/** The titles and contents of two revisions, and the alliance whose files they may show. */
export type Comparison = { older: Text; newer: Text; alliance: string }

/** Compares two revisions as Markdown, so that tags do not count as differences; `isCut` also if a content cannot be parsed. */
export function compareTexts({ older, newer, alliance }: Comparison) {
  const textOf = ({ title, content }: Text) => {
    const converted = convertRichText(content, "markdown", alliance)
    return converted && `${title}\n\n${converted.text}`
  }
  const [before, after] = [textOf(older), textOf(newer)]
  if (before === undefined || after === undefined) return { isCut: true } as const
  return diffTexts(before, after)
}
