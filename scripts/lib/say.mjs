/** Said to the user in one line, without a stack: something they can put right themselves. */
export class Problem extends Error {}

/**
 * Prints one line.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/**
 * Runs a command's main function; a `Problem` ends the process with its one line and exit code 1, anything else keeps its stack.
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
