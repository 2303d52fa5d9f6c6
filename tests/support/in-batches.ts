/** Runs an async function for all items, in batches of `size`, to stay below the portal's concurrency limits. */
export async function inBatches<One, Result>(
  all: readonly One[],
  size: number,
  act: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < all.length; at += size)
    results.push(...(await Promise.all(all.slice(at, at + size).map((one) => act(one)))))
  return results
}
