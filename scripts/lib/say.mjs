/** An error that users can fix themselves; it is printed in one line, without a stack. */
export class Problem extends Error {}

/**
 * Prints one line.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/**
 * Runs a command's main function. Prints a `Problem` as one line and any other error with its stack; the exit code is then 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exit(1)
  }
}

/**
 * A duration for people: 0.4 s, 12.0 s.
 * @param {number} since milliseconds, from `performance.now()`
 */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
