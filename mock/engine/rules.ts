import type { components } from "#app/api/schema.d.ts"
import { Refusal } from "./refusal.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { Member } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { writeLog, type LogEntry, type Source } from "./log.ts"

/** The contract's roles, and `visitor` for callers without a session. */
export type Role = components["schemas"]["Role"] | "visitor"
/** `null`: a visitor. */
export type User = Member | null
export type World = { store: Store; now: Instant }
/** A side effect of an action: `record` after the change, `before` as it was. */
export type Effect<R> = (done: { user: User; record: R; before: R; world: World; source: Source }) => void

export type Rule<R, S extends string, Ro extends Role> = {
  in: readonly S[]
  by: readonly Ro[]
  /** An additional condition that refuses; checked last. */
  unless?: (user: User, record: R, world: World) => Refusal | undefined
  /** The resulting state, if the action changes it. */
  to?: S
  then?: readonly Effect<R>[]
}

/**
 * Who may take which action on a record in which state (openapi/states). Refusals, the `actions` in responses and the generated tests all
 * follow from this table.
 */
export type Definition<R, S extends string, A extends string, Ro extends Role> = {
  statuses: readonly S[]
  /** Computes the state; states that depend on the time are never stored. */
  status: (record: R, world: World) => S
  roles: { readonly [K in Exclude<Ro, "visitor">]: (user: Member, record: R, world: World) => boolean }
  /** Refuses access to a restricted group. */
  enter?: (user: User, record: R, world: World) => Refusal | undefined
  /** Who may read the record; not part of `actions`. */
  read: readonly Rule<R, S, Ro>[]
  actions: { readonly [K in A]: readonly Rule<R, S, Ro>[] }
  /** Replaces `forbidden` and `state_refused` by specific codes for some actions. */
  refusals?: { readonly [K in A]?: (refusal: Refusal, record: R, world: World) => Refusal }
}

export type RuleTable<R, S extends string, A extends string, Ro extends Role> = {
  definition: Definition<R, S, A, Ro>
  status: (record: R, world: World) => S
  /** Why the user may not take the action now; `undefined`: the user may. */
  can: (user: User, action: A, record: R, world: World) => Refusal | undefined
  /** Why the user may not read the record; `undefined`: the user may. */
  read: (user: User, record: R, world: World) => Refusal | undefined
  actions: (user: User, record: R, world: World) => A[]
  /** The user's role for the action, the first one in the rule; `undefined`: the user may not take it. */
  role: (user: User, action: A, record: R, world: World) => Ro | undefined
  /** Takes the action: throws the refusal, or applies the change, writes one row of the operation log and runs the effects. */
  perform: (action: A, call: Performed, change: Change<R>) => R
}

/** What an action needs of the call that asks for it. */
export type Performed = Source & { now: Instant; viewer?: { member: Member } | undefined }

/** The change that an action makes to a record. */
export type Change<R> = {
  /** Who acts, if not the viewer of the call. */
  user?: User
  /** The record before the action; for a creation, the new record. */
  record: R
  /** Stores the changed record and returns it. */
  change: () => R
  log: LogEntry
}

/** `rulesFor<MeetingRow>()({…})`: the row type is explicit, and the names in the table are inferred. */
export function rulesFor<R>() {
  return <S extends string, A extends string, Ro extends Role>(definition: Definition<R, S, A, Ro>) => rules(definition)
}

const officers: ReadonlySet<Role> = new Set(["chair", "vice_chair", "secretary"])

/** Creates the functions of a rule table. The order of checks follows openapi/states/guards.yaml: group, role, state, then the rest. */
function rules<R, S extends string, A extends string, Ro extends Role>(
  definition: Definition<R, S, A, Ro>,
): RuleTable<R, S, A, Ro> {
  type Cells = readonly Rule<R, S, Ro>[]

  function holds(user: User, role: Ro, record: R, world: World): boolean {
    if (role === "visitor") return true
    return user !== null && definition.roles[role as Exclude<Ro, "visitor">](user, record, world)
  }

  /** Returns the rule that permits the action, or the refusal. */
  function judge(cells: Cells, user: User, record: R, world: World): Rule<R, S, Ro> | Refusal {
    const refusal = definition.enter?.(user, record, world)
    if (refusal) return refusal
    const mine = cells.filter(({ by }) => by.some((role) => holds(user, role, record, world)))
    const status = definition.status(record, world)
    const here = mine.filter((rule) => rule.in.includes(status))
    if (here.length === 0) return whyNot(cells, mine, status)
    const against = here.map((rule) => rule.unless?.(user, record, world))
    return here.find((_, at) => !against[at]) ?? against[0] ?? whyNot(cells, mine, status)
  }

  /** A refused person is told who can do it now; if nobody can, who can do it in another state. */
  function whyNot(cells: Cells, mine: Cells, status: S): Refusal {
    const now = cells.filter((rule) => rule.in.includes(status))
    if (mine.length > 0 && now.length === 0) return new Refusal("state_refused", { status })
    const who = new Set((now.length > 0 ? now : cells).flatMap(({ by }) => by))
    return new Refusal("forbidden", { roles: [...who].flatMap((role: Role) => (role === "visitor" ? [] : [role])) })
  }

  function refusalOf(judged: Rule<R, S, Ro> | Refusal): Refusal | undefined {
    return judged instanceof Refusal ? judged : undefined
  }

  /** Whether an administrator takes an officer's action without being an officer (openapi/states/roles.yaml). */
  function isOnBehalf({ by }: Rule<R, S, Ro>, user: User, record: R, world: World): boolean {
    const held = by.filter((role) => holds(user, role, record, world))
    return by.some((role) => officers.has(role)) && held.length > 0 && held.every((role) => role === "alliance_admin")
  }

  /** Returns the rule that permits an action, or the refusal with the action's own code. */
  function ruleFor(action: A, user: User, record: R, world: World): Rule<R, S, Ro> | Refusal {
    const judged = judge(definition.actions[action], user, record, world)
    return judged instanceof Refusal ? (definition.refusals?.[action]?.(judged, record, world) ?? judged) : judged
  }

  const can = (user: User, action: A, record: R, world: World) => refusalOf(ruleFor(action, user, record, world))

  return {
    definition,
    status: definition.status,
    can,
    read: (user, record, world) => refusalOf(judge(definition.read, user, record, world)),
    actions: (user, record, world) =>
      (Object.keys(definition.actions) as A[]).filter((action) => !can(user, action, record, world)),
    role(user, action, record, world) {
      const rule = judge(definition.actions[action], user, record, world)
      return rule instanceof Refusal ? undefined : rule.by.find((role) => holds(user, role, record, world))
    },
    perform(action, call, { user = call.viewer?.member ?? null, record, change, log }) {
      const rule = ruleFor(action, user, record, call)
      if (rule instanceof Refusal) throw rule
      const changed = change()
      const reached = definition.status(changed, call)
      if (rule.to !== undefined && reached !== rule.to)
        throw new Error(`${call.operation} led to ${reached}, not ${rule.to}`)
      writeLog(call, { ...log, is_on_behalf: isOnBehalf(rule, user, record, call) })
      runEffects(rule, { user, record: changed, before: record, world: call, source: call })
      return changed
    },
  }
}

/** Runs the effects of a rule for a change that another action made. */
export function runEffects<R>(
  rule: Pick<Rule<R, string, Role>, "then"> | undefined,
  done: Parameters<Effect<R>>[0],
): void {
  for (const effect of rule?.then ?? []) effect(done)
}
