import type TurndownService from "turndown"
import { resolveAddresses } from "./markdown-marks.server.ts"

/* Marks around the cells and rows of a table until it is complete; nested tables are complete before the one around them. */
const cellMark = "\uFDD4"
const rowMark = "\uFDD5"

/** Most columns that a span adds: the limit of the sanitiser. */
const widest = 99

const span = (cell: Node, name: string) => Math.min(widest, Number((cell as Element).getAttribute(name) ?? 1) || 1)

/** A cell's content in one line: `<br>` keeps its line breaks. */
function oneLine(content: string): string {
  return resolveAddresses(content.trim().replace(/\s*\n\s*/g, "<br>")).replaceAll("|", "\\|")
}

type Cell = { text: string; columns: number; rows: number }

function cellOf(written: string): Cell {
  const [, columns = "1", rows = "1", text = ""] = /^(\d+),(\d+):([\s\S]*)$/.exec(written) ?? []
  return { columns: Number(columns), rows: Number(rows), text }
}

/** The texts of all fields of the grid; a cell over several fields has its text in the first one. */
function gridOf(rows: Cell[][]): string[][] {
  const grid: string[][] = rows.map(() => [])
  rows.forEach((cells, row) => {
    let column = 0
    for (const { text, columns, rows: height } of cells) {
      while (grid[row]?.[column] !== undefined) column += 1
      for (let down = 0; down < height && grid[row + down]; down += 1)
        for (let right = 0; right < columns; right += 1)
          (grid[row + down] as string[])[column + right] = down + right === 0 ? text : ""
      column += columns
    }
  })
  return grid
}

/** A Markdown table: its first row is the header, and every row has the same number of fields, because further fields are not shown. */
function tableText(rows: Cell[][]): string {
  const grid = gridOf(rows)
  const width = Math.max(...grid.map((row) => row.length))
  const lines = grid.map((row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? "").join(" | ")} |`)
  return [lines[0], `|${" --- |".repeat(width)}`, ...lines.slice(1)].join("\n")
}

function replaced(content: string): string {
  const [before = "", ...rows] = content.split(rowMark)
  const cells = rows.map((row) => row.split(cellMark).slice(1).map(cellOf)).filter((row) => row.length > 0)
  const table = cells.length > 0 ? tableText(cells) : ""
  return `\n\n${[before.trim(), table].filter(Boolean).join("\n\n")}\n\n`
}

/** Adds the rules for tables, which Turndown lacks. */
export function addTableRules(service: TurndownService): void {
  service.addRule("cell", {
    filter: ["th", "td"],
    replacement: (content, cell) => `${cellMark}${span(cell, "colspan")},${span(cell, "rowspan")}:${oneLine(content)}`,
  })
  service.addRule("row", { filter: "tr", replacement: (content) => rowMark + content })
  service.addRule("rows", { filter: ["thead", "tbody", "tfoot"], replacement: (content) => content })
  service.addRule("table", { filter: "table", replacement: replaced })
  service.addRule("caption", { filter: "caption", replacement: (content) => `${content}\n\n` })
}
