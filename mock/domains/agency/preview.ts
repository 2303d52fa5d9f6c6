import { emptyPreview, type Preview, previewOfAction, recipients } from "#mock/domains/preview/parts.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import { lastOfAgency } from "./last-member.ts"
import { agencyRecordRef } from "./record-ref.ts"
import type { AgencyRow } from "./records.ts"
import { agencyRules } from "./rules.ts"

/** Preview of disabling an agency, which can be enabled again, and of removing one of its people; no mails are sent. */
export function previewAgency(call: PreviewCall): () => Preview {
  return previewOfAction(call, {
    actions: ["disable", "member.remove"],
    rules: agencyRules,
    find: namedRecord(call, { key: call.query.key }, (id) => call.store.rows.agency.get(id), agencyRules),
    preview: (action, agency: AgencyRow, world) => ({
      ...emptyPreview,
      module: "agency",
      key: agency.id,
      action,
      record: agencyRecordRef(agency, world),
      changes: [],
      recipients: recipients([], [], world),
      warnings: action === "member.remove" ? lastOfAgency(agency, memberOf(agency, call.query.member_id), world) : [],
    }),
  })
}

function memberOf({ member_ids }: AgencyRow, member_id: string | undefined): { id: string } {
  const id = member_ids.find((one) => one === member_id)
  if (id === undefined) throw fieldRefusal("member_id", member_id === undefined ? "required" : "unknown_reference")
  return { id }
}
