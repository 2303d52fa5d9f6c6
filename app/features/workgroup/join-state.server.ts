import type { RequestContext } from "#app/session/request-context.server.ts"
import { getWorkgroup } from "./workgroup.server.ts"

/**
 * Whether somebody outside a group may ask to join, or has asked (WG-06). Nothing for its members, and where it cannot be known now: the
 * page stands without it.
 */
export async function joinState(context: RequestContext, acronym: string) {
  const { my_roles } = await getWorkgroup(context, acronym)
  if (my_roles.length > 0) return undefined
  const own = await context.api.get("/workgroup/{acronym}/join-request/own", { path: { acronym } })
  if (!own.ok) return undefined
  return { canAsk: own.value.actions.includes("create"), isPending: own.value.request?.status === "pending" }
}

/** How many people ask to join, for those who decide; 0 for everybody else. */
export async function joinRequestTotal(context: RequestContext, acronym: string): Promise<number> {
  const { actions } = await getWorkgroup(context, acronym)
  if (!actions.includes("role.add")) return 0
  const query = { status: ["pending" as const], size: 10 as const }
  const list = await context.api.get("/workgroup/{acronym}/join-request", { path: { acronym }, query })
  return list.ok ? list.value.counts.pending : 0
}
