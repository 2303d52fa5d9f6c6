/** Does something for each of many, so many at a time: as many people as the portal has places for. */
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
