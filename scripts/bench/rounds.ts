import { duration, repetitions } from "./effort.ts"
import type { Renderer } from "./renderer.ts"

/** A renderer and the page it renders. */
export type Entry = { by: Renderer; page: string }

export type Effort = {
  rounds: number
  /** CPU milliseconds per renderer and round */
  share: number
  /** milliseconds of warm-up before the first round, default twice a share: in production the code is already JIT-compiled */
  warm?: number
}

/** CPU milliseconds of one rendering after the warm-up, once hot code is JIT-compiled. */
async function warmUp({ by, page }: Entry, duration: number): Promise<number> {
  const end = performance.now() + duration
  let cost = Number.NaN
  for (let times = 2; Number.isNaN(cost) || performance.now() < end; times = Math.min(times * 2, 64))
    cost = (await by.render(page, times)).cpu / times
  return cost
}

/**
 * Measures several renderers alternately: in each round, every entry has one turn.
 * @returns for each entry the CPU milliseconds of one rendering in each round
 */
export async function measureAlternately<Name extends string>(
  entries: Record<Name, Entry>,
  { rounds, share: wholeShare, warm = 2 * wholeShare }: Effort,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(entries) as Name[]
  const share = duration(wholeShare)
  const costs = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>
  const times = new Map<Name, number>()
  for (const name of names)
    times.set(name, Math.max(1, Math.ceil(share / (await warmUp(entries[name], duration(warm))))))
  for (let round = 0; round < repetitions(rounds); round += 1)
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      const { by, page } = entries[name]
      const count = times.get(name) ?? 1
      costs[name].push((await by.render(page, count)).cpu / count)
    }
  return costs
}
