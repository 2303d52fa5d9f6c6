import { startServers } from "#tests/support/servers.ts"
import { pathOf, screens, type Screen } from "#tests/support/screens.ts"
import { Visitor } from "#tests/support/visitor.ts"
import { asset, modulesOf } from "./budget/assets.ts"

/**
 * `tsx scripts/budget.ts`: the first-load JavaScript of every registered screen, gzip, in the files the built portal serves: every
 * script and preloaded module its document names, with what those import statically. Prints a table with the limit beside the
 * figure; the last line is `N passed, N failed`.
 */
const KB = 1000

/** Pages to read: 1.30 of Remix' floor of 86.2 KB; forms: 1.45 of it; pages complete without scripts: none at all. */
const limits: Record<Screen["kind"], number> = { read: 112 * KB, form: 125 * KB, static: 0 }

/** The bytes of one screen, or why it could not be looked at. */
async function weigh(screen: Screen, visitor: Visitor): Promise<number | string> {
  if (screen.person) await visitor.signIn(screen.person, screen.alliance)
  for (const fault of screen.faults ?? []) await visitor.mock.fault(fault)
  const answer = await visitor.get(pathOf(screen))
  if (answer.status !== (screen.status ?? 200)) return `answered ${answer.status}`
  return [...modulesOf(answer.body)].reduce((sum, path) => sum + asset(path).bytes, 0)
}

function line(screen: Screen, weight: number | string): { text: string; isGood: boolean } {
  const limit = limits[screen.kind]
  const isGood = typeof weight === "number" && weight <= limit
  const figure = typeof weight === "number" ? `${(weight / KB).toFixed(1)} KB` : weight
  const text = `${isGood ? "✓" : "✗"} ${screen.name.padEnd(28)} ${figure.padStart(12)}  limit ${(limit / KB).toFixed(0)} KB`
  return { text, isGood }
}

const servers = await startServers("budget")
const lines = []
for (const screen of screens) {
  const weight = await weigh(screen, new Visitor(servers)).catch((error: Error) => error.message)
  lines.push(line(screen, weight))
}
await servers.stop()
const failed = lines.filter(({ isGood }) => !isGood).length
for (const { text } of lines) console.log(text)
console.log(`${lines.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
