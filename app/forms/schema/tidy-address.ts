import { cleanCode, cleanLine, withoutEndPunctuation } from "#app/lib/clean-text.ts"

/**
 * An email address as people paste it: `Office <office@example.org>`, `mailto:office@example.org?subject=…`, with the punctuation that
 * followed it in a sentence, in full width. Any other text is only cleaned.
 */
export function tidyEmail(typed: string): string {
  return plainAddress(cleanCode(typed))
}

/** The same for a text that is clean already. */
export function plainAddress(text: string): string {
  const named = text.endsWith(">") ? text.slice(text.lastIndexOf("<") + 1, -1) : text
  const address = named
    .replace(/^mailto:\s*/i, "")
    .replace(/\?.*$/, (query) => (/^mailto:/i.test(named) ? "" : query))
    .replace(/^[\s"'(<[]+/, "")
  const end = withoutEndPunctuation(address)
  const at = end.lastIndexOf("@")
  return end.slice(0, at + 1) + end.slice(at + 1).replaceAll("。", ".") // the full stop of a Chinese keyboard
}

/** The part of an email address after the @, also if it is typed with it. */
export function tidySuffix(typed: string): string {
  return withoutEndPunctuation(cleanCode(typed).replace(/^@/, "").replaceAll("。", ".").toLowerCase())
}

/**
 * A phone number with single spaces or hyphens between its digits: brackets, dots, other hyphens and the label `tel:` are replaced, and
 * the zero of `+44 (0)20` is left out, because it is not dialled after a country code.
 */
export function tidyPhone(typed: string): string {
  return cleanCode(typed)
    .replace(/^tel[:.]?\s*/i, "")
    .replace(/^(\+[\d ]{1,5})\(0\)/, "$1 ")
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, "-")
    .replace(/[().]/g, " ")
    .trim()
    .replace(/^\+\s+/, "+")
    .replace(/ {2,}/g, " ")
    .replaceAll(/ - | -|- /g, "-")
}

/** Scheme and host of a typed URL, in half or full width. */
const origin = /^[a-zａ-ｚ]{4,5}[:：][/／]{2}[^/／?？#＃]*/iu

/** Characters that browsers percent-encode in a typed URL because no part of a URI may contain them. */
const needsEncoding = /[^\w.~!$&'()*+,;=:@/?#%[\]-]/

/**
 * A typed URL with its scheme and host in half width, percent-encoded where necessary: the address of a Chinese Wikipedia page contains its
 * title. The path stays as typed: there, full width is another page.
 */
export function tidyWebAddress(typed: string): string {
  const text = cleanLine(typed).replace(origin, (start) => start.normalize("NFKC"))
  const isTyped = /^https?:\/\//i.test(text) && (needsEncoding.test(text) || !text.startsWith("http"))
  return isTyped && URL.canParse(text) ? new URL(text).href : text
}
