/**
 * A copy of plain data in which equal parts are one object. Prism writes out every reference of the contract, so each operation has its own
 * copy of the schema of every record and refusal in it: shared, they take a twentieth of the memory, and Prism, which compiles a schema
 * object once, compiles the schema of refusals once and not for each of their statuses.
 */
export function sharedParts<Data>(data: Data): Data {
  const numbers = new Map<object, number>()
  const known = new Map<string, object>()
  const share = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value
    const parts = Object.entries(value).map(([name, part]) => [name, share(part)] as const)
    const content = parts.map(([name, part]) => `${JSON.stringify(name)}:${contentOf(part)}`).join()
    const key = Array.isArray(value) ? `[${content}]` : `{${content}}`
    const same = known.get(key)
    if (same) return same
    const copy = Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
    known.set(key, copy)
    numbers.set(copy, numbers.size)
    return copy
  }
  /** A shared object by its number, everything else by its value. */
  const contentOf = (part: unknown): string =>
    typeof part === "object" && part !== null ? `#${numbers.get(part)}` : String(JSON.stringify(part))
  return share(data) as Data
}
