import type { Definition, Role, Rule } from "#mock/rules/rules.ts"

export type Cell<S extends string, A extends string, Ro extends Role> = {
  status: S
  /** `read` stands for reading. */
  action: A | "read"
  role: Ro
  /** What a person of the alliance who holds this role and no other must be answered, by the table alone. */
  expected: "allowed" | "forbidden" | "state_refused"
}

/** Every state × action × role of a table: the generated tests hold the mock's answers against these. */
export function cells<R, S extends string, A extends string, Ro extends Role>(
  definition: Definition<R, S, A, Ro>,
): Cell<S, A, Ro>[] {
  const actions = Object.entries<readonly Rule<R, S, Ro>[]>({ ...definition.actions, read: definition.read })
  const roles = Object.keys(definition.roles) as Ro[]
  return actions.flatMap(([action, rules]) =>
    definition.statuses.flatMap((status) =>
      roles.map((role) => ({ status, action: action as A | "read", role, expected: expected(rules, status, role) })),
    ),
  )
}

/** Roles that everyone has who has any. */
const implied: ReadonlySet<Role> = new Set(["visitor", "alliance_member"])

function expected<R, S extends string, Ro extends Role>(
  rules: readonly Rule<R, S, Ro>[],
  status: S,
  role: Ro,
): "allowed" | "forbidden" | "state_refused" {
  const open = (rule: Rule<R, S, Ro>) => rule.by.some((one) => one === role || implied.has(one))
  if (rules.some((rule) => open(rule) && rule.in.includes(status))) return "allowed"
  return rules.some(open) && !rules.some((rule) => rule.in.includes(status)) ? "state_refused" : "forbidden"
}
