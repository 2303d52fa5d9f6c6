import {
  emptyPreview,
  previewOfCreation,
  previewOfRecord,
  recipients,
  type Preview,
} from "#mock/domains/preview/parts.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { noticeNamed } from "./guard.ts"
import { noticeListRules } from "./list-rules.ts"
import { noticeRecordRef } from "./record-ref.ts"
import { languageTotals, membersOf } from "./recipients.ts"
import type { NoticeRow } from "./records.ts"
import { noticeRules, type NoticeAction } from "./rules.ts"

type Action = Exclude<NoticeAction, "delivery.list">

/** Preview of creating a notice or of an action on one. */
export function previewNotice(call: PreviewCall): () => Preview {
  if (call.query.action === "create") return previewOfDraft(call)
  return previewOfRecord(call, {
    isAction: (action): action is Action =>
      Object.hasOwn(noticeRules.definition.actions, action) && action !== "delivery.list",
    find: noticeNamed(call, call.query.key),
    refusal: (action, notice, world) => noticeRules.can(call.viewer.member, action, notice, world),
    preview: noticePreview,
  })
}

/** Preview of a new draft: no mails are sent. */
function previewOfDraft(call: PreviewCall): () => Preview {
  const findScope = groupScope(call, call.query, noticeListRules)
  return () => {
    findScope()
    return previewOfCreation(call, [], null, call)
  }
}

function noticePreview(action: Action, notice: NoticeRow, world: World): Preview {
  const record = noticeRecordRef(notice, world)
  const isPublished = action === "publish"
  const { group_id } = notice
  const people = recipients(isPublished ? membersOf(notice, world) : [], group_id === null ? [] : [group_id], world)
  return {
    ...emptyPreview,
    module: "notice",
    key: notice.id,
    action,
    record,
    changes: action === "delete" ? [{ effect: "removes", module: "notice", total: 1, items: [record] }] : [],
    recipients: isPublished
      ? {
          ...people,
          external_total: notice.external_recipients.length,
          languages: languageTotals(notice, world),
        }
      : { ...people, groups: [] },
    warnings: isPublished || action === "delete" ? [{ code: "irreversible", record }] : [],
  }
}
