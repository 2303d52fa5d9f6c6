import { zipOf } from "./zip.ts"

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const relations = "http://schemas.openxmlformats.org/package/2006/relationships"
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml"

const parts: Readonly<Record<string, string>> = {
  "[Content_Types].xml":
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`,
  "_rels/.rels":
    `<Relationships xmlns="${relations}">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml":
    `<workbook xmlns="${main}" xmlns:r="${office}">` +
    '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels":
    `<Relationships xmlns="${relations}">` +
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // The second cell format is bold, for headings.
  "xl/styles.xml":
    `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    '<cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>',
}

/** Creates a workbook with one sheet of texts. The first row is bold; columns are slightly wider than their headings. */
export function xlsxOf(rows: readonly (readonly string[])[]): Uint8Array {
  const encode = (text: string) => new TextEncoder().encode(head + text)
  const files = Object.entries(parts).map(([name, text]) => ({ name, bytes: encode(text) }))
  return zipOf([...files, { name: "xl/worksheets/sheet1.xml", bytes: encode(sheetOf(rows)) }])
}

function sheetOf(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0] ?? []).map(
    (text, at) => `<col min="${at + 1}" max="${at + 1}" width="${Math.max(24, text.length + 4)}" customWidth="1"/>`,
  )
  const lines = rows.map(
    (cells, at) => `<row r="${at + 1}">${cells.map((text, column) => cell(text, column, at)).join("")}</row>`,
  )
  return (
    `<worksheet xmlns="${main}">${columns.length > 0 ? `<cols>${columns.join("")}</cols>` : ""}` +
    `<sheetData>${lines.join("")}</sheetData></worksheet>`
  )
}

function cell(text: string, column: number, row: number): string {
  const address = `${String.fromCharCode(65 + column)}${row + 1}`
  return `<c r="${address}" t="inlineStr"${row === 0 ? ' s="1"' : ""}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
