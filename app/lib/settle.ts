/** A part of a page that loads and fails independently (DASH-07). */
export type Loaded<Value> =
  | { state: "ready"; value: Value }
  | { state: "failed"; reason: "timeout" | "unauthorized" | "not_built" | "error" }

/** A part that has been loaded or is still loading. */
export type Eventually<Value> = Loaded<Value> | Promise<Loaded<Value>>

/**
 * Waits for all parts up to a timeout. Parts that are not ready in time remain promises and are streamed later in the same response.
 * @param timeout milliseconds
 */
export async function settleWithin<Parts extends Record<string, Promise<Loaded<unknown>>>>(
  parts: Parts,
  timeout: number,
): Promise<{ [Name in keyof Parts]: Parts[Name] | Awaited<Parts[Name]> }> {
  const arrived = new Map<string, Loaded<unknown>>()
  const arrivals = Object.entries(parts).map(async ([name, part]) => arrived.set(name, await part))
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise((resolve) => {
    timer = setTimeout(resolve, timeout)
  })
  await Promise.race([Promise.all(arrivals), timedOut])
  clearTimeout(timer)
  const settled = Object.entries(parts).map(([name, part]) => [name, arrived.get(name) ?? part])
  return Object.fromEntries(settled) as { [Name in keyof Parts]: Parts[Name] | Awaited<Parts[Name]> }
}
