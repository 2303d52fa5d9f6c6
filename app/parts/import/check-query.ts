import { listQuery, type ListSearch } from "#app/lib/list-query.ts"

const states = ["accepted", "rejected"] as const

/** The rows of a list as they stand in it, all or those of one kind. */
export const checkQuery = listQuery({ sort: ["row"], filters: { status: states } })
export type CheckSearch = ListSearch<"row", { readonly status: typeof states }>
