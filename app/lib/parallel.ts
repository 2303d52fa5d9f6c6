/** Starts a read before it is known whether its result is needed. Its failure counts only for who awaits it. */
export function startEarly<Value>(read: Promise<Value>): Promise<Value> {
  read.catch(() => undefined) // an unhandled rejection would end the process
  return read
}

/** Awaits two reads that run at the same time (docs/quality.md, P10). A failure of the first goes before one of the others. */
export async function inParallel<First, Others>(
  first: Promise<First>,
  others: Promise<Others>,
): Promise<[First, Others]> {
  const begun = startEarly(others)
  return [await first, await begun]
}
