/**
 * `npm run bench -- --quick`: one short round of every line. It shows that each line can still be measured; its figures say nothing, so
 * only a line without a figure fails.
 */
export const isQuick = process.argv.includes("--quick")

/** How much slower than this machine a cheap phone is. */
export const slowdown = 4

/** Number of rounds, tries or repetitions: one in a quick run. */
export const repetitions = (count: number): number => (isQuick ? 1 : count)

/** Milliseconds or seconds to spend on a measurement: a tenth in a quick run. */
export const duration = (time: number): number => (isQuick ? time / 10 : time)

/** The screens or pages to measure: three in a quick run, the first, one from the middle and the last. */
export function sample<Item>(items: readonly Item[]): readonly Item[] {
  if (!isQuick || items.length <= 3) return items
  return [0, Math.floor(items.length / 2), items.length - 1].flatMap((at) => items.slice(at, at + 1))
}
