import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Discussed } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import type { ThreadFollowingRow, ThreadRow } from "./records.ts"
import { commentsOf } from "./rules.ts"

export type OfRecord = Pick<ThreadRow, "module" | "key" | "alliance_id">

const rowId = ({ module, key, alliance_id }: OfRecord, member_id: string) =>
  `${alliance_id}/${module}/${key}/${member_id}`

/** The threads on a record, in the order in which they were started. */
export function threadsOn({ module, key, alliance_id }: OfRecord, { store }: Pick<World, "store">): ThreadRow[] {
  return store.rows.thread
    .where("key", key)
    .filter((thread) => thread.module === module && thread.alliance_id === alliance_id)
}

/** Remembers whether a person follows a record. */
export function setFollowing(
  on: OfRecord,
  { id: member_id }: MemberRow,
  is_following: boolean,
  { store }: World,
): void {
  const { module, key, alliance_id } = on
  store.rows.thread_following.put({ id: rowId(on, member_id), alliance_id, module, key, member_id, is_following })
}

/** The people who follow a record: those who said so, and those whom it concerns or who commented on it and did not say otherwise. */
export function followersOf(on: OfRecord, { follower_ids }: Discussed, world: World): string[] {
  const authors = threadsOn(on, world).flatMap((thread) =>
    commentsOf(thread, world).map(({ creator_id }) => creator_id),
  )
  const isOfRecord = ({ module, alliance_id }: ThreadFollowingRow) =>
    module === on.module && alliance_id === on.alliance_id
  const said = world.store.rows.thread_following.where("key", on.key).filter(isOfRecord)
  const stopped = new Set(said.filter(({ is_following }) => !is_following).map(({ member_id }) => member_id))
  const started = said.filter(({ is_following }) => is_following).map(({ member_id }) => member_id)
  return [...new Set([...follower_ids, ...authors, ...started])].filter((id) => !stopped.has(id))
}
