/** Signs with a meaning anywhere in a line. A character reference is escaped, because the text showed its source. */
const anywhere = /[\\*`[\]<]|&(?=#?\w+;)|~(?=~|$)|(?<=^|~)~/g

/** An underscore inside a word, as in `agenda_2026`, has no meaning in Markdown and stays readable. */
const underscore = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** What begins a block if it begins a line: headings, lists, quotes, rules, tables, underlined headings. */
const lineStart = /^(?:[-=>|]|\+(?=\s|$)|#{1,6}(?=\s|$)|:(?=-))/
const numberStart = /^(\d{1,9})([.)])(?=\s|$)/

/** A `!` before a link would make it a picture. */
const beforeLink = /!$/

/**
 * Escapes a piece of plain text for Markdown, so that it is shown as it is. Addresses are not for this function: a backslash would become a
 * part of them.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(anywhere, "\\$&")
    .replace(underscore, "\\$&")
    .replace(lineStart, "\\$&")
    .replace(numberStart, "$1\\$2")
    .replace(beforeLink, "\\!")
}

/**
 * The target of a link or picture, as it is written between brackets. Parentheses, backslashes and what looks like a character reference
 * would otherwise change it.
 */
export function markdownTarget(address: string): string {
  const signs = isBalanced(address) ? /[\\<>]/g : /[\\()<>]/g
  return address
    .replace(signs, "\\$&")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/\s/g, encodeURIComponent)
}

/** Whether parentheses come in pairs; then they may stand in a target as they are. */
function isBalanced(address: string): boolean {
  let depth = 0
  for (const [sign] of address.matchAll(/[()]/g)) {
    depth += sign === "(" ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/** The title of a link, as it is written between quotation marks. */
export function markdownTitle(title: string): string {
  return title
    .replace(/[\\"]/g, "\\$&")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/\s*\n\s*/g, " ")
}
