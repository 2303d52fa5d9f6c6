import type { FileRow } from "#mock/domains/file/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"

/** Whether a notice that this person may read refers to the file. */
export function noticeRefersTo({ id }: FileRow, user: MemberRow, world: World): boolean {
  return visible("notice", user, world, ({ attachment_ids }) => attachment_ids.includes(id)).length > 0
}
