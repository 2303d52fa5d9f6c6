/** A part of a file: the offsets of its first and last byte, both inclusive. */
export type Part = { first: number; last: number }

/** Parses one range: `first-last`, `first-` or `-length`. */
function partOf(from: string, to: string, size: number): Part {
  if (from === "") return { first: Math.max(size - Number(to), 0), last: size - 1 }
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) }
}

/**
 * Parses a `Range` header with a single byte range (RFC 9110, 14.1.2). Returns undefined for no header, other units and several ranges: the
 * whole file is sent then.
 */
export function rangeOf(header = "", size: number): Part | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  const isReversed = from !== "" && to !== "" && Number(to) < Number(from)
  if (from + to === "" || isReversed) return undefined
  const part = partOf(from, to, size)
  return part.first > part.last ? "unsatisfiable" : part
}
