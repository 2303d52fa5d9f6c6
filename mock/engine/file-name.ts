/** Bytes of UTF-8 that file systems allow for a name. */
export const longestName = 255
/** Shorter, because a second file of the same name gets a number. */
const longest = 200

/** Names that Windows opens as a device, with any extension. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\s*(?:\.|$))/i

/**
 * A text as the name of one file or folder, on any system: no path, not `.` or `..`, no character that nobody sees, that changes the text
 * direction or that a system refuses, no dot or space at the end, not too long with its extension.
 * @param most its length in bytes; Infinity for a name that is stored, whose length the contract limits
 * @returns "file" if nothing is left
 */
export function safeName(text: string, most = longest): string {
  const plain = text
    .normalize("NFC")
    .replace(/\s/g, " ")
    .replace(/[\p{Cc}\p{Cs}\p{DI}\ufff9-\ufffb]/gu, "")
    .replace(/ {2,}/g, " ")
    .replace(/[\\/]/g, "-")
    .replace(/[<>:"|?*]/g, "_")
  const whole = ended(plain)
  const named = device.test(whole) ? `_${whole}` : whole
  if (Buffer.byteLength(named) <= most) return named || "file"
  const [extension = ""] = /\.[A-Za-z0-9]{1,16}$/.exec(named) ?? []
  return ended(cutTo(named.slice(0, named.length - extension.length), most - extension.length)) + extension
}

/** Without white space at the start, and without dots and white space at the end. */
function ended(text: string): string {
  let end = text.length
  while (end > 0 && /[. ]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).trimStart()
}

/** The first characters of a text that fit into a number of bytes. */
function cutTo(text: string, bytes: number): string {
  let [size, end] = [0, 0]
  for (const character of text) {
    size += Buffer.byteLength(character)
    if (size > bytes) break
    end += character.length
  }
  return text.slice(0, end)
}

/** A Content-Disposition header (RFC 6266): an ASCII name for old clients, the full name as UTF-8. */
export function disposition(given: string): string {
  const name = safeName(given, Infinity)
  const plain = name.replace(/[^ -~]|["\\%]/g, "_")
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
