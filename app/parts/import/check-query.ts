import { listQuery, type ListSearch } from "#app/lib/list-query.ts"

const states = ["accepted", "rejected"] as const

/** Query of the import check page: rows in file order, all or only those with one status. */
export const checkQuery = listQuery({ sort: ["row"], filters: { status: states } })
export type CheckSearch = ListSearch<"row", { readonly status: typeof states }>
