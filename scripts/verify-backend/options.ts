import { parseArgs } from "node:util"
import { defaultFixtures } from "./client/fixtures.ts"
import { ruleNames, rules } from "./client/rules.ts"

export type Options = {
  /** Base URL of the API, for example `http://127.0.0.1:4010/api`. */
  target: string
  fixtures: string
  only: readonly string[]
  report: string | undefined
  skipMissing: boolean
}

export const help = `verify-backend --target URL [options]        (in the repository: npm run verify-backend -- --target URL [options])

Checks a backend against the contract and against its state tables.

  --target URL      base of the calls, as in http://127.0.0.1:4010/api; nothing is sent anywhere else but to the
                    login address of the fixtures
  --fixtures FILE   YAML or JSON: how people sign on, groups, ids that exist
                    (without it: those of our mock, which explains them:
                    ${defaultFixtures})
  --only LIST       operations (meeting.cancel), resources (meeting) and rules (stale), with commas between; with both
                    kinds, only those rules of those operations; a word that is both (file) is the rule
  --report FOLDER   also writes report.json, report.xml (JUnit) and matrix.txt (operations by rules) there
  --skip-missing    leaves out what is not built yet (501, 405, or 404 without a code) and says how much it is
  --help            this

It makes records of its own, invites nobody but the people of the fixtures, cancels or ends its meetings afterwards, and
lists what it leaves. Ends with "N passed, N failed"; exit code 0 when nothing failed, 1 otherwise.

Rules:
${ruleNames.map((name) => `  ${name.padEnd(14)}${rules[name]}`).join("\n")}
`

/** Parses the command line; undefined for `--help`. @throws Error in one line if an option is missing or unknown */
export function readOptions(args: readonly string[]): Options | undefined {
  const text = { type: "string" } as const
  const options = {
    target: text,
    fixtures: text,
    only: text,
    report: text,
    "skip-missing": { type: "boolean" },
    help: { type: "boolean" },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) return undefined
  const { target = "", fixtures = defaultFixtures, only = "", report } = values
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    throw new Error("--target must be the address of a backend, as in http://127.0.0.1:4010/api (--help says more)")
  return {
    target,
    fixtures,
    only: only
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
    report,
    skipMissing: values["skip-missing"] ?? false,
  }
}

/** Returns a predicate for the checks that `--only` selects. @throws Error for a word that is not an operation, resource or rule */
export function chosenBy(
  only: readonly string[],
  operations: readonly string[],
): (operation: string, rule: string) => boolean {
  const isOperation = (word: string) => operations.some((id) => id === word || id.startsWith(`${word}.`))
  const chosenRules = only.filter((word) => ruleNames.some((name) => name === word))
  const names = only.filter((word) => !chosenRules.includes(word))
  const unknown = names.filter((word) => !isOperation(word))
  if (unknown.length > 0) throw new Error(`--only: neither operation, resource nor rule: ${unknown.join(", ")}`)
  return (operation, rule) =>
    (chosenRules.length === 0 || chosenRules.includes(rule)) &&
    (names.length === 0 || names.some((word) => operation === word || operation.startsWith(`${word}.`)))
}

/** Why `--only` selected no check: the checks that there are for these operations, and for these rules. */
export function reasonForNone(
  only: readonly string[],
  offered: readonly { operation: string; rule: string }[],
  operations: readonly string[],
): string {
  const asked = only.filter((word) => ruleNames.some((name) => name === word))
  const names = only.filter((word) => !asked.includes(word))
  const isNamed = chosenBy(names, operations)
  const unique = (values: string[]) => [...new Set(values)].sort().join(", ") || "none"
  const ofRules = offered.filter(({ rule }) => asked.includes(rule)).map(({ operation }) => operation)
  const ofNames = offered.filter(({ operation, rule }) => isNamed(operation, rule)).map(({ rule }) => rule)
  const parts = [
    ...(asked.length > 0 ? [`${asked.join(", ")} is checked of: ${unique(ofRules)}`] : []),
    ...(names.length > 0 ? [`${names.join(", ")} has checks of: ${unique(ofNames)}`] : []),
  ]
  return `--only ${only.join(",")} selects no check; ${parts.join("; ")}`
}
