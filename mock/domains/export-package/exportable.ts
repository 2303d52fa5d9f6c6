import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Exporter } from "#mock/engine/domain.ts"
import { fieldRefusal, type Refusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"

/** Returns the record to export; refuses if the user may not read or export it. */
export function exportable<R extends { alliance_id: string }>(
  { store, now, viewer: { member } }: Exporter,
  record: R | undefined,
  rules: { can: (user: MemberRow, action: "export", record: R, world: World) => Refusal | undefined },
): R {
  if (record?.alliance_id !== member.alliance_id) throw fieldRefusal("key", "unknown_reference")
  const refusal = rules.can(member, "export", record, { store, now })
  if (refusal) throw refusal
  return record
}
