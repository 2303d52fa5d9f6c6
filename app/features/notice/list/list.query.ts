import { deliveryKindValues } from "#openapi/generated/values/delivery-kind.ts"
import { noticeStatusValues } from "#openapi/generated/values/notice-status.ts"
import { listQuery, typedDay } from "#app/lib/list-query.ts"
import { deliveryStates } from "../notice.status.ts"

/** Query parameters of the list of notices; the dates `from` and `to` are inclusive (NOTICE-01, SHELL-06). */
export const noticeQuery = listQuery({
  sort: ["-sent_time", "subject", "-updated_time"],
  filters: { status: noticeStatusValues, group: [], from: typedDay, to: typedDay },
})

export type NoticeSearch = ReturnType<typeof noticeQuery.parse>

/** Query parameters of the deliveries of a notice; failed ones come first (NOTICE-02). */
export const deliveryQuery = listQuery({
  sort: ["state", "email", "-time"],
  filters: { status: deliveryStates, kind: deliveryKindValues },
})

export type DeliverySearch = ReturnType<typeof deliveryQuery.parse>
