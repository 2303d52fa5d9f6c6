/** Starts a read before it is known whether its result is needed. A failure affects only code that awaits the result. */
export function startEarly<Value>(read: Promise<Value>): Promise<Value> {
  read.catch(() => undefined) // an unhandled rejection would end the process
  return read
}

/** Awaits two reads that run in parallel (docs/quality.md, P10). If both fail, the failure of the first is thrown. */
export async function inParallel<First, Others>(
  first: Promise<First>,
  others: Promise<Others>,
): Promise<[First, Others]> {
  const begun = startEarly(others)
  return [await first, await begun]
}
