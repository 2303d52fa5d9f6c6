import { writeFileSync } from "node:fs"
import { startServers } from "#tests/support/servers.ts"
import { javascriptLimit, KB, largest, markOf, releasedFile, stylesLimit } from "./budget/limits.ts"
import { weighScreens, type Weighed } from "./budget/weigh.ts"

/**
 * `npm run budget`: measures the transfer size of every registered screen of the built portal: JavaScript and CSS (gzip). Prints a table
 * of sizes and limits (`budget/limits.ts`): `!` marks a page above the goal of quality P4 or P5, `✗` one above its limit (P8:
 * `npm run bench`). The last line is `N passed, N failed`. `-- --release`, when a release is made: writes the largest sizes, from which the
 * limits of the next release follow.
 */
const isRelease = process.argv.includes("--release")

const cell = (text: string) => text.padEnd(16)

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1).padStart(6)

const ofLimit = (bytes: number, limit: number) => cell(`${kilobytes(bytes)} of ${(limit / KB).toFixed(0)}`)

function line({ screen: { name, kind }, weight }: Weighed): { text: string; mark: "✓" | "!" | "✗" } {
  if (typeof weight === "string") return { text: `✗ ${name.padEnd(28)} ${weight}`, mark: "✗" }
  const { javascript, styles } = weight
  const mark = styles > stylesLimit ? "✗" : markOf(javascript, kind)
  const cells = ofLimit(javascript, javascriptLimit(kind)) + ofLimit(styles, stylesLimit)
  return { text: `${mark} ${name.padEnd(28)} ${cells}`, mark }
}

/** @throws Error if a screen could not be measured */
function writeRelease(weighed: Weighed[]): void {
  const pages = weighed.map(({ screen: { name, kind }, weight }) => {
    if (typeof weight === "string") throw new Error(`${name} ${weight}`)
    return { kind, javascript: weight.javascript }
  })
  const { read, form, static: still } = largest(pages)
  writeFileSync(releasedFile, `{ "read": ${read}, "form": ${form}, "static": ${still} }\n`)
}

const servers = await startServers("budget")
const weighed = await weighScreens(servers)
await servers.stop()
const lines = weighed.map(line)
const marked = (mark: "!" | "✗") => lines.filter((one) => one.mark === mark).length
console.log(`  ${"in KB".padEnd(28)} ${cell("JavaScript")}CSS`)
for (const { text } of lines) console.log(text)
if (isRelease) writeRelease(weighed)
console.log(`${marked("!")} pages above the goal`)
console.log(`${lines.length - marked("✗")} passed, ${marked("✗")} failed`)
process.exitCode = marked("✗") > 0 && !isRelease ? 1 : 0
