import { startServers } from "#tests/support/servers.ts"
import { javascriptGoals, javascriptLimit, KB, stylesLimit } from "./budget/limits.ts"
import { weighScreens, type Weighed } from "./budget/weigh.ts"

/**
 * `npm run budget`: measures the transfer size of every registered screen of the built portal: JavaScript and CSS (gzip), and the
 * document with its CSS (brotli). Prints a table of sizes and limits (`budget/limits.ts`): `!` marks a page above the goal of quality P4
 * or P5, `✗` one above its limit (P8: `npm run bench`). The last line is `N passed, N failed`.
 */
type Cell = { text: string; isGood: boolean }

function cell(bytes: number, limit?: number): Cell {
  const text = (bytes / KB).toFixed(1).padStart(6)
  return {
    text: limit === undefined ? text : `${text} of ${(limit / KB).toFixed(0)}`,
    isGood: limit === undefined || bytes <= limit,
  }
}

function line({ screen: { name, kind }, weight }: Weighed): { text: string; isGood: boolean } {
  if (typeof weight === "string") return { text: `✗ ${name.padEnd(28)} ${weight}`, isGood: false }
  const cells = [cell(weight.javascript, javascriptLimit(kind)), cell(weight.styles, stylesLimit), cell(weight.page)]
  const isGood = cells.every((one) => one.isGood)
  return {
    text: `${isGood ? (weight.javascript > javascriptGoals[kind] ? "!" : "✓") : "✗"} ${name.padEnd(28)} ${cells.map(({ text }) => text.padEnd(16)).join("")}`.trimEnd(),
    isGood,
  }
}

const servers = await startServers("budget")
const lines = (await weighScreens(servers)).map(line)
await servers.stop()
const failed = lines.filter(({ isGood }) => !isGood).length
console.log(
  `  ${"in KB".padEnd(28)} ${["JavaScript", "CSS", "document + CSS"].map((head) => head.padEnd(16)).join("")}`,
)
for (const { text } of lines) console.log(text)
const above = lines.filter(({ text }) => text.startsWith("!")).length
console.log(`${above} pages above the goal`)
console.log(`${lines.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
