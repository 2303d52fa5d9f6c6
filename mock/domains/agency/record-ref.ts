import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { plainRecordRef } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { AgencyRow } from "./records.ts"
import { agencyRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to an agency. */
export function agencyRecordRef(agency: AgencyRow, world: World): RecordRef {
  const { id, name, name_english } = agency
  return plainRecordRef("agency", id, `${name} ${name_english}`, agencyRules.status(agency, world))
}

/** Whether the file is an agreement template. Everybody who may read the agency may read its templates. */
export function agencyRefersTo({ id }: { id: string }, user: MemberRow, { store }: World): boolean {
  const mine = store.rows.agency.filter(({ alliance_id }) => alliance_id === user.alliance_id)
  return mine.some(({ agreement_template_ids }) => agreement_template_ids.includes(id))
}
