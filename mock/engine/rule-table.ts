import { Refusal, type Details, type RefusalCode } from "./refusal.ts"
import { writeLog } from "./log.ts"
import type {
  ActionOf,
  Code,
  Condition,
  Done,
  EffectOfAction,
  Holds,
  Role,
  Row,
  RuleTable,
  StateOf,
  Table,
  TableAction,
  User,
  World,
} from "./rules.ts"
import type { Member } from "#mock/engine/store/rows.ts"
import { roleGroups } from "#openapi/generated/states.ts"

const officers: ReadonlySet<string> = new Set(roleGroups.officers)

/** The code of a table, with plain names. */
type PlainCode<R> = {
  status: (record: R, world: World) => string
  enter?: (user: User, record: R, world: World) => Refusal | undefined
  details?: { readonly [C in RefusalCode]?: (record: R, world: World) => Details }
  roles: Readonly<Record<string, Holds<R> | undefined>>
  conditions?: Readonly<Record<string, Condition<R>>>
  effects?: Readonly<Record<string, EffectOfAction<R, string>>>
}

/**
 * Creates the functions of a state table. `known`: how roles are checked that are the same for every record.
 * `rulesOf(known)<MeetingRow>()(tables.meeting, {…})`: the row type is explicit, and the names come from the table.
 */
export function rulesOf<Known extends string>(known: { readonly [K in Known]: (user: Member) => boolean }) {
  return <R>() =>
    <const T extends Table>(table: T, code: Code<R, T, Known>): RuleTable<R, T> =>
      rules<R, T>(table, { ...code, roles: { ...known, ...code.roles } } as unknown as PlainCode<R>)
}

/** What a table and its code say of one person and one record. */
type Case<R> = { user: User; record: R; world: World }

/** The judge of a table. The order of checks follows openapi/states/guards.yaml: group, role, state, then the conditions. */
function judgeOf<R>(table: Table, code: PlainCode<R>) {
  const holds = (role: Role, { user, record, world }: Case<R>): boolean =>
    role === "visitor" || (user !== null && (code.roles[role]?.(user, record, world) ?? false))

  function codeOf(condition: string): RefusalCode {
    const found = table.conditions[condition]
    if (!found) throw new Error(`a table without the condition ${condition}`)
    return found
  }

  /** The refusal of the first condition of a row that applies. */
  function against({ unless = [] }: Row, { user, record, world }: Case<R>): Refusal | undefined {
    for (const name of unless) {
      const applies = code.conditions?.[name]?.(user, record, world)
      if (applies instanceof Refusal && applies.code !== codeOf(name))
        throw new Error(`the condition ${name} refused with ${applies.code}, not ${codeOf(name)}`)
      if (applies instanceof Refusal) return applies
      if (applies) return new Refusal(codeOf(name), applies === true ? undefined : applies)
    }
    return undefined
  }

  /** A refused person is told who can do it now; if nobody can, who can do it in another state. */
  function whyNot({ rows, refusals }: TableAction, mine: readonly Row[], status: string, { record, world }: Case<R>) {
    const now = rows.filter((row) => row.in.includes(status))
    const own = (name: RefusalCode) => new Refusal(name, code.details?.[name]?.(record, world))
    if (mine.length > 0 && now.length === 0) {
      const byState = refusals?.state[status]
      return byState ? own(byState) : new Refusal("state_refused", { status: table.states[status] ?? status })
    }
    if (refusals?.role) return own(refusals.role)
    return new Refusal("forbidden", { roles: rolesOf(now.length > 0 ? now : rows) })
  }

  /** Returns the row that permits the action, or the refusal. */
  function judge(action: TableAction, asked: Case<R>): Row | Refusal {
    const refusal = code.enter?.(asked.user, asked.record, asked.world)
    if (refusal) return refusal
    const mine = action.rows.filter(({ by }) => by.some((role) => holds(role, asked)))
    const status = code.status(asked.record, asked.world)
    const here = mine.filter((row) => row.in.includes(status)).map((row) => ({ row, refused: against(row, asked) }))
    const [first] = here
    if (!first) return whyNot(action, mine, status, asked)
    const open = here.find(({ refused }) => !refused)
    if (open) return open.row
    const others = action.rows.filter((row) => row.in.includes(status) && !mine.includes(row))
    return named(first.refused, rolesOf(others))
  }

  return { holds, judge }
}

const nothing: TableAction = { rows: [], effects: [] }

function rules<R, T extends Table>(table: T, code: PlainCode<R>): RuleTable<R, T> {
  const { holds, judge } = judgeOf(table, code)
  const names = Object.keys(table.actions) as ActionOf<T>[]
  const actionOf = (name: string) => table.actions[name] ?? nothing
  const refusalOf = (judged: Row | Refusal) => (judged instanceof Refusal ? judged : undefined)
  const can = (user: User, action: string, record: R, world: World) =>
    refusalOf(judge(actionOf(action), { user, record, world }))

  function runEffects(action: string, done: Done<R>): void {
    for (const name of actionOf(action).effects) code.effects?.[name]?.({ ...done, action })
  }

  return {
    table,
    states: Object.keys(table.states) as StateOf<T>[],
    status: (record, world) => code.status(record, world) as StateOf<T>,
    can,
    holds: (user, role, record, world) => holds(role, { user, record, world }),
    enter: (user, record, world) => code.enter?.(user, record, world),
    read: (user, record, world) => refusalOf(judge({ ...nothing, rows: table.read }, { user, record, world })),
    sees(user, part, record, world) {
      const status = code.status(record, world)
      const rows = table.parts[part]?.rows ?? []
      return rows.some((row) => row.in.includes(status) && row.by.some((role) => holds(role, { user, record, world })))
    },
    actions: (user, record, world) =>
      names.filter((action) => actionOf(action).isListed !== false && !can(user, action, record, world)),
    role(user, action, record, world) {
      const row = judge(actionOf(action), { user, record, world })
      return row instanceof Refusal ? undefined : row.by.find((role) => holds(role, { user, record, world }))
    },
    perform(action, call, { user = call.viewer?.member ?? null, record, change, log }) {
      const asked = { user, record, world: call }
      const row = judge(actionOf(action), asked)
      if (row instanceof Refusal) throw row
      const changed = change()
      const reached = code.status(changed, call)
      if (row.to !== undefined && reached !== row.to)
        throw new Error(`${call.operation} led to ${reached}, not ${row.to}`)
      const held = row.by.filter((role) => holds(role, asked))
      writeLog(call, { ...log, is_on_behalf: isOnBehalf(row, held) })
      runEffects(action, { user, record: changed, before: record, world: call, source: call })
      return changed
    },
    effects: runEffects,
  }
}

/** Whether an administrator takes an officer's action without being an officer (openapi/states/roles.yaml). */
const isOnBehalf = ({ by }: Row, held: readonly Role[]) =>
  by.some((role) => officers.has(role)) && held.length > 0 && held.every((role) => role === "alliance_admin")

const rolesOf = (rows: readonly Row[]) =>
  [...new Set(rows.flatMap(({ by }) => by))].flatMap((role) => (role === "visitor" ? [] : [role]))

/** A condition with the code `forbidden` names those who can do it. */
function named(refusal: Refusal | undefined, roles: Exclude<Role, "visitor">[]): Refusal {
  if (refusal && (refusal.code !== "forbidden" || refusal.details)) return refusal
  return new Refusal("forbidden", { roles })
}
