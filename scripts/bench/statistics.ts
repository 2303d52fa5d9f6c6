/** The value in the middle of some numbers; the mean of the two in the middle where they are even. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  const high = sorted[Math.floor(middle)] ?? Number.NaN
  return (low + high) / 2
}

/** What several rounds say together, and how far single ones lie from it. */
export type Figure = { figure: number; low: number; high: number }

/** Several figures by the one in the middle. */
export function figureOf(values: readonly number[]): Figure {
  return { figure: median(values), low: Math.min(...values), high: Math.max(...values) }
}

/** What something costs when it is let alone: others on the machine only ever add, so three of four rounds are above it. */
export function quiet(costs: readonly number[]): number {
  return [...costs].sort((one, other) => one - other)[Math.floor(costs.length / 4)] ?? Number.NaN
}

/**
 * How many times as much one thing costs as another, each let alone; `low` and `high` are of single rounds, in which both were measured
 * beside each other.
 * @throws Error when a round lacks its other half
 */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): Figure {
  if (ours.length !== theirs.length || ours.length === 0) throw new Error("rounds without their other half")
  const { low, high } = figureOf(ours.map((cost, round) => cost / (theirs[round] ?? Number.NaN)))
  return { figure: quiet(ours) / quiet(theirs), low, high }
}

/** The exponent with which a cost grows: 1 is in proportion, 2 is its square. */
export function growthExponent(cost: { small: number; large: number }, size: { small: number; large: number }): number {
  return Math.log(cost.large / cost.small) / Math.log(size.large / size.small)
}
