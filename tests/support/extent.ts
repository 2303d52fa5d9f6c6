/**
 * How much of the most expensive tests runs. `whole`: everything (`npm run test:all`, and a test file that is run by its name). `core`:
 * what `npm test` needs to notice every planted bug; long tables are sampled (every page for every person, with every hostile text).
 * `quick` (`npm run check`): smaller samples, and no tests that start their own portals, most of which wait for clocks
 * (`vitest.config.ts`).
 */
const extent = process.env.TEST_EXTENT ?? "whole"

export const isQuick = extent === "quick"
export const isCore = extent === "core"

/** Whether long tables are samples: a test that counts what it has seen expects less. */
export const isSampled = isQuick || isCore

/** A run for `npm test` takes this many times the sample of a quick one. */
const coreTimes = 3

/**
 * For `portion`: all rows in `npm test`, too. The tests that walk over every registered form take it, so that a new form cannot lose or
 * change what somebody types (record 021).
 */
export const allInCore = Infinity

/** All rows of a table; in a quick run `count` of them, spread evenly from the first to the last, and in `npm test` more of them. */
export function portion<Row>(rows: readonly Row[], count: number, ofCore = coreTimes * count): Row[] {
  const most = isQuick ? count : ofCore
  if (!isSampled || rows.length <= most) return [...rows]
  return Array.from({ length: most }, (_, at) => Math.round((at * (rows.length - 1)) / Math.max(most - 1, 1))).flatMap(
    (at) => rows.slice(at, at + 1),
  )
}

/**
 * The columns of a row of a table of pairs: a form and the spellings of a day, a page and the spellings of its address. All of them in a
 * whole run; in a sampled one `count` of them, in turn, so that every row and every column is still tried.
 */
export function inTurn<Column>(columns: readonly Column[], row: number, count = 1): Column[] {
  if (!isSampled || columns.length <= count) return [...columns]
  return Array.from({ length: count }, (_, at) => (row * count + at) % columns.length).flatMap((at) =>
    columns.slice(at, at + 1),
  )
}

/** Set FC_SEED to the seed printed by a failed property to generate the same values again. */
const seed = process.env.FC_SEED === undefined ? {} : { seed: Number(process.env.FC_SEED) }

/** Number of generated values per property: fewer in a sampled run. fast-check prints the seed of a failure. */
export function runs(count: number): { numRuns: number; seed?: number } {
  const share = isQuick ? 10 : 3
  return { numRuns: isSampled ? Math.ceil(count / share) : count, ...seed }
}
