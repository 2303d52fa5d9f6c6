import type { components } from "#app/api/schema.d.ts"
import { Refusal } from "./refusal.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { Member } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { writeLog, type LogEntry, type Source } from "./log.ts"

/** The contract's roles, and a caller without a session. */
export type Role = components["schemas"]["Role"] | "visitor"
/** `null`: a visitor. */
export type User = Member | null
export type World = { store: Store; now: Instant }
/** What follows from an action: `record` as it is now, `before` as it was. */
export type Effect<R> = (done: { user: User; record: R; before: R; world: World; source: Source }) => void

export type Rule<R, S extends string, Ro extends Role> = {
  in: readonly S[]
  by: readonly Ro[]
  /** What else may stand against it; asked last. */
  unless?: (user: User, record: R, world: World) => Refusal | undefined
  /** The state it leads to, when it leads to another one. */
  to?: S
  then?: readonly Effect<R>[]
}

/**
 * Who may do what to a record in which state (openapi/states). Everything else comes from here: refusals, the
 * `actions` of an answer, the generated tests.
 */
export type Definition<R, S extends string, A extends string, Ro extends Role> = {
  statuses: readonly S[]
  /** States that the clock changes are computed, never stored. */
  status: (record: R, world: World) => S
  roles: { readonly [K in Exclude<Ro, "visitor">]: (user: Member, record: R, world: World) => boolean }
  /** Refuses everything at the door of a restricted group. */
  enter?: (user: User, record: R, world: World) => Refusal | undefined
  /** Who may read it; never among the `actions`. */
  read: readonly Rule<R, S, Ro>[]
  actions: { readonly [K in A]: readonly Rule<R, S, Ro>[] }
  /** Actions that are refused with codes of their own instead of `forbidden` and `state_refused`. */
  refusals?: { readonly [K in A]?: (refusal: Refusal, record: R, world: World) => Refusal }
}

export type RuleTable<R, S extends string, A extends string, Ro extends Role> = {
  definition: Definition<R, S, A, Ro>
  status: (record: R, world: World) => S
  /** Why this person may not do it now; `undefined`: they may. */
  can: (user: User, action: A, record: R, world: World) => Refusal | undefined
  /** Why this person may not read it; `undefined`: they may. */
  read: (user: User, record: R, world: World) => Refusal | undefined
  actions: (user: User, record: R, world: World) => A[]
  /** In which role this person may do it now, the first of the rule's; `undefined`: they may not. */
  role: (user: User, action: A, record: R, world: World) => Ro | undefined
  /** Does it: throws the refusal, or changes, writes one row of the operation log, and runs what follows from it. */
  perform: (action: A, call: ActionCall<R>) => R
}

/** Who performs an action on which record, and how it changes. */
export type ActionCall<R> = {
  user: User
  /** As it is before; for a creation, as it shall be. */
  record: R
  world: World
  source: Source
  /** Puts the changed record into the store and returns it. */
  change: () => R
  log: LogEntry
}

/** `rulesFor<MeetingRow>()({…})`: the kind of record is given, the names in the table are inferred. */
export function rulesFor<R>() {
  return <S extends string, A extends string, Ro extends Role>(definition: Definition<R, S, A, Ro>) => rules(definition)
}

const officers: ReadonlySet<Role> = new Set(["chair", "vice_chair", "secretary"])

/** Makes the functions of a table. The order of guards is that of openapi/states/guards.yaml: group, role, state, the rest. */
function rules<R, S extends string, A extends string, Ro extends Role>(
  definition: Definition<R, S, A, Ro>,
): RuleTable<R, S, A, Ro> {
  type Cells = readonly Rule<R, S, Ro>[]

  function holds(user: User, role: Ro, record: R, world: World): boolean {
    if (role === "visitor") return true
    return user !== null && definition.roles[role as Exclude<Ro, "visitor">](user, record, world)
  }

  /** The rule that allows it, or why none does. */
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

  function whyNot(cells: Cells, mine: Cells, status: S): Refusal {
    const someoneMay = cells.some((rule) => rule.in.includes(status))
    if (mine.length > 0 && !someoneMay) return new Refusal("state_refused", { status })
    const who = new Set(cells.flatMap(({ by }) => by))
    return new Refusal("forbidden", { roles: [...who].flatMap((role: Role) => (role === "visitor" ? [] : [role])) })
  }

  function refusalOf(judged: Rule<R, S, Ro> | Refusal): Refusal | undefined {
    return judged instanceof Refusal ? judged : undefined
  }

  /** An administrator did what is an officer's to do, and is none (openapi/states/roles.yaml). */
  function isOnBehalf({ by }: Rule<R, S, Ro>, user: User, record: R, world: World): boolean {
    const held = by.filter((role) => holds(user, role, record, world))
    return by.some((role) => officers.has(role)) && held.length > 0 && held.every((role) => role === "alliance_admin")
  }

  /** The rule that allows an action, or why none does, in the words of the action. */
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
    perform(action, { user, record, world, source, change, log }) {
      const rule = ruleFor(action, user, record, world)
      if (rule instanceof Refusal) throw rule
      const changed = change()
      const reached = definition.status(changed, world)
      if (rule.to !== undefined && reached !== rule.to)
        throw new Error(`${source.operation} led to ${reached}, not ${rule.to}`)
      writeLog(source, { ...log, is_on_behalf: isOnBehalf(rule, user, record, world) })
      runEffects(rule, { user, record: changed, before: record, world, source })
      return changed
    },
  }
}

/** Runs what follows from a rule, for a change that another action made. */
export function runEffects<R>(
  rule: Pick<Rule<R, string, Role>, "then"> | undefined,
  done: Parameters<Effect<R>>[0],
): void {
  for (const effect of rule?.then ?? []) effect(done)
}
