import type { Kind } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { isFree, rewriteStore } from "#tests/support/poison.ts"

/** A row of the restricted group, and the record of the contract that it is part of. */
export type Root = { kind: string; key: string }

type StoredRow = Record<string, unknown> & { id: string }

/** How the log and the contract name the record of a row: proposals by their draft code, groups by their acronym. */
const keyNames: Partial<Record<Kind, string>> = { proposal: "draft_code", workgroup: "acronym" }

/** Kinds that belong to people, not to the group. */
const ofPeople = new Set<string>([
  "session",
  "member",
  "mail",
  "inbox",
  "file",
  "login_request",
  "export_package",
  "operation_log",
])

const tables = ({ rows }: Store) => Object.entries(rows) as [Kind, { all(): StoredRow[] }][]

/**
 * The records of a group by row id, followed through every field that names another row: topics, votes, feedback, subtasks …
 * @param isRecord whether rows of a kind can be read by themselves; others, such as requests to join, are parts of the group
 */
export function rootsOf(
  store: Store,
  group_id: string,
  isRecord: (kind: string) => boolean,
): ReadonlyMap<string, Root> {
  const group = { kind: "workgroup", key: store.rows.workgroup.get(group_id)?.acronym ?? "" }
  const rows = tables(store).flatMap(([kind, table]) =>
    ofPeople.has(kind) ? [] : table.all().map((row) => ({ kind, row })),
  )
  const roots = new Map<string, Root>()
  for (const { kind, row } of rows.filter(({ row }) => row.group_id === group_id || row.id === group_id))
    roots.set(
      row.id,
      kind === "workgroup" || !isRecord(kind) ? group : { kind, key: String(row[keyNames[kind] ?? "id"]) },
    )
  for (let known = -1; known < roots.size;) {
    known = roots.size
    for (const { row } of rows.filter(({ row: { id } }) => !roots.has(id))) {
      const owner = ownerOf(row, roots)
      if (owner) roots.set(row.id, owner)
    }
  }
  return roots
}

/** The record that a row is part of, by a field such as `meeting_id`. A group in a list of groups owns nothing. */
function ownerOf(row: StoredRow, roots: ReadonlyMap<string, Root>): Root | undefined {
  const names = Object.entries(row).filter(([name]) => name.endsWith("_id") && name !== "group_id")
  return names.flatMap(([, value]) => (typeof value === "string" ? (roots.get(value) ?? []) : []))[0]
}

/** What a list of groups shows to everybody (ROLE-07). */
const known = /^workgroup\.(?:name|name_english|acronym)$/

/**
 * Adds a word to every free text of the group's rows that occurs nowhere else and names its record, and writes one log row for each record
 * that quotes it. Returns the record of a word.
 */
export function mark(store: Store, roots: ReadonlyMap<string, Root>, alliance_id: string): ReadonlyMap<string, Root> {
  const numbers = new Map<string, number>()
  const words = new Map<string, Root>()
  const wordOf = (root: Root) => {
    const name = `${root.kind} ${root.key}`
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    const word = `zq${String(numbers.get(name)).padStart(3, "0")}qz`
    words.set(word, root)
    return word
  }
  rewriteStore(store, (location, text, row) => {
    const root = roots.get(row.id)
    return root && isFree(location) && !known.test(location) ? `${text} ${wordOf(root)}` : text
  })
  for (const root of new Set(roots.values())) {
    const { kind, key } = root
    const owner = [...roots].find(([, one]) => one === root)?.[0] ?? ""
    store.rows.operation_log.put({
      id: `log-marked-${kind}-${key}`,
      alliance_id,
      member_id: "member-aurora-restricted-member",
      group_id: [...roots.keys()].find((id) => roots.get(id)?.kind === "workgroup") ?? null,
      operation: `${kind.replaceAll("_", "-")}.update`,
      module: kind as never,
      key,
      memo: `subject: ${wordOf(root)} -> ${wordOf(root)} ${owner}`,
      time: store.now(),
      ip: null,
      user_agent: null,
      is_on_behalf: false,
    })
  }
  return words
}

/** Fields of a row that let a person from outside the group open its record. */
const invitations = ["participants", "voters"]

/**
 * Refers from every row of the group to a record of the group wherever a field is empty (`proposal_id`, `meeting_id` …), and invites everybody
 * to what has participants or voters: readers of a record need not be readers of what it refers to.
 */
export function linkAll(store: Store, roots: ReadonlyMap<string, Root>): void {
  const closed = (kind: Kind) => (store.rows[kind].all() as StoredRow[]).filter(({ id }) => roots.has(id))
  const member_ids = store.rows.member.filter(({ alliance_id }) => alliance_id.includes("aurora")).map(({ id }) => id)
  for (const [kind, table] of tables(store)) {
    for (const row of closed(kind)) {
      const linked = Object.entries(row).map(([name, value]) => {
        if (invitations.includes(name)) return [name, { ...(value as object), member_ids }]
        const target = name.replace(/_id$/, "") as Kind
        const isEmpty = name.endsWith("_id") && value === null && target in store.rows
        return [name, isEmpty ? (closed(target)[0]?.id ?? null) : value]
      })
      ;(table as unknown as { put(row: StoredRow): void }).put(Object.fromEntries(linked) as StoredRow)
    }
  }
}
