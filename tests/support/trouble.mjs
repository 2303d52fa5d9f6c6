import { createRequire } from "node:module"
import { isMainThread } from "node:worker_threads"

/**
 * Loaded into a portal that must fail, one step further on each SIGUSR2: first its thanks page throws while rendering, then its error
 * screen does too, then a promise is rejected without a handler.
 */
if (isMainThread) {
  const steps = ["Thanks", "RouteError"]
  const throwing = new Set()
  const require = createRequire(import.meta.url)
  const makers = [require("react/jsx-runtime"), require("react")]
  for (const maker of makers)
    for (const name of ["jsx", "jsxs", "createElement"].filter((each) => each in maker)) {
      const make = maker[name]
      maker[name] = (/** @type {unknown} */ type, /** @type {unknown[]} */ ...rest) => {
        if (typeof type !== "function" || !throwing.has(type.name)) return make(type, ...rest)
        return make(
          () => {
            throw new Error(`planted in ${type.name}`)
          },
          ...rest,
        )
      }
    }
  process.on("SIGUSR2", () => {
    const step = steps.shift()
    if (step) throwing.add(step)
    else void Promise.reject(new Error("planted in nobody's care"))
    process.stdout.write(`${JSON.stringify({ step: step ?? "rejection" })}\n`)
  })
}
