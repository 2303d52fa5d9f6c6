import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Domain } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { organizationHandlers } from "./handlers.ts"
import { organizationRoleHandlers } from "./role.ts"

/** Reference to the alliance for the log; every member may read it. */
function organizationByKey(
  key: string,
  user: MemberRow,
  { store }: World,
): components["schemas"]["RecordRef"] | undefined {
  const alliance = key === user.alliance_id ? store.rows.alliance.get(key) : undefined
  if (!alliance) return undefined
  const title = `${alliance.name} ${alliance.name_english}`
  return { module: "organization", key, code: null, title, status: null, group: null }
}

/** Names, logos and offices of the alliance; its row belongs to the domain `alliance`. */
export const organization: Domain = {
  rows: [],
  handlers: { ...organizationHandlers, ...organizationRoleHandlers },
  records: { organization: { reference: organizationByKey } },
}
