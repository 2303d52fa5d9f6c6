import { subjectRef } from "#mock/domains/workgroup/ref.ts"
import { recordGuard } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import type { NoticeRow } from "./records.ts"
import { noticeRules } from "./rules.ts"
import { titleOf } from "./texts.ts"

/** Finding a notice, changing it, and logging an action on it. */
export const { find: findNotice, named: noticeNamed, change: changeNotice, logOf } = recordGuard("notice", noticeRules)

const refOf = subjectRef<NoticeRow>("notice", noticeRules)

/** Reference to a notice. */
export const noticeRecordRef = (notice: NoticeRow, world: World) => ({
  ...refOf(notice, world),
  title: titleOf(notice),
})
