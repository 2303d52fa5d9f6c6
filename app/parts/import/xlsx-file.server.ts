import { attachment } from "#app/lib/csv.server.ts"
import { storedZip } from "./stored-zip.server.ts"

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const types = "http://schemas.openxmlformats.org/package/2006/content-types"
const relations = "http://schemas.openxmlformats.org/package/2006/relationships"
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"

/** All parts of a workbook except its sheet. */
const fixedParts = {
  "[Content_Types].xml":
    `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** Characters that XML does not allow, and those that must be escaped. */
const invalidCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }

/** A text cell, whatever its content: no spreadsheet program treats it as a formula (quality row 49). */
function cell(text: string, row: number, column: number): string {
  const safe = text.replace(invalidCharacters, "").replace(/[&<>]/g, (character) => escapes[character] ?? "")
  return `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`
}

/**
 * A workbook with one sheet as the response of a resource route, in the format in which lists are uploaded (FORM-09).
 * @param name file name, including `.xlsx`
 * @param rows at most 26 cells each
 */
export function xlsxFile(name: string, rows: readonly (readonly string[])[]): Response {
  const lines = rows.map((cells, at) => {
    return `<row r="${at + 1}">${cells.map((text, column) => cell(text, at + 1, column)).join("")}</row>`
  })
  const sheet = `<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`
  const parts = Object.entries({ ...fixedParts, "xl/worksheets/sheet1.xml": sheet })
  const bytes = storedZip(parts.map(([part, text]) => ({ name: part, bytes: Buffer.from(head + text) })))
  return new Response(bytes, {
    headers: { "Content-Type": `${kind}.sheet`, "Content-Disposition": attachment(name) },
  })
}
