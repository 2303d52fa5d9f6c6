/**
 * Whether only a sample of the most expensive tests runs. `npm run check` is quick: it takes a portion of the long tables (every page
 * for every person, with every hostile text), and skips tests that start their own portals, most of which wait for clocks
 * (`vitest.config.ts`). `npm test` and single test files run everything.
 */
export const isQuick = process.env.TEST_EXTENT === "quick"

/** All rows of a table; in a quick run `count` of them, spread evenly from the first to the last. */
export function portion<Row>(rows: readonly Row[], count: number): Row[] {
  if (!isQuick || rows.length <= count) return [...rows]
  return Array.from({ length: count }, (_, at) =>
    Math.round((at * (rows.length - 1)) / Math.max(count - 1, 1)),
  ).flatMap((at) => rows.slice(at, at + 1))
}

/** Set FC_SEED to the seed printed by a failed property to generate the same values again. */
const seed = process.env.FC_SEED === undefined ? {} : { seed: Number(process.env.FC_SEED) }

/** Number of generated values per property: a tenth in a quick run. fast-check prints the seed of a failure. */
export function runs(count: number): { numRuns: number; seed?: number } {
  return { numRuns: isQuick ? Math.ceil(count / 10) : count, ...seed }
}
