import { readFileSync, readdirSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { Ajv2020 } from "ajv/dist/2020.js"
import { parse } from "yaml"
import type { Condition, Other, Part, Row, SetTo, State, StateTables } from "./tables.ts"

export type RawRow = Omit<Row, "in" | "unless"> & { in: "all" | string[]; unless?: string[] }
type RawOther = Omit<Other, "body" | "sets"> & Partial<Pick<Other, "body" | "sets">>
export type RawAction = {
  operation?: string
  see?: string
  is_planned?: true
  is_listed?: false
  rows: RawRow[]
  effects?: (string | Record<string, string>)[]
  sets?: Record<string, SetTo>
  changes?: string[]
  notifies?: string[]
  others?: RawOther[]
  refusals?: { role?: string; state?: Record<string, string> }
}
export type RawPart = Pick<Part, "part" | "operation" | "others" | "when"> & {
  rows?: RawRow[]
  readers_of?: string
  filled_by?: string
}
type RawState = Omit<State, "status"> & { status?: string | null }
export type RawActions = {
  states: Record<string, RawState>
  read: RawRow[]
  actions: Record<string, RawAction>
  parts?: RawPart[]
}
export type RawTable = RawActions & {
  title: string
  tag: string
  about: string
  is_planned?: true
  status_schema?: string
  action_schema?: string
  changes_with_time?: string[]
  seen?: string[]
  restricted_group?: string
  roles?: Record<string, string>
  conditions?: Record<string, Condition>
  list?: RawActions & { action_schema?: string }
}

/** The files of openapi/states as they are written: the form in which the bundled contract has them, as `x-states`. */
export type WrittenStates = Pick<StateTables, "roles" | "groups" | "implied" | "guards" | "effects"> & {
  without_table: Record<string, string>
  tables: Record<string, RawTable>
}

/** Files of openapi/states that do not contain a table. */
const shared = ["roles.yaml", "guards.yaml", "without-table.yaml"]

export const statesFolder = fileURLToPath(new URL("../../../openapi/states", import.meta.url))

/**
 * Reads the files of openapi/states.
 * @throws Error with one line per violation of `schema.json`
 */
export function readWrittenStates(folder = statesFolder): WrittenStates {
  const read = (file: string): unknown => parse(readFileSync(join(folder, file), "utf8"))
  const { roles, groups, implied } = read("roles.yaml") as Pick<WrittenStates, "roles" | "groups" | "implied">
  const { guards, effects } = read("guards.yaml") as Pick<WrittenStates, "guards" | "effects">
  const schema = JSON.parse(readFileSync(join(folder, "schema.json"), "utf8")) as object
  const fits = new Ajv2020({ strict: true, strictRequired: false, allErrors: true }).compile<RawTable>(schema)
  const problems: string[] = []
  const tables = readdirSync(folder)
    .filter((file) => file.endsWith(".yaml") && !shared.includes(file))
    .sort()
    .flatMap((file) => {
      const raw = read(file)
      if (fits(raw)) return [[basename(file, ".yaml"), raw] as const]
      for (const { instancePath, message } of fits.errors ?? [])
        problems.push(`openapi/states/${file}#${instancePath} ${message ?? ""}`)
      return []
    })
  if (problems.length > 0) throw new Error(problems.join("\n"))
  const withoutTable = read("without-table.yaml") as Record<string, string>
  return { roles, groups, implied, guards, effects, without_table: withoutTable, tables: Object.fromEntries(tables) }
}
