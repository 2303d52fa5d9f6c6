import { fileTypeFromBuffer } from "file-type"
import { extensionOf, isProgramInDisguise } from "#app/lib/file-name.ts"

/** As many first bytes as tell every kind below. */
export const bytesOfKind = 4100

const office = [
  "zip",
  "docx",
  "xlsx",
  "pptx",
  "docm",
  "xlsm",
  "pptm",
  "dotx",
  "xltx",
  "potx",
  "odt",
  "ods",
  "odp",
  "epub",
  "jar",
]
const legacyOffice = ["cfb", "rtf"]
const video = ["mp4", "m4v", "mov", "3gp", "m4a", "heic", "avif"]
const program = ["exe", "elf", "macho", "dll"]

/** What may be inside a file of this ending, as `file-type` names it. */
const insides: Record<string, string[]> = {
  pdf: ["pdf"],
  png: ["png", "apng"],
  jpg: ["jpg"],
  jpeg: ["jpg"],
  gif: ["gif"],
  webp: ["webp"],
  bmp: ["bmp"],
  tif: ["tif"],
  tiff: ["tif"],
  docx: office,
  xlsx: office,
  pptx: office,
  odt: office,
  ods: office,
  odp: office,
  zip: office,
  doc: legacyOffice,
  xls: legacyOffice,
  ppt: legacyOffice,
  rtf: ["rtf"],
  mp4: video,
  m4v: video,
  mov: video,
  mp3: ["mp3"],
  "7z": ["7z"],
  rar: ["rar"],
  gz: ["gz", "tar.gz"],
  exe: program,
  dll: program,
}

/** Endings of plain text: nothing that is recognised as anything else. */
const texts = new Set(["txt", "csv", "md", "json", "log", "tsv", "ics", "yaml", "yml"])

/**
 * Whether a file is what its name says (quality V5.28, row 46): the kind told by its first bytes fits its ending. An
 * attachment may be of any kind (contract: file.create), so an ending nobody here knows is taken as it is.
 * @param head the first `bytesOfKind` bytes, or all there are
 */
export async function isWhatItSays(name: string, head: Uint8Array): Promise<boolean> {
  if (isProgramInDisguise(name)) return false
  const ending = extensionOf(name)
  const expected = insides[ending]
  if (!expected && !texts.has(ending)) return true
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return expected ? found !== undefined && expected.includes(found.ext) : found === undefined || found.ext === "xml"
}
