import type { Definition, Role, Rule } from "#mock/rules/rules.ts"

export type Cell<S extends string, A extends string, Ro extends Role> = {
  status: S
  /** `read` stands for reading. */
  action: A | "read"
  role: Ro
  /** What a person of the alliance who holds this role and no other must be answered, by the table alone. */
  expected: "allowed" | "forbidden" | "state_refused"
  /** The code it is told with, where the action has words of its own for it. */
  code: string
}

/** Codes instead of the usual ones, by action and then by why or by state. */
export type OwnCodes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Every state × action × role of a table: the generated tests hold the mock's answers against these. */
export function cells<R, S extends string, A extends string, Ro extends Role>(
  definition: Definition<R, S, A, Ro>,
  own: OwnCodes = {},
): Cell<S, A, Ro>[] {
  const actions = Object.entries<readonly Rule<R, S, Ro>[]>({ ...definition.actions, read: definition.read })
  const roles = Object.keys(definition.roles) as Ro[]
  return actions.flatMap(([action, rules]) =>
    definition.statuses.flatMap((status) =>
      roles.map((role) => {
        const why = expected(rules, status, role)
        const code = own[action]?.[why === "state_refused" ? status : why] ?? why
        return { status, action: action as A | "read", role, expected: why, code }
      }),
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
