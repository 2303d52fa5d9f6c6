import { fileTypeFromBuffer } from "file-type"
import { extensionOf, isProgramInDisguise } from "#app/lib/file-name.ts"

/** Number of leading bytes that is enough to detect every type below. */
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

/** Content types allowed for each extension, as `file-type` names them. */
const allowedTypes: Record<string, string[]> = {
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

/** Extensions of plain text: its content must not match any known type except XML. */
const textExtensions = new Set(["txt", "csv", "md", "json", "log", "tsv", "ics", "yaml", "yml"])

/**
 * Whether the content of a file fits its name (quality V5.28, row 46): the type detected from its first bytes matches its extension.
 * Attachments may be of any type (contract: file.create), so unknown extensions are accepted.
 * @param head the first `bytesOfKind` bytes, or all if the file is shorter
 */
export async function isWhatItSays(name: string, head: Uint8Array): Promise<boolean> {
  if (isProgramInDisguise(name)) return false
  const ending = extensionOf(name)
  const expected = allowedTypes[ending]
  if (!expected && !textExtensions.has(ending)) return true
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return expected ? found !== undefined && expected.includes(found.ext) : found === undefined || found.ext === "xml"
}
