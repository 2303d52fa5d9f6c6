import type { Readable } from "node:stream"
import { fromBuffer, type Entry, type ZipFile } from "yauzl"
import { XlsxRefusal } from "./xlsx-limits.ts"

/** An unpacked part of a workbook: its name in the archive and its bytes. */
export type XlsxPart = { name: string; bytes: Buffer }

const maxParts = 200
const largestInflated = 20 * 1024 * 1024
/** Limit above the `<row` tags of any real list, including empty rows (some programs write one for every row on the screen). */
const maxRowTags = 50_000

const isRead = (name: string) => name.endsWith(".xml") || name.endsWith(".rels")

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    )
  })
}

/** The entries of the archive's directory, in file order. @throws XlsxRefusal `too-much` above the limits */
function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  let declared = 0
  if (zip.entryCount > maxParts) throw new XlsxRefusal("too-much")
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

/** Counts the bytes that are actually unpacked; the sizes in the directory may be wrong. */
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
 * Rejects document types, and with them entities; also zero bytes, which another encoding could use to hide them. Limits the number of
 * rows, so that reading them does not take long.
 */
function checkXml({ name, bytes }: XlsxPart): void {
  if (bytes.includes(0) || bytes.includes("<!DOCTYPE") || bytes.includes("<!ENTITY")) throw new XlsxRefusal("unsafe")
  if (!name.startsWith("xl/worksheets/")) return
  let count = 0
  for (let at = bytes.indexOf("<row"); at >= 0; at = bytes.indexOf("<row", at + 4)) {
    count += 1
    if (count > maxRowTags) throw new XlsxRefusal("too-many-rows")
  }
}

function refusalOf(error: unknown): XlsxRefusal {
  if (error instanceof XlsxRefusal) return error
  const message = error instanceof Error ? error.message : ""
  if (/relative path|absolute path|invalid characters in fileName/i.test(message)) return new XlsxRefusal("unsafe")
  return new XlsxRefusal(/too many bytes/i.test(message) ? "too-much" : "broken")
}

/**
 * Unpacks the relevant parts of a workbook within fixed limits: number of entries, declared and actual bytes, no paths outside the archive,
 * no document types (quality row 48). Later steps use only this result.
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
