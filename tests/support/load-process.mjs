import autocannon from "autocannon"
import { setTimeout as wait } from "node:timers/promises"

/** Slices of a second, each with its own autocannon instance: a single one sends all its requests at the start of a second. */
const parts = 20

/** Splits the load into slices, each starting a little later than the one before. @param {autocannon.Options} options */
function steadily(options) {
  const rate = options.overallRate
  if (!rate) return [options]
  const share = (/** @type {number} */ part) =>
    Math.floor((rate * (part + 1)) / parts) - Math.floor((rate * part) / parts)
  return Array.from({ length: parts }, (_, part) => ({ ...options, overallRate: share(part) })).filter(
    ({ overallRate }) => overallRate > 0,
  )
}

/** @type {Record<string, number[]>} */
const times = {}

/** @param {autocannon.Options} options @returns {Promise<number>} number of failed requests */
const ask = (options) =>
  new Promise((resolve, reject) => {
    const running = autocannon(options, (error, { errors, timeouts }) =>
      error ? reject(error) : resolve(errors + timeouts),
    )
    running.on("response", (_client, status, _bytes, milliseconds) => (times[status] ??= []).push(milliseconds))
  })

/**
 * Sends requests at full speed or at the given rate, as the message says, and reports the results. Runs in a separate process so that
 * the load generator does not compete with the tests.
 */
process.once("message", async (/** @type {autocannon.Options} */ options) => {
  const started = performance.now()
  const runs = steadily(options).map((share, part) => wait((part * 1_000) / parts).then(() => ask(share)))
  const errors = (await Promise.all(runs)).reduce((all, some) => all + some, 0)
  process.send?.({ seconds: (performance.now() - started) / 1_000, errors, times }, () => process.disconnect())
})
