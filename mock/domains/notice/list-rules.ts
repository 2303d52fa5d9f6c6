import { listRules } from "#mock/domains/workgroup/list-rules.ts"

/** Who may write notices, in the alliance and in groups. */
export const noticeListRules = listRules([
  "chair",
  "vice_chair",
  "secretary",
  "notice_admin",
  "general_secretary",
  "alliance_admin",
])
