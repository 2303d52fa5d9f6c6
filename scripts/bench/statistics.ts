/** The median; of an even number of values the mean of the two middle ones. NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  const high = sorted[Math.floor(middle)] ?? Number.NaN
  return (low + high) / 2
}

/** The result of several rounds, with the lowest and highest value of a single round. */
export type Figure = { figure: number; low: number; high: number }

/** The median of several values, with the lowest and the highest. */
export function figureOf(values: readonly number[]): Figure {
  return { figure: median(values), low: Math.min(...values), high: Math.max(...values) }
}

/** The undisturbed cost: the first quartile, because other load on the machine only adds to the cost. */
export function firstQuartile(costs: readonly number[]): number {
  return [...costs].sort((one, other) => one - other)[Math.floor(costs.length / 4)] ?? Number.NaN
}

/**
 * The ratio of two undisturbed costs. `low` and `high` are ratios of single rounds, in which both were measured one after the other.
 * @throws Error if the lists are empty or differ in length
 */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): Figure {
  if (ours.length !== theirs.length || ours.length === 0) throw new Error("rounds without their other half")
  const { low, high } = figureOf(ours.map((cost, round) => cost / (theirs[round] ?? Number.NaN)))
  return { figure: firstQuartile(ours) / firstQuartile(theirs), low, high }
}

/** The exponent with which a cost grows with size: 1 is linear, 2 is quadratic. */
export function growthExponent(cost: { small: number; large: number }, size: { small: number; large: number }): number {
  return Math.log(cost.large / cost.small) / Math.log(size.large / size.small)
}
