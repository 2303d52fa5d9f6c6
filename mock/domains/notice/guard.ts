import { subjectRef } from "#mock/domains/workgroup/ref.ts"
import { recordGuard } from "#mock/engine/record-guard.ts"
import type { NoticeRow } from "./records.ts"
import { noticeRules } from "./rules.ts"

/** Finding a notice, changing it, and logging an action on it. */
export const { find: findNotice, named: noticeNamed, change: changeNotice, logOf } = recordGuard("notice", noticeRules)

/** Reference to a notice. */
export const noticeRecordRef = subjectRef<NoticeRow>("notice", noticeRules)
