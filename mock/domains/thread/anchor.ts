import type { components } from "#openapi/generated/schema.d.ts"
import type { BodyCheck } from "#mock/engine/body-check.ts"
import type { Discussed } from "#mock/engine/domain.ts"
import { searchable } from "#mock/engine/texts.ts"
import type { RichText } from "#mock/engine/store/values.ts"
import type { AnchorRow, ThreadCommentRow, ThreadRow } from "./records.ts"

type Schemas = components["schemas"]

/** Parts of a record that the list of its threads names. */
const mostAnchors = 500

const htmlImage = /<img\b[^<>]*?\balt="([^"<>]*)"[^<>]*>/gi
const linkTarget = /\]\([^()\s]*(?:\s+"[^"]*")?\)/g
const reference = /&#(x?)([\da-f]{1,6});/gi

/** The letters and digits of a formatted text, without its markup. */
function lettersOf({ format, text }: RichText): string {
  const bare =
    format === "html" ? text.replace(htmlImage, "$1").replace(/<[^<>]*>/g, "") : text.replace(linkTarget, "]")
  const decoded = bare.replace(reference, (_whole, hex: string, digits: string) => {
    const code = Number.parseInt(digits, hex ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ""
  })
  return searchable(decoded.replace(/&[a-z]+;/gi, "")).replace(/[^\p{L}\p{N}]+/gu, "")
}

/** Whether a text has all words of a quote. */
function hasWords(content: RichText, quote: string): boolean {
  const words = searchable(quote).match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = lettersOf(content)
  return words.length > 0 && words.every((word) => letters.includes(word))
}

type Asked = Schemas["ThreadAnchorInput"]

/** Reads what a new thread is about; adds an error for a part that the record does not have. */
export function readAnchor(input: BodyCheck, anchor: Asked, record: Discussed): AnchorRow | null {
  const { revision_id = null, topic_id = null } = anchor
  const quote = input.text(anchor.quote)
  checkRevision(input, { revision_id, quote }, record)
  if (topic_id !== null && !record.topic(topic_id)) input.refuse("anchor.topic_id", "unknown_reference")
  return revision_id === null && topic_id === null ? null : { revision_id, quote, topic_id }
}

function checkRevision(
  input: BodyCheck,
  { revision_id, quote }: Pick<AnchorRow, "revision_id" | "quote">,
  { revisions }: Discussed,
): void {
  const revision = revisions.find(({ id }) => id === revision_id)
  if (revision_id !== null && !revision) input.refuse("anchor.revision_id", "unknown_reference")
  if (quote === null) return
  if (revision_id === null) input.refuse("anchor.revision_id", "required")
  if (revision && !hasWords(revision.content, quote)) input.refuse("anchor.quote", "unknown_reference")
}

/** Converts what a thread is about to the contract's shape. */
export function anchorRecord(
  anchor: AnchorRow | null,
  { revisions, topic }: Discussed,
): Schemas["ThreadAnchor"] | null {
  if (!anchor) return null
  const { revision_id, quote, topic_id } = anchor
  const revision = revisions.find(({ id }) => id === revision_id)
  return {
    revision: revision ? { id: revision.id, number: revision.number } : null,
    quote,
    topic: topic_id === null ? null : (topic(topic_id) ?? null),
  }
}

type Commented = { thread: ThreadRow; comments: readonly ThreadCommentRow[] }

/** What threads are about, each part once with its number of threads, the last discussed first. */
export function anchorTotals(threads: readonly Commented[], record: Discussed): Schemas["ThreadList"]["anchors"] {
  const parts = new Map<string, { anchor: AnchorRow; total: number; last: number }>()
  for (const { thread, comments } of threads) {
    const { anchor } = thread
    if (!anchor) continue
    const key = JSON.stringify(anchor)
    const { total = 0, last = 0 } = parts.get(key) ?? {}
    const times = comments.map(({ created_time }) => created_time)
    parts.set(key, { anchor, total: total + 1, last: Math.max(last, ...times) })
  }
  const sorted = [...parts.values()].sort((a, b) => b.last - a.last).slice(0, mostAnchors)
  return sorted.flatMap(({ anchor, total }) => {
    const shown = anchorRecord(anchor, record)
    return shown ? [{ anchor: shown, total }] : []
  })
}
