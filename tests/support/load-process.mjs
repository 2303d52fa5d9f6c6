import autocannon from "autocannon"
import { setTimeout as wait } from "node:timers/promises"

/** Parts of a second in which as many come: of one instance, all connections ask in its first moment. */
const parts = 20

/** The same load in parts, each a little later than the one before. @param {autocannon.Options} options */
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

/** @param {autocannon.Options} options @returns {Promise<number>} what failed */
const ask = (options) =>
  new Promise((resolve, reject) => {
    const running = autocannon(options, (error, { errors, timeouts }) =>
      error ? reject(error) : resolve(errors + timeouts),
    )
    running.on("response", (_client, status, _bytes, milliseconds) => (times[status] ??= []).push(milliseconds))
  })

/**
 * Asks for pages as fast, or as often, as the message says, and sends back what came of it: a process of its own, so that who asks
 * is not in the way of who answers.
 */
process.once("message", async (/** @type {autocannon.Options} */ options) => {
  const started = performance.now()
  const runs = steadily(options).map((share, part) => wait((part * 1_000) / parts).then(() => ask(share)))
  const errors = (await Promise.all(runs)).reduce((all, some) => all + some, 0)
  process.send?.({ seconds: (performance.now() - started) / 1_000, errors, times }, () => process.disconnect())
})
