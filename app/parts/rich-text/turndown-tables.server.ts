import type TurndownService from "turndown"

const columns = (row: Node) =>
  [...row.childNodes].filter(({ nodeName }) => nodeName === "TH" || nodeName === "TD").length

function tableOf(row: Node): Node | null {
  const { parentNode } = row
  return parentNode?.nodeName === "TABLE" ? parentNode : (parentNode?.parentNode ?? null)
}

const isFirst = (row: Node) => (tableOf(row) as Element | null)?.querySelector("tr") === row

/** Tables as Markdown writes them: the first row is the head, a cell is one line. */
export function addTableRules(service: TurndownService): void {
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
