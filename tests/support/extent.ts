/**
 * How much is tried of what is too much to try each time. `npm run check` is quick: it takes a portion of the long tables (every page
 * for every person, with every hostile text), and leaves out what
 * starts portals of its own, most of which waits for clocks (`vitest.config.ts`). `npm test`, and a test that is run by itself, take everything.
 */
export const isQuick = process.env.TEST_EXTENT === "quick"

/** All rows of a table; in a quick run `count` of them, spread evenly from the first to the last. */
export function portion<Row>(rows: readonly Row[], count: number): Row[] {
  if (!isQuick || rows.length <= count) return [...rows]
  return Array.from({ length: count }, (_, at) =>
    Math.round((at * (rows.length - 1)) / Math.max(count - 1, 1)),
  ).flatMap((at) => rows.slice(at, at + 1))
}

/** Set to the seed that a failed property has printed, everything made up is made up as it was then. */
const seed = process.env.FC_SEED === undefined ? {} : { seed: Number(process.env.FC_SEED) }

/** How often a property is tried with made-up values: a tenth in a quick run. fast-check prints the seed of one that fails. */
export function runs(count: number): { numRuns: number; seed?: number } {
  return { numRuns: isQuick ? Math.ceil(count / 10) : count, ...seed }
}
