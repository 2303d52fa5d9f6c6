import type { components } from "#openapi/generated/schema.d.ts"
import type { Failure } from "#app/lib/failure.ts"
import { roleGroups } from "#openapi/generated/states.ts"

type Row = { readonly in: readonly string[]; readonly by: readonly string[] }
type Table = { readonly actions: Readonly<Record<string, { readonly rows: readonly Row[] }>> }

const officers: ReadonlySet<string> = new Set(roleGroups.officers)

/**
 * The refusal of an action that nobody but certain roles may take, for cases where the backend is not asked: the 403 screen names them, as
 * the state table does (openapi/states).
 * @param table the table of the record, or the part about the list: `tables.agency`, `tables.agency.list`
 * @param of only the roles of this state, and no officers for what belongs to the whole alliance
 */
export function forbiddenBy<T extends Table>(
  { actions }: T,
  action: keyof T["actions"] & string,
  { state, isInGroup = true }: { state?: string; isInGroup?: boolean } = {},
): Failure {
  const rows = actions[action]?.rows ?? []
  const here = rows.filter((row) => state === undefined || row.in.includes(state))
  const roles = [...new Set((here.length > 0 ? here : rows).flatMap(({ by }) => by))]
  return { kind: "forbidden", details: { roles: roles.filter((role) => isInGroup || !officers.has(role)) } }
}

/** A refusal as the backend would give it, for the same cases. */
export const refusedWith = (code: string, details: Record<string, unknown> = {}): Failure => ({
  kind: "refused",
  code,
  message: "",
  errors: [],
  details,
})

/** Why an action is refused on what belongs to a group: nothing is created, changed or deleted in a disbanded one. */
export function orDisbanded(group: components["schemas"]["GroupRef"] | null, why: Failure): Failure {
  return group?.status === "disband" ? refusedWith("group_disbanded", { group }) : why
}
