import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { tables } from "#openapi/generated/states.ts"

type Actions = Record<string, { effects: string[] }>
type Part = { actions: Actions }
type Tables = Record<string, Part & { list?: Part }>

/** An effect of an action that is left out, or takes the place of another one of its table. */
export type EffectMutation = {
  name: string
  kind: string
  change: (tables: Tables) => void
}

const states = "openapi/generated/states.ts"

/** Every effect of every action, left out; and where a table has others, exchanged for the next of them. */
export function effectMutations(): EffectMutation[] {
  return Object.entries(tables).flatMap(([kind, table]) => [
    ...mutationsOf(kind, table as unknown as Part, (all) => all[kind]),
    ...("list" in table ? mutationsOf(kind, table.list as unknown as Part, (all) => all[kind]?.list, " list") : []),
  ])
}

function mutationsOf(
  kind: string,
  { actions }: Part,
  partIn: (all: Tables) => Part | undefined,
  suffix = "",
): EffectMutation[] {
  const names = [...new Set(Object.values(actions).flatMap(({ effects }) => effects))]
  return Object.entries(actions).flatMap(([action, { effects }]) =>
    effects.flatMap((effect) => {
      const instead = (others: string[]) => (all: Tables) => {
        const found = partIn(all)?.actions[action]
        if (found) found.effects = found.effects.flatMap((one) => (one === effect ? others : [one]))
      }
      const other = names[(names.indexOf(effect) + 1) % names.length]
      const what = `${kind}${suffix}, ${action}: ${effect}`
      const isOther = other !== undefined && !effects.includes(other)
      return [
        { name: `${what} is left out`, kind, change: instead([]) },
        ...(isOther ? [{ name: `${what} is exchanged for ${other}`, kind, change: instead([other]) }] : []),
      ]
    }),
  )
}

/** Writes the mutated tables into a copy of the product, does the work, and writes the sound ones again. */
export async function withMutation<Result>(
  copy: string,
  { change }: EffectMutation,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = join(copy, states)
  const sound = readFileSync(file, "utf8")
  const changed = structuredClone(tables) as unknown as Tables
  change(changed)
  const start = sound.indexOf("export const tables = ")
  const end = sound.indexOf(" as const", start)
  writeFileSync(file, `${sound.slice(0, start)}export const tables = ${JSON.stringify(changed)}${sound.slice(end)}`)
  try {
    return await work()
  } finally {
    writeFileSync(file, sound)
  }
}

/** The test files that may notice a mutation of a kind of record: those of its subject, and those about mails of every action. */
export const testsOf = ({ kind }: EffectMutation): string[] => [
  "tests/contract/mock-preview-mails",
  "tests/contract/mock-event-mails",
  "tests/contract/mock-one-mail",
  `tests/contract/mock-${kind.replace(/^(meeting|topic-call|workgroup|member-invitation)-.*/, "$1")}`,
]
