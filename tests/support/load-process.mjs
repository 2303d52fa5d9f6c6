import autocannon from "autocannon"

/**
 * Asks for pages as fast, or as often, as the message says, and sends back what came of it: a process of its own, so that who asks
 * is not in the way of who answers.
 */
process.once("message", async (/** @type {autocannon.Options} */ options) => {
  /** @type {Record<string, number[]>} */
  const times = {}
  const running = autocannon(options, (error, result) => {
    if (error) throw error
    const { duration, errors, timeouts } = result
    process.send?.({ seconds: duration, errors: errors + timeouts, times }, () => process.disconnect())
  })
  running.on("response", (_client, status, _bytes, milliseconds) => (times[status] ??= []).push(milliseconds))
})
