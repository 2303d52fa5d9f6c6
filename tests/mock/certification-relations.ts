import type { CertificateRow } from "#mock/domains/certificate/records.ts"
import type { CertificationRow } from "#mock/domains/certification/records.ts"
import { openStepIn, steps, type CertificationState } from "#mock/domains/certification/steps.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Relation } from "./relations.ts"
import { now } from "./support.ts"

/** The row with this id. */
function row<K extends "certification" | "certificate" | "agency">(world: World, kind: K, id: string) {
  const found = world.store.rows[kind].get(id)
  if (!found) throw new Error(`the seed has no ${kind} ${id}`)
  return found as NonNullable<ReturnType<World["store"]["rows"][K]["get"]>>
}

/** An application in a state, given the person if the role depends on the record. Its agencies get one more member for that. */
export function certificationIn(state: CertificationState, { user, role }: Relation, world: World): CertificationRow {
  const agency = (seeded: string, id: string, mine: boolean) => {
    const { member_ids, ...others } = row(world, "agency", seeded)
    world.store.rows.agency.put({ ...others, id, member_ids: mine ? [...member_ids, user.id] : member_ids })
    return id
  }
  const open = openStepIn(state)
  const passed = { state: "pass" as const, user_id: "member-aurora-applicant", time: now, memo: null }
  const before = steps.slice(0, open ? steps.indexOf(open) : 0).map(({ key }) => [key, passed])
  const isObjected = state.endsWith("_objected")
  const objection = { step: "test_result_confirm" as const, text: "T", attachment_ids: [], answered_time: null }
  return {
    ...row(world, "certification", "certification-aurora-1"),
    id: "certification-unit",
    state,
    steps: { ...Object.fromEntries(before), ...(open && { [open.key]: { ...passed, state: "ongoing" as const } }) },
    reached: steps.map(({ key }) => key),
    submitter_id: role === "applicant" ? user.id : "member-aurora-applicant",
    entity_id: role === "applicant_entity" ? user.entity_id : null,
    test_agency_id: agency("agency-aurora-1", "agency-unit-1", role === "testing_agency"),
    certification_agency_id: agency("agency-aurora-2", "agency-unit-2", role === "certification_agency"),
    objections: isObjected ? [{ ...objection, user_id: "member-aurora-applicant", time: now }] : [],
  }
}

/** A certificate of a completed (`issued`) or unfinished application. */
export function certificateIn(state: "open" | "issued", relation: Relation, world: World): CertificateRow {
  const of = certificationIn(state === "issued" ? "completed" : "label_enable", relation, world)
  const certification = world.store.rows.certification.put(of)
  return {
    ...row(world, "certificate", "certificate-aurora-1"),
    id: "certificate-unit",
    code: "UNIT-1",
    certification_id: certification.id,
  }
}
