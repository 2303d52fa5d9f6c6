export type ActivityRow = {
  id: string
  alliance_id: string
  group_id: string | null
  date: string
  login_total: number
  login_member_total: number
  operation_total: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    activity: ActivityRow
  }
}
