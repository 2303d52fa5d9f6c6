import { crc32, deflateRawSync } from "node:zlib"

/** An entry of an archive; `packed`: its compressed content, if given; `declared`: the size that its headers state. */
export type Entry = { name: string; content: string | Buffer; packed?: Buffer; declared?: number }

/** A ZIP archive with these entries, as office programs write it, or deliberately malformed. */
export function archive(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, declared, packed: given } of entries) {
    const plain = Buffer.from(content)
    const packed = given ?? deflateRawSync(plain, { level: 9 })
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x0800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(declared ?? plain.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), facts, title, packed])
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), facts, place, title]))
    files.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, index, Buffer.from("PK\u0005\u0006", "latin1"), end])
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const relations = "http://schemas.openxmlformats.org/package/2006/relationships"

/** All parts of a workbook except its sheet. */
export const frame: readonly Entry[] = [
  {
    name: "[Content_Types].xml",
    content:
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="xml" ContentType="application/xml"/></Types>',
  },
  {
    name: "_rels/.rels",
    content: `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: "xl/workbook.xml",
    content: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: "xl/_rels/workbook.xml.rels",
    content:
      `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  },
]

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;")

/** The part of a workbook with its sheet. @param rows of XML, `<row …>…</row>` @param after XML after the rows */
export function sheet(rows: string, after = ""): Entry {
  return {
    name: "xl/worksheets/sheet1.xml",
    content: `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
  }
}

/** A workbook as spreadsheet programs save it, with a shared string table. */
export function workbook(rows: readonly (readonly string[])[], more: readonly Entry[] = []): Buffer {
  const texts = new Map<string, number>()
  const cell = (text: string, column: number, row: number) => {
    if (!texts.has(text)) texts.set(text, texts.size)
    return `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="s"><v>${texts.get(text)}</v></c>`
  }
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((text, column) => (text ? cell(text, column, row) : "")).join("")}</row>`,
  )
  const strings = {
    name: "xl/sharedStrings.xml",
    content: `${head}<sst xmlns="${main}">${[...texts.keys()].map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`,
  }
  return archive([...frame, strings, sheet(lines.join("")), ...more])
}

/** A member list with the headings of the English template. */
export function memberList(rows: readonly (readonly string[])[]): Buffer {
  return workbook([["Email", "Name", "Organisation", "Groups"], ...rows])
}

/** A member list with `total` people. */
export function manyMembers(total: number): Buffer {
  return memberList(
    Array.from({ length: total }, (_, at) => [
      `person${at}@many.example`,
      `Person ${at}`,
      `Company ${at % 40}`,
      "COPT",
    ]),
  )
}

let packed: Buffer | undefined

/** A ZIP bomb: 400 MB of spaces in some 390 KB; `declared`: the size that its headers state. */
export function bomb(declared = 400 * 1024 * 1024): Buffer {
  packed ??= deflateRawSync(Buffer.alloc(400 * 1024 * 1024, " "), { level: 9 })
  return archive([...frame, { name: "xl/worksheets/sheet1.xml", content: "", packed, declared }])
}

/** A workbook of several sheets, some of them hidden. @param sheets their rows as XML */
export function sheets(list: readonly { name: string; state?: string; rows: string }[]): Buffer {
  const named = list.map(({ name, state }, at) => {
    return `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="rId${at + 1}"/>`
  })
  const related = list.map((_sheet, at) => {
    return `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`
  })
  const parts = list.map(({ rows }, at) => ({ ...sheet(rows), name: `xl/worksheets/sheet${at + 1}.xml` }))
  return archive([
    ...frame.slice(0, 2),
    {
      name: "xl/workbook.xml",
      content: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `${head}<Relationships xmlns="${relations}">${related.join("")}</Relationships>`,
    },
    ...parts,
  ])
}
