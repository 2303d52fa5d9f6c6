import { crc32 } from "node:zlib"
import type { XlsxPart } from "./xlsx-archive.server.ts"

const localSignature = 0x04034b50
const entrySignature = 0x02014b50
const endSignature = 0x06054b50

/** Fields that both headers of an entry share, starting with the version. The entry is not compressed, so both sizes are the same. */
function sharedHeader(name: Buffer, bytes: Buffer): Buffer {
  const { length } = bytes
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(0x0800, 2) // flag: the name is UTF-8
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
 * Packs the parts as a zip archive without compression, the input format of `read-excel-file`. That way nothing is unpacked a second time
 * without the checks.
 */
export function storedZip(parts: readonly XlsxPart[]): ArrayBuffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const header = sharedHeader(name, part.bytes)
    const local = Buffer.concat([signed(localSignature, header), name, part.bytes])
    const entryDetails = Buffer.alloc(14)
    entryDetails.writeUInt32LE(offset, 10)
    directory.push(signed(entrySignature, Buffer.concat([Buffer.from([20, 0]), header, entryDetails, name])))
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
