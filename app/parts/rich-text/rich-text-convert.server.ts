import TurndownService from "turndown"
import { safeHtml } from "./rich-text-html.server.ts"
import {
  joined,
  resolveMarks,
  withoutMarks,
  emphasised,
  plainAddress,
  withoutAddresses,
} from "./markdown-marks.server.ts"
import type { RichTextValue, TextFormat } from "./text-format.ts"
import { markdownTarget, markdownTitle, escapeMarkdown } from "./markdown-escape.server.ts"
import { addTableRules } from "./markdown-table.server.ts"
import { findAddresses } from "./markdown.server.ts"

const turndown = new TurndownService({
  hr: "---",
})
addRules(turndown)

/**
 * Converts a text to the other format and sanitises it. Formatting that the other format does not support is lost (FORM-04): Markdown has
 * no underline, no sub- or superscript, and no cells that span several columns.
 * @param alliance its own files are allowed as pictures
 * @returns undefined if the text is too long or too deeply nested
 */
export function convertRichText(value: RichTextValue, to: TextFormat, alliance?: string): RichTextValue | undefined {
  if (value.format === to) return value
  const html = safeHtml(value, alliance)
  if (html === undefined) return undefined
  return { format: to, text: to === "html" ? html.trim() : resolveMarks(turndown.turndown(withoutMarks(joined(html)))) }
}

const attribute = (node: Node, name: string) => (node as Element).getAttribute(name) ?? ""

function isInside(node: Node, names: RegExp): boolean {
  for (let parent = node.parentElement; parent; parent = parent.parentElement)
    if (names.test(parent.nodeName)) return true
  return false
}

/** Rules that Turndown lacks, or whose output would not be read again as the same text. */
function addRules(service: TurndownService): void {
  addEmphasis(service, ["strong", "b"], "**")
  addEmphasis(service, ["em", "i"], "*")
  addEmphasis(service, ["s", "del"], "~~")
  service.addRule("break", {
    filter: "br",
    replacement: (_content, node) => (isInside(node, /^(?:H[1-6]|A)$/) ? "<br>" : "  \n"),
  })
  service.addRule("title", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement: (content, { nodeName }) => heading(content, Number(nodeName.charAt(1))),
  })
  service.addRule("block", { filter: "pre", replacement: (_content, node) => codeBlock(node) })
  service.addRule("piece", {
    filter: ({ nodeName, parentNode }) => nodeName === "CODE" && parentNode?.nodeName !== "PRE",
    replacement: (_content, { textContent }) => code(textContent ?? ""),
  })
  service.addRule("item", { filter: "li", replacement: itemRule() })
  addLinkRules(service)
  addTableRules(service)
  service.escape = escapeText
}

/** Emphasis inside the same emphasis adds nothing. */
function addEmphasis(
  service: TurndownService,
  filter: ("strong" | "b" | "em" | "i" | "s" | "del")[],
  delimiter: string,
): void {
  const names = new RegExp(`^(?:${filter.join("|")})$`, "i")
  service.addRule(delimiter, {
    filter,
    replacement: (content, node) => (isInside(node, names) ? content : emphasised(content, delimiter)),
  })
}

/** Escapes a text, except the addresses in it: readers see them as links, and a backslash would become a part of them. */
function escapeText(text: string): string {
  let result = ""
  let end = 0
  for (const { from, to } of findAddresses(text)) {
    result += escapeMarkdown(text.slice(end, from)) + plainAddress(text.slice(from, to))
    end = to
  }
  return result + escapeMarkdown(text.slice(end))
}

/** One line; number signs after a blank at its end would be left out. */
function heading(content: string, level: number): string {
  const line = content
    .trim()
    .replace(/\s*\n\s*/g, " ")
    .replace(/(?<=\s)#+$/, "\\$&")
  return line === "" ? "" : `\n\n${"#".repeat(level)} ${line}\n\n`
}

function addLinkRules(service: TurndownService): void {
  service.addRule("link", {
    filter: (node) => node.nodeName === "A" && attribute(node, "href") !== "",
    replacement: (content, node) => {
      const title = attribute(node, "title")
      const line = content.trim().replace(/\s*\n\s*/g, " ")
      if (line === plainAddress(attribute(node, "href"))) return line
      const text = withoutAddresses(line)
      return text && `[${text}](${markdownTarget(attribute(node, "href"))}${title && ` "${markdownTitle(title)}"`})`
    },
  })
  service.addRule("picture", {
    filter: "img",
    replacement: (_content, node) => {
      const text = escapeMarkdown(attribute(node, "alt").replace(/\s*\n\s*/g, " "))
      const source = attribute(node, "src")
      return source ? `![${text}](${markdownTarget(source)})` : text
    },
  })
}

/** Between more backticks than it contains in a row. */
function code(text: string): string {
  const line = text.replace(/\s*\n\s*/g, " ")
  if (line.trim() === "") return line
  const fence = "`".repeat(1 + Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length)))
  const isTouching = /^`|`$|^ .* $/.test(line)
  return isTouching ? `${fence} ${line} ${fence}` : fence + line + fence
}

/** In a table, which has no blocks, line by line. */
function codeBlock(node: Node): string {
  const text = (node.textContent ?? "").replace(/^\n|\n$/g, "")
  if (isInside(node, /^T[HD]$/)) return text.split("\n").map(code).join("\n")
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = "`".repeat(longest + 1)
  return `\n\n${fence}\n${text}\n${fence}\n\n`
}

/** Numbers list items. Turndown visits items in order, so a counter per list is enough. */
function itemRule() {
  const counts = new WeakMap<Node, number>()

  const markOf = ({ parentNode }: Node): string => {
    if (parentNode?.nodeName !== "OL") return "- "
    const number = counts.get(parentNode) ?? Number((parentNode as Element).getAttribute("start") ?? 1)
    counts.set(parentNode, number + 1)
    return `${number}. `
  }

  return (content: string, item: Node): string => {
    const mark = markOf(item)
    const lines = content.trim().replace(/\n(?!\n)/g, `\n${" ".repeat(mark.length)}`)
    return `${mark}${lines}${item.nextSibling ? "\n" : ""}`
  }
}
