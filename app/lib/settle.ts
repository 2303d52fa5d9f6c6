/** A part of a page that loads and fails on its own (DASH-07). */
export type Loaded<Value> =
  { state: "ready"; value: Value } | { state: "failed"; reason: "timeout" | "unauthorized" | "not_built" | "error" }

/** A part that is here already, or will be. */
export type Eventually<Value> = Loaded<Value> | Promise<Loaded<Value>>

/**
 * Waits for all parts, but not for long: what is not here in time stays a promise and arrives later in the same answer.
 * @param patience milliseconds
 */
export async function settleWithin<Parts extends Record<string, Promise<Loaded<unknown>>>>(
  parts: Parts,
  patience: number,
): Promise<{ [Name in keyof Parts]: Parts[Name] | Awaited<Parts[Name]> }> {
  const arrived = new Map<string, Loaded<unknown>>()
  const arrivals = Object.entries(parts).map(async ([name, part]) => arrived.set(name, await part))
  let timer: NodeJS.Timeout | undefined
  const impatience = new Promise((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([Promise.all(arrivals), impatience])
  clearTimeout(timer)
  const settled = Object.entries(parts).map(([name, part]) => [name, arrived.get(name) ?? part])
  return Object.fromEntries(settled) as { [Name in keyof Parts]: Parts[Name] | Awaited<Parts[Name]> }
}
