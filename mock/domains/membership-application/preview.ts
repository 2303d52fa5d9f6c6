import { emptyPreview, externals, previewOfRecord, recipients, type Preview } from "#mock/domains/preview/parts.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { applicationRef } from "./record-ref.ts"
import type { MembershipApplicationRow } from "./records.ts"
import { membershipApplicationRules } from "./rules.ts"

/** Preview of an action on an application. */
export function previewApplication(call: PreviewCall): () => Preview {
  const { store, query, viewer } = call
  return previewOfRecord(call, {
    isAction: (action): action is "close" => action === "close",
    find: namedRecord(
      call,
      { key: query.key },
      (id) => store.rows.membership_application.get(id),
      membershipApplicationRules,
    ),
    refusal: (action, application, world) => membershipApplicationRules.can(viewer.member, action, application, world),
    preview: closingPreview,
  })
}

/** Preview of closing, which is final; the contacts, who are not members, receive a mail. */
function closingPreview(action: "close", application: MembershipApplicationRow, world: World): Preview {
  const record = applicationRef(application)
  return {
    ...emptyPreview,
    module: "membership_application",
    key: application.id,
    action,
    record,
    changes: [],
    recipients: {
      ...recipients([], [], world),
      ...externals(application.contacts),
    },
    warnings: [{ code: "irreversible", record }],
  }
}
