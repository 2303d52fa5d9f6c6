import {
  emptyPreview,
  externals,
  type Preview,
  previewOfAction,
  previewOfCreation,
  recipients,
} from "#mock/domains/preview/parts.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { noticeNamed, noticeRecordRef } from "./guard.ts"
import { noticeListRules } from "./list-rules.ts"
import { languageTotals, membersOf } from "./recipients.ts"
import type { NoticeRow } from "./records.ts"
import { noticeRules } from "./rules.ts"

const actions = ["update", "delete", "recipient.update", "publish", "plan", "recall"] as const

/** Preview of creating a notice or of an action on one. */
export function previewNotice(call: PreviewCall): () => Preview {
  if (call.query.action === "create") return previewOfDraft(call)
  const find = noticeNamed(call, call.query.key)
  return previewOfAction(call, { actions, rules: noticeRules, find, preview: noticePreview })
}

/** Preview of a new draft: no mails are sent. */
function previewOfDraft(call: PreviewCall): () => Preview {
  const findScope = groupScope(call, call.query, noticeListRules)
  return () => {
    findScope()
    return previewOfCreation(call, [], null, call)
  }
}

function noticePreview(action: (typeof actions)[number], notice: NoticeRow, world: World): Preview {
  const record = noticeRecordRef(notice, world)
  const isSent = action === "publish" || action === "plan"
  const { group_id } = notice
  const people = recipients(isSent ? membersOf(notice, world) : [], group_id === null ? [] : [group_id], world)
  return {
    ...emptyPreview,
    module: "notice",
    key: notice.id,
    action,
    record,
    changes: action === "delete" ? [{ effect: "removes", module: "notice", total: 1, items: [record] }] : [],
    recipients: isSent
      ? {
          ...people,
          ...externals(notice.external_recipients.map((email) => ({ email }))),
          languages: languageTotals(notice, world),
        }
      : { ...people, groups: [] },
    warnings: action === "publish" || action === "delete" ? [{ code: "irreversible", record }] : [],
  }
}
