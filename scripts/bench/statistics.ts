/** The value in the middle of some numbers; the mean of the two in the middle where they are even. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  const high = sorted[Math.floor(middle)] ?? Number.NaN
  return (low + high) / 2
}

/** A figure of several rounds: the one in the middle, and how far the others lie from it. */
export type Figure = { median: number; low: number; high: number }

/** What several rounds say together. */
export function figureOf(values: readonly number[]): Figure {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) }
}

/**
 * How many times as much one thing costs as another: the ratio of each round, in which both were measured beside each other, so what
 * a neighbour on the machine does to one it does to both.
 * @throws Error when a round lacks its other half
 */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): Figure {
  if (ours.length !== theirs.length || ours.length === 0) throw new Error("rounds without their other half")
  return figureOf(ours.map((cost, round) => cost / (theirs[round] ?? Number.NaN)))
}

/** The exponent with which a cost grows: 1 is in proportion, 2 is its square. */
export function growthExponent(cost: { small: number; large: number }, size: { small: number; large: number }): number {
  return Math.log(cost.large / cost.small) / Math.log(size.large / size.small)
}
