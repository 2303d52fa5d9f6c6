import type { components } from "#app/api/schema.d.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import type { NoticeRow } from "./records.ts"
import { noticeRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a notice. */
export function noticeRecordRef(notice: NoticeRow, world: World): RecordRef {
  const { id: key, subject: title, group_id } = notice
  const status = noticeRules.status(notice, world)
  return { module: "notice", key, code: null, title, status, group: groupRefOf(world.store, group_id) }
}

/** Finds a notice by key; undefined if it does not exist or the user may not read it. */
export function noticeByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const notice = world.store.rows.notice.get(key)
  return notice && !noticeRules.read(user, notice, world) ? noticeRecordRef(notice, world) : undefined
}
