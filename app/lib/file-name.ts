/** Longest name of a file in the contract (`File.name`), in characters. */
const longest = 255

/** Control and direction characters, and what looks like nothing at all: a name must read as it is written. */
const unreadable = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** The kind a name ends in, in small letters without the dot; "" where it has none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.\s]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? ""
}

/**
 * A file's name as it is kept and shown (quality row 46): no folder of the sender's, nothing that turns the direction
 * of reading around, at most 255 characters with the kind it ends in.
 * @returns "file" where nothing is left
 */
export function cleanFileName(name: string): string {
  const last = name.replace(unreadable, "").split(/[\\/]/).at(-1) ?? ""
  const plain = last
    .normalize("NFC")
    .replaceAll('"', "'")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[. ]+$/u, "")
  const characters = [...plain]
  if (characters.length <= longest) return plain || "file"
  const ending = extensionOf(plain)
  return characters.slice(0, longest - ending.length - 1).join("") + (ending && `.${ending}`)
}

const programs = /^(exe|com|scr|pif|bat|cmd|msi|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|sh|app|apk|dll)$/
const documents = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|png|jpe?g|gif|webp|bmp|zip)\.[^.]+$/i

/** `report.pdf.exe`: a program under the name of a document. */
export function isProgramInDisguise(name: string): boolean {
  return programs.test(extensionOf(name)) && documents.test(name)
}
