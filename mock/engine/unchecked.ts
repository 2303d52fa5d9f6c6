/** Text of a field of a body or query that is not validated yet. */
export function textIn(of: unknown, field: string): string | undefined {
  const value = typeof of === "object" && of !== null ? (of as Record<string, unknown>)[field] : undefined
  return typeof value === "string" ? value : undefined
}

/** What is found, or nothing where it is refused: asked again later, it says why. */
export function attempt<T>(find: () => T): T | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}
