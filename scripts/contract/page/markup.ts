const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes text for HTML content and quoted attributes. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** Renders one line of a description: `code` and *emphasis*. */
export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*([^*\s][^*]*)\*/g, "<em>$1</em>")
}

/** A table with a header row; cells are HTML. On narrow screens rows become blocks with a label per cell. Empty string without rows. */
export function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return ""
  const heads = head.map((text) => `<th scope="col">${text}</th>`).join("")
  const body = rows.map((cells) => `<tr>${cells.map((text, at) => cell(head[at] ?? "", text)).join("")}</tr>`)
  return `<table><thead><tr>${heads}</tr></thead><tbody>${body.join("\n")}</tbody></table>`
}

/** A table cell with a label for narrow screens. Empty cells have none and are hidden there (page.css). */
export function cell(label: string, text: string, attributes = ""): string {
  const name = label.replaceAll(/<[^>]+>/g, "")
  return `<td${attributes}${name && text ? ` data-label="${name}"` : ""}>${text}</td>`
}

function cellsOf(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => inline(cell.trim()))
}

function block(text: string): string {
  const lines = text.split("\n")
  const [first = "", second = ""] = lines
  if (first.startsWith("## ")) return `<h3>${inline(first.slice(3))}</h3>${paragraphs(lines.slice(1).join("\n"))}`
  if (first.startsWith("|") && second.startsWith("|-")) return table(cellsOf(first), lines.slice(2).map(cellsOf))
  if (/^\d+\. /.test(first)) return `<ol>${items(text).join("")}</ol>`
  return `<p>${inline(lines.join(" "))}</p>`
}

/** The items of a numbered list; a line without a number continues the item before it. */
function items(text: string): string[] {
  return text
    .split(/\n(?=\d+\. )/)
    .map((item) => `<li>${inline(item.replace(/^\d+\. /, "").replaceAll(/\s*\n\s*/g, " "))}</li>`)
}

/** Renders the Markdown subset of descriptions: paragraphs, numbered lists, second-level headings, tables. */
export function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter((part) => part !== "")
    .map(block)
    .join("\n")
}
