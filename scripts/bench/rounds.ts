import type { Contestant } from "./contestant.ts"

/** A contestant and the page it renders. */
export type Entry = { by: Contestant; page: string }

export type Effort = {
  rounds: number
  /** milliseconds of the processor that each has in each round */
  share: number
  /** milliseconds before the first round, twice a share unless told: a portal renders a page for days, and is machine code by then */
  warm?: number
}

/** Milliseconds of the processor for one rendering, once what runs often is machine code. */
async function warmUp({ by, page }: Entry, patience: number): Promise<number> {
  const end = performance.now() + patience
  let cost = Number.NaN
  for (let times = 2; Number.isNaN(cost) || performance.now() < end; times = Math.min(times * 2, 64))
    cost = (await by.render(page, times)).cpu / times
  return cost
}

/**
 * Lets several render beside each other, in rounds of which each has one turn of every one.
 * @returns for each entry the processor time of one rendering in each round, in milliseconds
 */
export async function race<Name extends string>(
  entries: Record<Name, Entry>,
  { rounds, share, warm = 2 * share }: Effort,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(entries) as Name[]
  const costs = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>
  const times = new Map<Name, number>()
  for (const name of names) times.set(name, Math.max(1, Math.ceil(share / (await warmUp(entries[name], warm)))))
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      const { by, page } = entries[name]
      const count = times.get(name) ?? 1
      costs[name].push((await by.render(page, count)).cpu / count)
    }
  return costs
}
