import type { Domain } from "#mock/engine/domain.ts"
import { referenceByKey, plainRecordRef } from "#mock/engine/record-ref.ts"
import { memberAdminHandlers } from "./admin.ts"
import { previewMember } from "./preview.ts"
import { memberHandlers } from "./read.ts"
import { memberRules } from "./rules.ts"
import { searchMembers } from "./search.ts"
import { seedPeople } from "./seed.ts"

/** Members of the alliance. */
export const member: Domain = {
  rows: ["member", "stranger"],
  handlers: { ...memberHandlers, ...memberAdminHandlers },
  seed: seedPeople,
  records: {
    member: {
      reference: referenceByKey("member", memberRules, (row, world) =>
        plainRecordRef("member", row.id, row.name, memberRules.status(row, world)),
      ),
      preview: previewMember,
      search: searchMembers,
    },
  },
}
