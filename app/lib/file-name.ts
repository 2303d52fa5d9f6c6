import { cleanLine } from "./clean-text.ts"

/** Maximum length of a file name in the contract (`File.name`), in characters. */
const maxLength = 255

/** The extension of a file name, in lower case without the dot; "" if it has none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.\s]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? ""
}

/**
 * Cleans a file name for storing and display (quality row 46): no folder of the sender, no characters that change the text direction,
 * at most 255 characters including the extension; never `.` or `..`.
 * @returns "file" if nothing is left
 */
export function cleanFileName(name: string): string {
  const last = cleanLine(name).split(/[\\/]/).at(-1) ?? ""
  const plain = last
    .replaceAll('"', "'")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[. ]+$/u, "")
  const characters = [...plain]
  if (characters.length <= maxLength) return plain || "file"
  const ending = extensionOf(plain)
  return characters.slice(0, maxLength - ending.length - 1).join("") + (ending && `.${ending}`)
}

const programs = /^(exe|com|scr|pif|bat|cmd|msi|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|sh|app|apk|dll)$/
const documents = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|png|jpe?g|gif|webp|bmp|zip)\.[^.]+$/i

/** Whether a program has the name of a document, as in `report.pdf.exe`. */
export function isProgramInDisguise(name: string): boolean {
  return programs.test(extensionOf(name)) && documents.test(name)
}
