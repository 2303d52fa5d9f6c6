import { crc32 } from "node:zlib"
import type { XlsxPart } from "./xlsx-archive.server.ts"

const localSignature = 0x04034b50
const entrySignature = 0x02014b50
const endSignature = 0x06054b50

/** What both headers of an entry say from its version on: not packed, so twice the same size. */
function facts(name: Buffer, bytes: Buffer): Buffer {
  const { length } = bytes
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(0x0800, 2) // the name is UTF-8
  header.writeUInt32LE(crc32(bytes), 10)
  header.writeUInt32LE(length, 14)
  header.writeUInt32LE(length, 18)
  header.writeUInt16LE(name.length, 22)
  return header
}

function signed(signature: number, rest: Buffer): Buffer {
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(signature)
  return Buffer.concat([mark, rest])
}

/**
 * The parts as an archive that packs nothing: the form in which `read-excel-file` takes them, without unpacking anything a
 * second time that was not looked at the first time.
 */
export function storedZip(parts: readonly XlsxPart[]): ArrayBuffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const header = facts(name, part.bytes)
    const local = Buffer.concat([signed(localSignature, header), name, part.bytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(signed(entrySignature, Buffer.concat([Buffer.from([20, 0]), header, place, name])))
    files.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...files, index, signed(endSignature, end)])).buffer
}
