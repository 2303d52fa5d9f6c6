import { readFileSync } from "node:fs"
import { filesBelow } from "./lib/hashes.mjs"
import { say } from "./lib/say.mjs"

/** Size limits in lines that eslint cannot check: the median of all route modules, and stylesheets. */
const MEDIAN_OF_ROUTES = 90
const LARGEST_STYLESHEET = 250

const files = filesBelow(["app"])
const lines = (/** @type {string} */ file) => readFileSync(file, "utf8").split("\n").length - 1
const routes = files
  .filter((file) => /\.route\.tsx?$/.test(file))
  .map(lines)
  .sort((one, other) => one - other)
const median = routes[Math.floor(routes.length / 2)] ?? 0
const large = files.filter((file) => file.endsWith(".css") && lines(file) > LARGEST_STYLESHEET)

for (const file of large) say(`${file}: ${lines(file)} lines, more than ${LARGEST_STYLESHEET}`)
say(
  `${routes.length} route modules, median ${median} lines (at most ${MEDIAN_OF_ROUTES}), largest ${routes.at(-1) ?? 0}`,
)
process.exitCode = large.length > 0 || median > MEDIAN_OF_ROUTES ? 1 : 0
