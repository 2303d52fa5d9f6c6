/** The texts in the data of a route, split at what separates the parts of an address; kept for each answer of the server. */
const partsOf = new WeakMap<object, ReadonlySet<string>>()

function collect(value: unknown, parts: Set<string>): void {
  if (typeof value === "string") {
    parts.add(value)
    if (value.startsWith("/")) for (const part of value.split(/[/?#&=]/)) parts.add(decoded(part))
  } else if (typeof value === "object" && value !== null && !(value instanceof Promise))
    for (const part of Object.values(value)) collect(part, parts)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Whether the data of a route names a record: its key stands there as a value or in an address. So no page has to say what it shows; at
 * worst a route is read again without need.
 * @param names `module key`, as the server tells them
 */
export function showsAny(data: unknown, names: Iterable<string>): boolean {
  if (typeof data !== "object" || data === null) return false
  const known = partsOf.get(data) ?? new Set<string>()
  if (!partsOf.has(data)) {
    collect(data, known as Set<string>)
    partsOf.set(data, known)
  }
  for (const name of names) if (known.has(name.slice(name.indexOf(" ") + 1))) return true
  return false
}
