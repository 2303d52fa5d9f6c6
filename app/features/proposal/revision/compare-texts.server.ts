import { renderedHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RichTextValue } from "#app/parts/rich-text/text-format.ts"
import { diffHtml, type MarkWords } from "./html-diff.server.ts"

type Text = { title: string; content: RichTextValue }

/** The titles and contents of two revisions, the alliance whose files they may show, and the words of marks. */
export type Comparison = { older: Text; newer: Text; alliance: string; words: MarkWords }

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/**
 * Compares two revisions as they are shown, so that the spelling of Markdown or HTML does not count as a difference; the first block is the
 * title. `isCut` also if a content cannot be parsed.
 */
export function compareTexts({ older, newer, alliance, words }: Comparison) {
  const htmlOf = ({ title, content }: Text) => {
    const html = renderedHtml(content, { alliance })
    return html === undefined ? undefined : `<p><strong>${escaped(title)}</strong></p>${html}`
  }
  const [before, after] = [htmlOf(older), htmlOf(newer)]
  if (before === undefined || after === undefined) return { isCut: true } as const
  return diffHtml(before, after, words)
}
