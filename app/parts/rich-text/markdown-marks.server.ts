import { escapeMarkdown, markdownTarget } from "./markdown-escape.server.ts"
import { addressLength } from "./markdown.server.ts"

/*
 * The conversion to Markdown first writes emphasis and addresses with marks, and replaces the marks when the whole text is known: whether
 * `**` works depends on the characters next to it (CommonMark, 6.2). The marks are noncharacters, which Unicode reserves for such purposes.
 */
const opening = "\uFDD0"
const closing = "\uFDD1"
const addressStart = "\uFDD2"
const addressEnd = "\uFDD3"

/** Removes the characters that are used as marks. */
export const withoutMarks = (text: string) => text.replace(/[\uFDD0-\uFDEF]/g, "")

const blank = /^(\s*)([\s\S]*?)(\s*)$/
const blockPrefix = /^((?:\s|>|[-+*] |\d+[.)] |#{1,6} )*)(.*)$/

/**
 * Emphasised content; `delimiter` is `*`, `**` or `~~`. Emphasis ends with its paragraph, so that content of several paragraphs gets it line
 * by line; code and tables in it get none.
 */
export function emphasised(content: string, delimiter: string): string {
  const [, before = "", text = "", after = ""] = blank.exec(content) ?? []
  if (text === "") return content
  const mark = (part: string) => (part === "" ? "" : `${opening}${delimiter}${part}${closing}${delimiter}`)
  if (!text.includes("\n\n")) return before + mark(text) + after
  if (/^\s*(?:```|\|)/m.test(text)) return content
  const lines = text.split("\n").map((line) => line.replace(blockPrefix, (_, prefix, rest) => prefix + mark(rest)))
  return before + lines.join("\n") + after
}

const address = /\uFDD2([^\uFDD3]*)\uFDD3/g

/** An address that readers see as a link, without escapes. */
export const plainAddress = (address: string) => addressStart + address + addressEnd

/**
 * An address as the text of a link. A quotation mark or bracket in it goes on to the next one, even beyond the end of that text, unless its
 * colon is escaped.
 */
const addressText = (written: string) => escapeMarkdown(written).replace(/:(?=.*['"({])/, "\\:")

/** The text of a link: an address in it is no link of its own. */
export const withoutAddresses = (content: string) =>
  content.replace(address, (_, written: string) => addressText(written).replace(/(?<!\\)&/g, "\\&"))

/** Replaces the marks in a Markdown text. */
export function resolveMarks(text: string): string {
  return resolveRuns(resolveAddresses(text))
}

const touching = /<\/(strong|b|em|i|s|del|code)><\1>/g

/** Sanitised HTML in which emphasis that ends where the same emphasis begins is one. */
export function joined(html: string): string {
  const next = html.replace(touching, "")
  return next === html ? html : joined(next)
}

const longestAfter = 200

/**
 * Writes addresses: bare if the same address is found again there, otherwise between `<` and `>`; with brackets or what looks like
 * a character reference as a link with a text. Before emphasis it is never bare: a bare one must not end in a character reference, which
 * `resolveRuns` writes there.
 */
export function resolveAddresses(text: string): string {
  return text.replace(address, (whole, written: string, at: number) => {
    const next = text.charAt(at + whole.length)
    if (/[<>]|&#?\w+;/.test(written + next)) return `[${addressText(written)}](${markdownTarget(written)})`
    const after = withoutMarks(text.slice(at + whole.length, at + whole.length + longestAfter))
    const isFound = addressLength(written + after) === written.length && !/[a-z0-9.+*~-]/i.test(text.charAt(at - 1))
    return isFound && next !== opening ? written : `<${written}>`
  })
}

const run = /((?:[\uFDD0\uFDD1](?:\*\*|\*|~~))+)/

/**
 * Writes the delimiters of emphasis. One between a punctuation mark and a letter has no effect: there the letter is written as a character
 * reference, which counts as punctuation.
 */
function resolveRuns(text: string): string {
  // texts and runs take turns, so that the neighbours of a run are texts
  const parts = text.split(run)
  for (let at = 1; at < parts.length; at += 2) {
    const signs = parts[at] ?? ""
    const before = parts[at - 1] ?? ""
    const after = parts[at + 1] ?? ""
    const last = lastSign(before)
    const first = firstSign(after)
    if (signs.includes(opening) && hides(first, last)) parts[at - 1] = before.slice(0, -last.length) + reference(last)
    if (signs.includes(closing) && hides(last, first)) parts[at + 1] = reference(first) + after.slice(first.length)
    parts[at] = withoutMarks(signs)
  }
  return parts.join("")
}

const firstSign = (text: string) => [...text.slice(0, 2)].at(0) ?? ""
const lastSign = (text: string) => [...text.slice(-2)].at(-1) ?? ""
const reference = (sign: string) => `&#${sign.codePointAt(0)};`
const isPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign)
/** Emphasis next to these always works, by the extension of the parser. */
const isEastAsian = (sign: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF60]/u.test(sign)

/** Whether a delimiter with `inner` on its inner side and `outer` on its outer side has no effect. */
function hides(inner: string, outer: string): boolean {
  if (outer === "" || /\s/.test(outer) || isPunctuation(outer) || isEastAsian(outer)) return false
  return isPunctuation(inner) && !isEastAsian(inner)
}
