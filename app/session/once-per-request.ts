/**
 * Makes a function that runs once per request and key, however many loaders of the page call it, and gives them all the same result
 * (quality P11).
 * @param work `context` is that of the request; the result, also a rejected promise, is kept as long as the context is
 */
export function oncePerRequest<Context extends object, Result>(
  work: (context: Context, key: string) => Result,
): (context: Context, key?: string) => Result {
  const results = new WeakMap<Context, Map<string, Result>>()
  return (context, key = "") => {
    const known = results.get(context) ?? new Map<string, Result>()
    results.set(context, known)
    const found = known.get(key)
    if (found !== undefined) return found
    const made = work(context, key)
    known.set(key, made)
    return made
  }
}
