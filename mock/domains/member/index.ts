import type { Domain } from "#mock/engine/domain.ts"
import { memberAdminHandlers } from "./admin.ts"
import { previewMember } from "./preview.ts"
import { memberHandlers } from "./read.ts"
import { seedPeople } from "./seed.ts"

/** Members of the alliance. */
export const member: Domain = {
  rows: ["member", "stranger"],
  handlers: { ...memberHandlers, ...memberAdminHandlers },
  seed: seedPeople,
  records: { member: { preview: previewMember } },
}
