/** A read that is begun before it is known whether it is wanted: while nobody wants it, nobody asks what became of it. */
export function early<Value>(read: Promise<Value>): Promise<Value> {
  read.catch(() => undefined) // or its failure would end the process; whoever waits for it hears it all the same
  return read
}

/** Reads that need not wait for one another (quality.md P10). What the first says goes before what the others say. */
export async function beside<First, Others>(first: Promise<First>, others: Promise<Others>): Promise<[First, Others]> {
  const begun = early(others)
  return [await first, await begun]
}
