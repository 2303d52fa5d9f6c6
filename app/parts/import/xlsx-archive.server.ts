import type { Readable } from "node:stream"
import { fromBuffer, type Entry, type ZipFile } from "yauzl"
import { XlsxRefusal } from "./xlsx-limits.ts"

/** A part of a workbook that is read: its name in the archive and its bytes, unpacked. */
export type XlsxPart = { name: string; bytes: Buffer }

const mostParts = 200
const largestInflated = 20 * 1024 * 1024
/** More `<row` than any list has, rows without content among them (some programs write one for every line on the screen). */
const mostRowTags = 50_000

const isRead = (name: string) => name.endsWith(".xml") || name.endsWith(".rels")

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    )
  })
}

/** The directory of the archive, in the order in which it is written. @throws XlsxRefusal `too-much` beyond the limits */
function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  let declared = 0
  if (zip.entryCount > mostParts) throw new XlsxRefusal("too-much")
  return new Promise((resolve, reject) => {
    zip.on("error", reject).on("end", () => resolve(entries))
    zip.on("entry", (entry: Entry) => {
      declared += entry.uncompressedSize
      if (declared > largestInflated) return reject(new XlsxRefusal("too-much"))
      entries.push(entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })
}

/** Counts what is unpacked, whatever the directory says. */
class Budget {
  #left = largestInflated

  take(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new XlsxRefusal("too-much")
  }
}

async function bytesOf(zip: ZipFile, entry: Entry, budget: Budget): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await openEntry(zip, entry)) {
    budget.take((chunk as Buffer).length)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/**
 * No document type, so no entities; none hidden in another encoding either, which would show as zero bytes. Not so many rows
 * that reading them takes long.
 */
function checkXml({ name, bytes }: XlsxPart): void {
  if (bytes.includes(0) || bytes.includes("<!DOCTYPE") || bytes.includes("<!ENTITY")) throw new XlsxRefusal("unsafe")
  if (!name.startsWith("xl/worksheets/")) return
  let count = 0
  for (let at = bytes.indexOf("<row"); at >= 0; at = bytes.indexOf("<row", at + 4)) {
    count += 1
    if (count > mostRowTags) throw new XlsxRefusal("too-many-rows")
  }
}

function refusalOf(error: unknown): XlsxRefusal {
  if (error instanceof XlsxRefusal) return error
  const words = error instanceof Error ? error.message : ""
  if (/relative path|absolute path|invalid characters in fileName/i.test(words)) return new XlsxRefusal("unsafe")
  return new XlsxRefusal(/too many bytes/i.test(words) ? "too-much" : "broken")
}

/**
 * Unpacks what is read of a workbook, inside fixed limits: entries, declared and real bytes, names that stay inside, no
 * document types (quality row 48). What comes out is all that is looked at afterwards.
 * @throws XlsxRefusal
 */
export async function unpackXlsx(bytes: Buffer): Promise<XlsxPart[]> {
  if (bytes.length < 4 || bytes.readUInt32BE(0) !== 0x504b0304) throw new XlsxRefusal("kind")
  try {
    const zip = await open(bytes)
    const entries = await entriesOf(zip)
    if (!entries.some(({ fileName }) => fileName === "xl/workbook.xml")) throw new XlsxRefusal("kind")
    const budget = new Budget()
    const parts: XlsxPart[] = []
    for (const entry of entries.filter(({ fileName }) => isRead(fileName))) {
      const part = { name: entry.fileName, bytes: await bytesOf(zip, entry, budget) }
      checkXml(part)
      parts.push(part)
    }
    return parts
  } catch (error) {
    throw refusalOf(error)
  }
}
