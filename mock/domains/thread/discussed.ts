import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Discussed } from "#mock/engine/domain.ts"
import type { UncheckedCall } from "#mock/engine/record-guard.ts"
import type { Refusal } from "#mock/engine/refusal.ts"
import { recordKind } from "#mock/engine/registry.ts"
import type { User, World } from "#mock/engine/rules.ts"
import type { ThreadRow } from "./records.ts"

type OfAlliance = { id: string; alliance_id: string; group_id: string | null }
type Rules<R> = {
  status: (record: R, world: World) => string
  read: (user: User, record: R, world: World) => Refusal | undefined
}

type Discussing<R> = {
  find: (world: World, key: string, alliance_id: string) => R | undefined
  rules: Rules<R>
  title: (record: R) => string
  /** The states in which its threads are read-only. */
  closed: readonly string[]
  /** The people who follow it without asking. */
  followers: (record: R) => readonly (string | null)[]
  /** The parts of it that a thread can be about. */
  revisions?: (record: R) => Discussed["revisions"]
  topic?: (record: R, id: string, world: World) => ReturnType<Discussed["topic"]>
}

/** Returns the function that describes a kind of record to its threads (`RecordKind.discussed`). */
export function discussedBy<R extends OfAlliance>(kind: Discussing<R>) {
  const { find, rules, title, closed, followers, revisions, topic } = kind
  return (key: string, alliance_id: string, world: World): Discussed | undefined => {
    const record = find(world, key, alliance_id)
    if (record?.alliance_id !== alliance_id) return undefined
    return {
      alliance_id,
      group_id: record.group_id,
      title: title(record),
      isClosed: closed.includes(rules.status(record, world)),
      follower_ids: followers(record).filter((id) => id !== null),
      mayNotRead: (user) => rules.read(user, record, world),
      revisions: revisions?.(record) ?? [],
      topic: (id) => topic?.(record, id, world),
    }
  }
}

/** The record of a thread; undefined if it has been deleted. */
export function discussedOf(
  { module, key, alliance_id }: Pick<ThreadRow, "module" | "key" | "alliance_id">,
  world: World,
): Discussed | undefined {
  return recordKind(module)?.discussed?.(key, alliance_id, world)
}

/** The members of an alliance who may read a record. */
export function readersOf(mayNotRead: Discussed["mayNotRead"], alliance_id: string, { store }: World): MemberRow[] {
  return store.rows.member
    .where("alliance_id", alliance_id)
    .filter((member) => !member.is_disabled && !mayNotRead(member))
}

/** Returns the function that finds the people who may be mentioned in the threads of a record (`RecordKind.people`). */
export function readersNamed<R extends OfAlliance>(
  named: (call: UncheckedCall, key: string | undefined) => () => R | undefined,
  { read }: Rules<R>,
) {
  return (call: UncheckedCall, key: string | undefined): (() => MemberRow[] | undefined) => {
    const find = named(call, key)
    return () => {
      const record = find()
      return record && readersOf((user) => read(user, record, call), record.alliance_id, call)
    }
  }
}
