import { crc32 } from "node:zlib"
import { longestName, safeName } from "#mock/engine/file-name.ts"

export type ZipEntry = { name: string; bytes: Uint8Array }

/**
 * Creates a zip file without compression; names are UTF-8, and times are omitted.
 * @throws Error for a name that is not safe on every system (`safeName`): whoever unpacks the file writes it to their disk
 */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const unsafe = entries.find(({ name }) => name.split("/").some((part) => part !== safeName(part, longestName)))
  if (unsafe) throw new Error(`not a safe name in a zip file: ${JSON.stringify(unsafe.name)}`)
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const title = Buffer.from(name)
    const facts = factsOf(title, bytes)
    const local = Buffer.concat([signature(0x04034b50), facts, title, bytes])
    directory.push(Buffer.concat([signature(0x02014b50), version, facts, placeOf(offset), title]))
    parts.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  return Buffer.concat([...parts, index, endOf(entries.length, index.length, offset)])
}

const version = Buffer.from([20, 0])
/** Flag: the name is UTF-8. */
const utf8 = 0x0800

function signature(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}

/** The fields that local header and directory share: version, flags, stored, no time, checksum, sizes, name length. */
function factsOf(title: Buffer, bytes: Uint8Array): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(utf8, 2)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(bytes.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(title.length, 22)
  return facts
}

/** The fields that only the directory has: no comment, first disk, plain file, offset of the entry. */
function placeOf(offset: number): Buffer {
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  return place
}

function endOf(total: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(total, 4)
  end.writeUInt16LE(total, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([signature(0x06054b50), end])
}
