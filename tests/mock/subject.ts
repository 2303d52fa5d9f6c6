import type { ActionOf, Role, RuleTable, StateOf, Table, User, World } from "#mock/engine/rules.ts"
import { personWith, type Relation } from "./relations.ts"
import { newWorld } from "./support.ts"

/** A rule table of the mock, asked about a person with one role and a record in one state. */
export type Subject = {
  /** The kind of record, or `<kind> list`. */
  name: string
  table: Table
  /** The state that the code of the table gives a record that was made to be in this state. */
  stateOf: (state: string, role: Role) => string
  /** The actions that the person may take, with `read`. */
  allowed: (state: string, role: Role) => string[]
  /** What `actions` of the record lists. */
  listed: (state: string, role: Role) => string[]
}

/** The rules of a domain in the mock, and who may do what by them. */
export type RuleCheck = {
  subjects: Subject[]
  /** Written by hand: see `permissions.ts`. */
  permissions: Permissions
}

/** By kind of record (or the list of them) and role: `states: actions`, what the role adds to what everybody may do. Conditions are aside. */
export type Permissions = Record<string, Record<string, string[]>>

type Make<R, S> = (state: S, relation: Relation, world: World, action: string) => R

/** A voter has not voted yet when asked about voting, has passed the vote when asked about taking it back, and has voted for everything else (`read`). */
export const isAsVoter = (action: string) => (["vote", "revoke"].includes(action) ? action : "read")

/** A rule table with the records that it is asked about. @param make makes a record in a state, for a person with a role */
export function subject<R, T extends Table>(name: string, rules: RuleTable<R, T>, make: Make<R, StateOf<T>>): Subject {
  type Prepared = { user: User; record: R; world: World }
  const prepared = new Map<string, Prepared>()

  function prepare(state: string, role: Role, action: string): Prepared {
    const key = `${role} ${state} ${isAsVoter(action)}`
    const known = prepared.get(key)
    if (known) return known
    const world = newWorld()
    const relation = personWith(world, role)
    const record = make(state as StateOf<T>, relation, world, isAsVoter(action))
    const made = { user: role === "visitor" ? null : relation.user, record, world }
    prepared.set(key, made)
    return made
  }

  return {
    name,
    table: rules.table,
    stateOf(state, role) {
      const { record, world } = prepare(state, role, "read")
      return rules.status(record, world)
    },
    allowed: (state, role) =>
      ["read", ...Object.keys(rules.table.actions)].filter((action) => {
        const { user, record, world } = prepare(state, role, action)
        if (action === "read") return !rules.read(user, record, world)
        return !rules.can(user, action as ActionOf<T>, record, world)
      }),
    listed(state, role) {
      const { user, record, world } = prepare(state, role, "read")
      return rules.actions(user, record, world)
    },
  }
}
