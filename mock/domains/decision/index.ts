import type { MemberRow } from "#mock/domains/member/records.ts"
import { citedNumbers } from "#mock/domains/workgroup/ref.ts"
import type { Domain, SearchEntry } from "#mock/engine/domain.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { decisionExport } from "./export.ts"
import { decisionHandlers } from "./read.ts"
import { decisionRecordRef } from "./record-ref.ts"
import { decisionRules } from "./rules.ts"
import { seedDecisions } from "./seed.ts"

/** The register of the decisions that approved minutes contain (MEET-15). */
export const decision: Domain = {
  rows: ["decision"],
  handlers: decisionHandlers,
  seed: seedDecisions,
  readers: { decision: decisionRules.read },
  records: {
    decision: {
      reference: referenceByKey("decision", decisionRules, decisionRecordRef),
      search: searchDecisions,
      export: decisionExport,
    },
  },
}

/** Search entries of the decisions that the user may read. */
function searchDecisions(user: MemberRow, world: World): SearchEntry[] {
  return visible("decision", user, world).map((decision) => ({
    record: () => decisionRecordRef(decision, world),
    names: citedNumbers("DEC", decision, world),
    text: decision.text,
    updated: decision.approved_time,
  }))
}
