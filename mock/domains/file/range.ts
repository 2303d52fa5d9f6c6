/** A part of a file: its first and its last byte, both included. */
export type Part = { first: number; last: number }

/** The part that the two numbers of a range name: `first-last`, `first-` or `-length`. */
function partOf(from: string, to: string, size: number): Part {
  if (from === "") return { first: Math.max(size - Number(to), 0), last: size - 1 }
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) }
}

/**
 * What a `Range` header asks for of a file (RFC 9110, 14.1.2): one range of bytes. Undefined for no header, another form, or several
 * ranges: all bytes are sent then.
 */
export function rangeOf(header = "", size: number): Part | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  const isTurned = from !== "" && to !== "" && Number(to) < Number(from)
  if (from + to === "" || isTurned) return undefined
  const part = partOf(from, to, size)
  return part.first > part.last ? "unsatisfiable" : part
}
