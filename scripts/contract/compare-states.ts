import type { WrittenStates } from "./states/written.ts"

/** What a state table says of one thing, for example that the organizer can cancel a meeting that has not started. */
type Fact = { place: string; item: string; says: string }

type RawTable = WrittenStates["tables"][string]
type RawPart = Pick<RawTable, "states" | "read" | "actions" | "parts">
type Groups = WrittenStates["groups"]

/** A difference between the state tables of two contracts. */
export type StateChange = { location: string; what: string }

/**
 * The differences between the state tables of two contracts, without those of texts. The facts of a table are compared, not its rows: it does
 * not matter how they are arranged. A changed short name for roles is one difference, not one in each row that uses it.
 */
export function stateChanges(before: WrittenStates | undefined, after: WrittenStates | undefined): StateChange[] {
  if (!before || !after) return before ? [{ location: "state tables", what: "they are gone" }] : []
  const says = Object.values(before.tables).some(({ parts }) => parts !== undefined)
  const kinds = [...new Set([...Object.keys(before.tables), ...Object.keys(after.tables)])]
  return [
    ...differences("state tables", sharedFacts(before), sharedFacts(after)),
    ...kinds.flatMap((kind) => {
      const [old, now] = [before.tables[kind], says ? after.tables[kind] : withoutParts(after.tables[kind])]
      const location = `state table ${kind}`
      if (!old || !now) return [{ location, what: now ? "the table is new" : "the table is gone" }]
      return differences(location, tableFacts(old, after.groups), tableFacts(now, after.groups))
    }),
  ]
}

/** A table for comparison with those of a contract whose tables did not say yet who sees which part: it stood in descriptions. */
function withoutParts(table: RawTable | undefined): RawTable | undefined {
  if (!table) return undefined
  const { parts: _parts, ...rest } = table
  return rest
}

/** One line for all facts of a place that changed alike. */
function differences(location: string, before: readonly Fact[], after: readonly Fact[]): StateChange[] {
  const lines = new Map<string, { place: string; what: string; items: string[] }>()
  for (const { place, item, what } of changedFacts(byName(before), byName(after))) {
    const line = lines.get(`${place}\n${what}`) ?? { place, what, items: [] }
    lines.set(`${place}\n${what}`, { ...line, items: [...line.items, item] })
  }
  return [...lines.values()].map(({ place, what, items }) => ({
    location: [location, place].filter(Boolean).join(", "),
    what: `${what}: ${items.join(", ")}`,
  }))
}

const byName = (facts: readonly Fact[]) => new Map(facts.map((fact) => [`${fact.place}\n${fact.item}`, fact]))

type Facts = ReadonlyMap<string, Fact>

function changedFacts(old: Facts, now: Facts): (Fact & { what: string })[] {
  const gone = [...old].flatMap(([name, fact]) => (now.has(name) ? [] : [{ ...fact, what: worded("gone", fact) }]))
  const added = [...now].flatMap(([name, fact]) => (old.has(name) ? [] : [{ ...fact, what: worded("new", fact) }]))
  const changed = [...now].flatMap(([name, fact]) => {
    const was = old.get(name)
    if (!was || was.says === fact.says) return []
    return [{ ...fact, what: `${was.says || "nothing"} → ${fact.says || "nothing"}` }]
  })
  return [...gone, ...added, ...changed]
}

const worded = (what: string, { says }: Fact) => (says ? `${what} (${says})` : what)

function sharedFacts({ roles, groups, implied, guards, without_table: withoutTable }: WrittenStates): Fact[] {
  return [
    ...Object.keys(roles).map((item) => ({ place: "roles", item, says: "" })),
    ...Object.entries(groups).flatMap(([name, members]) =>
      members.map((item) => ({ place: `roles called ${name}`, item, says: "" })),
    ),
    ...implied.map((item) => ({ place: "roles of everyone", item, says: "" })),
    { place: "order of guards", item: "guards", says: guards.map(({ guard }) => guard).join(", ") },
    ...guards.map(({ guard, code }) => ({ place: "guards", item: guard, says: code ?? "" })),
    ...Object.keys(withoutTable).map((item) => ({ place: "operations without a table", item, says: "" })),
  ]
}

