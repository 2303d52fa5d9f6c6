/** A text field of a body or query that has not been validated yet. */
export function textIn(of: unknown, field: string): string | undefined {
  const value = typeof of === "object" && of !== null ? (of as Record<string, unknown>)[field] : undefined
  return typeof value === "string" ? value : undefined
}

/** The result of `find`, or undefined if it refuses; calling `find` again later throws the reason. */
export function resultOrUndefined<T>(find: () => T): T | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}
