const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Text made safe for HTML content and quoted attributes. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** One line of a description: `code` and *emphasis*. */
export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*([^*\s][^*]*)\*/g, "<em>$1</em>")
}

/** A table with a head; cells are HTML. No rows: nothing. */
export function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return ""
  const line = (tag: "th" | "td", cells: string[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`
  const body = rows.map((cells) => line("td", cells)).join("\n")
  return `<div class="scroll"><table><thead>${line("th", head)}</thead><tbody>${body}</tbody></table></div>`
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

/** The items of a numbered list; a line without a number goes on with the one before. */
function items(text: string): string[] {
  return text
    .split(/\n(?=\d+\. )/)
    .map((item) => `<li>${inline(item.replace(/^\d+\. /, "").replaceAll(/\s*\n\s*/g, " "))}</li>`)
}

/** The few kinds of Markdown that descriptions use: paragraphs, numbered lists, second-level headings, tables. */
export function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter((part) => part !== "")
    .map(block)
    .join("\n")
}