function tableFacts(table: RawTable, groups: Groups): Fact[] {
  const { title: _title, about: _about, roles: _roles, restricted_group, conditions, list, ...rest } = table
  const { states, read, parts = [], actions, ...names } = rest
  const {
    states: places,
    read: readable,
    parts: partsOfList = [],
    actions: ofList,
    ...namesOfList
  } = list ?? { states: {}, read: [], actions: {}, parts: [] }
  return [
    ...Object.entries(names).map(([item, value]) => ({ place: "", item, says: text(value) })),
    ...(restricted_group === undefined ? [] : [{ place: "", item: "restricted_group", says: "" }]),
    ...Object.entries(conditions ?? {}).map(([item, { when: _when, recipe: _recipe, ...one }]) => ({
      place: "condition",
      item,
      says: text(one),
    })),
    ...partFacts({ states, read, parts, actions }, groups, ""),
    ...(list ? [{ place: "", item: "list", says: text(namesOfList) }] : []),
    ...partFacts({ states: places, read: readable, parts: partsOfList, actions: ofList }, groups, "list: "),
  ]
}

function partFacts({ states, read, parts = [], actions }: RawPart, groups: Groups, prefix: string): Fact[] {
  const names = Object.keys(states)
  const cells = (place: string, row: RawPart["read"][number]) => {
    const { in: among, by, ...outcome } = row
    return (among === "all" ? names : among).flatMap((state) =>
      by
        .flatMap((role) => groups[role] ?? [role])
        .map((role) => ({ place: `${prefix}${place}`, item: `${role} in ${state}`, says: text(outcome) })),
    )
  }
  return [
    ...Object.entries(states).map(([item, { when: _when, effects: _effects, ...one }]) => ({
      place: `${prefix}state`,
      item,
      says: text(one),
    })),
    ...read.flatMap((row) => cells("read", row)),
    ...parts.flatMap(({ rows = [], part, operation, filled_by: _recipe, ...more }) => {
      const name = ["read", operation, part].filter(Boolean).join(" ")
      return [
        { place: `${prefix}${name}`, item: "for others", says: text(more) },
        ...rows.flatMap((row) => cells(name, row)),
      ]
    }),
    ...Object.entries(actions).flatMap(
      ([name, { rows, effects = [], notifies = [], others = [], refusals, ...more }]) => [
        { place: `${prefix}action`, item: name, says: text(more) },
        ...notifies.map((item) => ({ place: `${prefix}${name}, notifies`, item, says: "" })),
        ...others.map(({ record, made_by, ...other }) => ({
          place: `${prefix}${name}, other records`,
          item: `${record} of ${made_by}`,
          says: text(other),
        })),
        ...rows.flatMap((row) => cells(name, row)),
        ...effects.flatMap((effect) => effectFacts(`${prefix}${name}`, effect)),
        ...(refusals?.role ? [{ place: `${prefix}${name}`, item: "refusal by role", says: refusals.role }] : []),
        ...Object.entries(refusals?.state ?? {}).map(([state, says]) => ({
          place: `${prefix}${name}`,
          item: `refusal in ${state}`,
          says,
        })),
      ],
    ),
  ]
}

/** What an effect does; one that is only a sentence is a text. */
function effectFacts(place: string, effect: string | Record<string, unknown>): Fact[] {
  if (typeof effect === "string") return []
  return Object.entries(effect).map(([name, value]) => ({
    place,
    item: `effect ${name}`,
    says: typeof value === "string" ? "" : text(value),
  }))
}

/** `{to: "ended", unless: ["a", "b"]}` as `to ended unless a, b`. */
function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(", ")
  if (typeof value !== "object" || value === null) return String(value)
  return Object.entries(value)
    .map(([name, one]) => `${name} ${text(one)}`)
    .join(" ")
}
