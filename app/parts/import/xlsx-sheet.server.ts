import type { XlsxPart } from "./xlsx-archive.server.ts"

/** A tag's attributes. The alternatives begin with different characters, so that the time stays proportional to the length. */
const attributes = `((?:[^<>"']|"[^"<]*"|'[^'<]*')*)`
const sheetTag = new RegExp(`<(?:\\w+:)?sheet(?=\\s)${attributes}>`, "g")
const relationTag = new RegExp(`<(?:\\w+:)?Relationship(?=\\s)${attributes}>`, "g")

function attribute(tag: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return double ?? single
}

const isTrue = (value: string | undefined) => value === "1" || value === "true"

/** The sheet to read: its number in the workbook from 1, the name of its part, and how many hidden sheets come before it. */
export type ChosenSheet = { number: number; part: string | undefined; hiddenBefore: number }

/** The first sheet that a spreadsheet program shows. A hidden one can have older rows, which nobody checked. */
export function firstVisibleSheet(parts: readonly XlsxPart[]): ChosenSheet {
  const textOf = (name: string) => parts.find((part) => part.name === name)?.bytes.toString("utf8") ?? ""
  const sheets = [...textOf("xl/workbook.xml").matchAll(sheetTag)].map(([tag]) => tag)
  const shown = sheets.findIndex((tag) => !/hidden$/i.test(attribute(tag, "state") ?? ""))
  const at = Math.max(shown, 0)
  const id = attribute(sheets[at] ?? "", "id")
  const relations = [...textOf("xl/_rels/workbook.xml.rels").matchAll(relationTag)].map(([tag]) => tag)
  const target = relations.map((tag) => attribute(tag, "Id") === id && attribute(tag, "Target")).find(Boolean)
  const part = target ? (target.startsWith("/") ? target.slice(1) : `xl/${target}`) : undefined
  return { number: at + 1, part, hiddenBefore: at }
}

const cellOrRow = new RegExp(`<((?:\\w+:)?)(row|c)(?=[\\s/>])${attributes}>`, "g")
const rowEnd = /<\/(?:\w+:)?row\s*>/g

/** `AB` for 28. */
function letters(column: number): string {
  const rest = (column - 1) % 26
  return (column > 26 ? letters((column - 1 - rest) / 26) : "") + String.fromCharCode(65 + rest)
}

function columnOf(address: string): number {
  const [name = ""] = /^[A-Z]{0,3}/i.exec(address) ?? []
  return [...name.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** Where the next row and cell stand if they do not say it themselves (ECMA-376, 18.3.1.4 and 18.3.1.73: `r` is optional). */
class Place {
  #row = 0
  #column = 0

  toRow(tag: string): void {
    this.#row = Number(attribute(tag, "r")) || this.#row + 1
    this.#column = 0
  }

  /** The address of the next cell. */
  toCell(tag: string): string {
    this.#column = columnOf(attribute(tag, "r") ?? "") || this.#column + 1
    return `${letters(this.#column)}${this.#row}`
  }
}

/** A row with cells that a filter or a person has hidden, or that has no height. */
function isHidden(tag: string): boolean {
  return !tag.endsWith("/>") && (isTrue(attribute(tag, "hidden")) || Number(attribute(tag, "ht") ?? 1) === 0)
}

/**
 * A sheet as its reader needs it: every cell has its address, and hidden rows have no cells.
 * @returns the XML, and the number of hidden rows with content
 */
export function placedCells(xml: string): { xml: string; hidden: number } {
  const place = new Place()
  const pieces: string[] = []
  let [from, hidden] = [0, 0]
  cellOrRow.lastIndex = 0
  for (let found = cellOrRow.exec(xml); found; found = cellOrRow.exec(xml)) {
    const [tag, prefix = "", kind, given = ""] = found
    const end = found.index + tag.length
    if (kind === "c") {
      const address = place.toCell(tag)
      if (attribute(tag, "r") === undefined) {
        pieces.push(xml.slice(from, found.index), `<${prefix}c r="${address}"${given}>`)
        from = end
      }
      continue
    }
    place.toRow(tag)
    if (!isHidden(tag)) continue
    rowEnd.lastIndex = end
    const close = rowEnd.exec(xml)?.index ?? xml.length
    if (/<(?:\w+:)?(?:v|is)[\s>]/.test(xml.slice(end, close))) hidden += 1
    pieces.push(xml.slice(from, end))
    from = close
    cellOrRow.lastIndex = close
  }
  return { xml: [...pieces, xml.slice(from)].join(""), hidden }
}
