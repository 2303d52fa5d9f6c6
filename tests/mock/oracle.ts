import type { Actions } from "#scripts/contract/states/tables.ts"
import { rulesFor, type Definition, type Role, type Rule, type RuleTable, type World } from "#mock/engine/rules.ts"
import { allRoles, cells, type Cell } from "./cells.ts"
import { personWith, type Relation } from "./relations.ts"
import { newWorld } from "./support.ts"

/** A rule row with one role or state added or removed. */
export type Mutation = { name: string; isNoticed: () => boolean }

/** A row of a rule table, with plain string types instead of inferred ones. */
export type PlainRow = { in: readonly string[]; by: readonly string[] }
type Answer = { code: string; named: string[] }

/** A rule table of the mock to be compared with its table of the contract. */
export type ComparedTable = {
  name: string
  part: Actions
  /** The states and actions of the rule table. */
  statuses: readonly string[]
  actions: readonly string[]
  cells: Cell[]
  /** The mock's verdict for a cell: the code of a refusal and the roles it names, or `allowed`; and whether `actions` lists it. */
  answer: (cell: Cell) => Answer & { status: string; isListed: boolean }
  mutations: () => Mutation[]
  /** Whether any cell differs after this change of an action's rows; `read` stands for reading. */
  notices: (action: string, change: (rows: readonly PlainRow[]) => PlainRow[]) => boolean
}

type Make<R, S> = (status: S, relation: Relation, world: World, action: string) => R

/** Prepares the records for the checks of a rule table; each is created once per role and state. */
export function compareTable<R, S extends string, A extends string, Ro extends Role>(
  name: string,
  table: RuleTable<R, S, A, Ro>,
  part: Actions,
  make: Make<R, S>,
): ComparedTable {
  const all = cells(part)
  const prepared = new Map<string, { world: World; relation: Relation; record: R }>()

  /** For voting, the voter has not voted yet; for other actions, such as reading results, they have. */
  function prepare({ role, status, action }: Cell) {
    const key = `${role} ${status} ${String(action === "vote")}`
    const known = prepared.get(key)
    if (known) return known
    const world = newWorld()
    const relation = personWith(world, role)
    const made = { world, relation, record: make(status as S, relation, world, action) }
    prepared.set(key, made)
    return made
  }

  function answerOf(cell: Cell, rules: RuleTable<R, S, A, Ro>): Answer {
    const { world, relation, record } = prepare(cell)
    const { user } = relation
    const refusal =
      cell.action === "read" ? rules.read(user, record, world) : rules.can(user, cell.action as A, record, world)
    const code = refusal?.code ?? "allowed"
    return { code, named: code === "forbidden" ? [...(refusal?.details?.roles ?? [])].sort() : [] }
  }

  function isNoticed(action: string, definition: Definition<R, S, A, Ro>): boolean {
    const rules = rulesFor<R>()(definition)
    return all
      .filter((cell) => cell.action === action)
      .some((cell) => {
        const { code, named } = answerOf(cell, rules)
        return code !== cell.code || named.join() !== cell.named.join()
      })
  }

  return {
    name,
    part,
    statuses: table.definition.statuses,
    actions: Object.keys(table.definition.actions),
    cells: all,
    answer(cell) {
      const { world, relation, record } = prepare(cell)
      const listed = table.actions(relation.user, record, world)
      return {
        status: table.status(record, world),
        ...answerOf(cell, table),
        isListed: listed.some((action) => action === cell.action),
      }
    },
    mutations: () =>
      mutants(table.definition).map(({ title, action, definition }) => ({
        name: `${name}: ${title}`,
        isNoticed: () => isNoticed(action, definition),
      })),
    notices(action, change) {
      const rows = change(rowsOf(table.definition, action)) as unknown as Rows<R, S, Ro>
      return isNoticed(action, withRows(table.definition, action, rows))
    },
  }
}

type Rows<R, S extends string, Ro extends Role> = readonly Rule<R, S, Ro>[]

/** The rows of an action; `read` stands for reading. */
function rowsOf<R, S extends string, A extends string, Ro extends Role>(
  { read, actions }: Definition<R, S, A, Ro>,
  action: string,
): Rows<R, S, Ro> {
  return action === "read" ? read : actions[action as A]
}

function withRows<R, S extends string, A extends string, Ro extends Role>(
  definition: Definition<R, S, A, Ro>,
  action: string,
  rows: Rows<R, S, Ro>,
): Definition<R, S, A, Ro> {
  if (action === "read") return { ...definition, read: rows }
  return { ...definition, actions: { ...definition.actions, [action]: rows } }
}

/** Every definition with one role or state added to or removed from one row, except changes that allow the same as before. */
function mutants<R, S extends string, A extends string, Ro extends Role>(definition: Definition<R, S, A, Ro>) {
  const roles = Object.keys(definition.roles) as Ro[]
  return [...Object.keys(definition.actions), "read"].flatMap((action) => {
    const rows = rowsOf(definition, action)
    return rows.flatMap((row, at) =>
      [
        ...roles.map((role) => ({ change: role, row: { ...row, by: toggled(row.by, role) } })),
        ...definition.statuses.map((status) => ({ change: status, row: { ...row, in: toggled(row.in, status) } })),
      ].flatMap(({ change, row: other }) => {
        const changed = rows.map((one, index) => (index === at ? other : one))
        if (allowedBy(changed) === allowedBy(rows)) return []
        const isLess = (row.by as readonly string[]).includes(change) || (row.in as readonly string[]).includes(change)
        const title = `${action}, row ${String(at + 1)}, ${isLess ? "without" : "with"} ${change}`
        return [{ title, action, definition: withRows(definition, action, changed) }]
      }),
    )
  })
}

function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}

/** Who may act in which state, as text; what is open to every member is open to every role. */
function allowedBy<R, S extends string, Ro extends Role>(rows: Rows<R, S, Ro>): string {
  const everyone = (by: readonly Role[]) => by.includes("alliance_member") || by.includes("visitor")
  const pairs = rows.flatMap((row) =>
    row.in.flatMap((status) =>
      (everyone(row.by) ? [...allRoles, ...row.by.filter((role) => role === "visitor")] : row.by).map(
        (role) => `${status} ${role}`,
      ),
    ),
  )
  return [...new Set(pairs)].sort().join()
}
