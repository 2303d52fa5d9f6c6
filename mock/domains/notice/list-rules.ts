import { listRules } from "#mock/domains/workgroup/list-rules.ts"

/** Who writes notices, and where. */
export const noticeListRules = listRules([
  "chair",
  "vice_chair",
  "secretary",
  "notice_admin",
  "general_secretary",
  "alliance_admin",
])
