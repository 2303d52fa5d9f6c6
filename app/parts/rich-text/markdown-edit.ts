/** The tools of the Markdown toolbar. */
export type MarkdownTool = "bold" | "italic" | "heading" | "bullets" | "numbers" | "quote" | "link"

type Range = [from: number, to: number]

/** An edit: replaces the text between `from` and `to` with `insert`, then sets the selection. */
export type MarkdownEdit = { from: number; to: number; insert: string; select: Range }

const marks = { bold: "**", italic: "*" } as const

const prefixes: Record<"heading" | "bullets" | "numbers" | "quote", (index: number) => string> = {
  heading: () => "## ",
  bullets: () => "- ",
  numbers: (index) => `${index + 1}. `,
  quote: () => "> ",
}

const prefixPatterns: Record<keyof typeof prefixes, RegExp> = {
  heading: /^#{1,6} /,
  bullets: /^[-*+] /,
  numbers: /^\d{1,9}[.)] /,
  quote: /^> ?/,
}

/**
 * The edit that a tool makes in a Markdown text; using the tool again reverts it.
 * @param selection start and end
 * @param placeholder inserted if nothing is selected
 */
export function markdownEdit(tool: MarkdownTool, text: string, selection: Range, placeholder: string): MarkdownEdit {
  if (tool === "bold" || tool === "italic") return wrap(marks[tool], text, selection, placeholder)
  if (tool === "link") return link(text, selection, placeholder)
  return prefix(tool, text, selection)
}

function wrap(mark: string, text: string, [from, to]: Range, placeholder: string): MarkdownEdit {
  const { length } = mark
  const before = text.slice(0, from)
  const isWrapped = before.endsWith(mark) && text.startsWith(mark, to) && !isHalfOfBold(mark, before)
  const chosen = text.slice(from, to)
  if (isWrapped) return { from: from - length, to: to + length, insert: chosen, select: [from - length, to - length] }
  const inside = chosen || placeholder
  return { from, to, insert: mark + inside + mark, select: [from + length, from + length + inside.length] }
}

/** The `*` before the selection may be the second half of `**`. */
function isHalfOfBold(mark: string, before: string): boolean {
  return mark === "*" && before.endsWith("**") && !before.endsWith("***")
}

function link(text: string, [from, to]: Range, placeholder: string): MarkdownEdit {
  const inside = text.slice(from, to) || placeholder
  const target = "https://"
  const begin = from + inside.length + 3
  return { from, to, insert: `[${inside}](${target})`, select: [begin, begin + target.length] }
}

function prefix(tool: keyof typeof prefixes, text: string, [from, to]: Range): MarkdownEdit {
  const start = text.lastIndexOf("\n", from - 1) + 1
  const end = text.indexOf("\n", to) < 0 ? text.length : text.indexOf("\n", to)
  const lines = text.slice(start, end).split("\n")
  const isSet = lines.every((line) => prefixPatterns[tool].test(line))
  const plain = lines.map((line) => line.replace(prefixPatterns[tool], ""))
  const insert = (isSet ? plain : plain.map((line, index) => prefixes[tool](index) + line)).join("\n")
  const last = start + insert.length
  return { from: start, to: end, insert, select: from === to ? [last, last] : [start, last] }
}
