import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { emptyPreview, previewOfRecord, recipients, type Preview } from "#mock/domains/preview/parts.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
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

/** Finds an agency by key; undefined if it does not exist or the user may not read it. */
export function agencyByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const agency = world.store.rows.agency.get(key)
  return agency && !agencyRules.read(user, agency, world) ? agencyRecordRef(agency, world) : undefined
}

/** Whether the file is an agreement template. Everybody who may read the agency may read its templates. */
export function agencyRefersTo({ id }: { id: string }, user: MemberRow, { store }: World): boolean {
  const mine = store.rows.agency.filter(({ alliance_id }) => alliance_id === user.alliance_id)
  return mine.some(({ agreement_template_ids }) => agreement_template_ids.includes(id))
}

const isDisable = (action: string): action is "disable" => action === "disable"

/** Preview of disabling an agency: no mails are sent, and the agency can be enabled again. */
export function previewAgency(call: PreviewCall): () => Preview {
  return previewOfRecord(call, {
    isAction: isDisable,
    find: namedRecord(call, { key: call.query.key }, (id) => call.store.rows.agency.get(id), agencyRules),
    refusal: (action, agency: AgencyRow, world) => agencyRules.can(call.viewer.member, action, agency, world),
    preview: (action, agency: AgencyRow, world) => ({
      ...emptyPreview,
      module: "agency",
      key: agency.id,
      action,
      record: agencyRecordRef(agency, world),
      changes: [],
      recipients: recipients([], [], world),
    }),
  })
}
