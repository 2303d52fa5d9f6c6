import type { Role } from "#mock/engine/rules.ts"
import { allRoles } from "./cells.ts"
import { permissions } from "./permissions.ts"
import type { Subject } from "./subject.ts"

/** The actions that `permissions` gives a role in a state, with those of everybody. @throws Error for a name that the table does not have */
function expected({ name, table }: Subject, role: Role, state: string): string[] {
  const lines = Object.entries(permissions[name] ?? {}).flatMap(([who, entries]) => {
    const isMeant = who.split(" ").some((one) => (one === "everybody" ? role !== "visitor" : one === role))
    return isMeant ? entries : []
  })
  const known = new Set(["read", ...Object.keys(table.actions)])
  const actions = lines.flatMap((line) => {
    const [states = "", what = ""] = line.split(": ")
    const names = what.split(" ")
    for (const one of names) if (!known.has(one)) throw new Error(`${name} has no action ${one}`)
    return states === "always" || states.split(" ").includes(state) ? names : []
  })
  return [...new Set(actions)].sort()
}

/** The cells of a rule table in which somebody may do more or less than is written by hand. */
export function wrongCells(subject: Subject, roles: readonly Role[] = ["visitor", ...allRoles]): string[] {
  return roles.flatMap((role) =>
    Object.keys(subject.table.states).flatMap((state) => {
      const may = subject.allowed(state, role).sort().join(" ")
      const should = expected(subject, role, state).join(" ")
      return may === should ? [] : [`${role}, ${state}: may ${may || "nothing"}, should ${should || "nothing"}`]
    }),
  )
}
