import type TurndownService from "turndown"

const columns = (row: Node) =>
  [...row.childNodes].filter(({ nodeName }) => nodeName === "TH" || nodeName === "TD").length

/** Whether a row is the first of its table: no row before it in its section, and no earlier section with rows. */
function isFirst(row: Node): boolean {
  if ((row as Element).previousElementSibling) return false
  for (let section = row.parentElement?.previousElementSibling; section; section = section.previousElementSibling)
    if (section.nodeName !== "CAPTION" && section.firstElementChild) return false
  return true
}

/** Rules that Turndown lacks, or for which its output is unusual: strike-through, code, list items, tables. */
export function addRules(service: TurndownService): void {
  service.addRule("struck", { filter: ["s", "del"], replacement: (content) => `~~${content}~~` })
  service.addRule("code", { filter: "pre", replacement: (_content, { textContent }) => fenced(textContent ?? "") })
  service.addRule("item", { filter: "li", replacement: itemRule() })
  addTableRules(service)
}

/** The fence is longer than any sequence of backticks in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = "`".repeat(longest + 1)
  return `\n\n${fence}\n${text.replace(/^\n|\n$/g, "")}\n${fence}\n\n`
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

/** The first row becomes the header row; the content of a cell becomes one line. */
function addTableRules(service: TurndownService): void {
  service.addRule("cell", {
    filter: ["th", "td"],
    replacement: (content) =>
      ` ${content
        .trim()
        .replace(/\s*\n\s*/g, " ")
        .replaceAll("|", "\\|")} |`,
  })
  service.addRule("row", {
    filter: "tr",
    replacement: (content, row) => `|${content}\n${isFirst(row) ? `|${" --- |".repeat(columns(row))}\n` : ""}`,
  })
  service.addRule("rows", { filter: ["thead", "tbody", "tfoot"], replacement: (content) => content })
  service.addRule("table", { filter: "table", replacement: (content) => `\n\n${content.trim()}\n\n` })
  service.addRule("caption", { filter: "caption", replacement: (content) => `${content}\n\n` })
}
