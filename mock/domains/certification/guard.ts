import { refuseStale } from "#mock/domains/member/stale.ts"
import { foundRecord, logAs, namedRecord, type UncheckedCall } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { ActionOf, World } from "#mock/engine/rules.ts"
import type { CertificationRow } from "./records.ts"
import { certificationRules } from "./rules.ts"
import { openStepIn, statusOf, type StepKey } from "./steps.ts"

export type CertificationAction = ActionOf<typeof certificationRules.table>
export type OfCertification = { record: CertificationRow; world: World }

/** Finds the application of a call and checks that the user may take the action. */
export function findCertification(
  call: UncheckedCall & { path: { id: string } },
  action: CertificationAction | "read",
): OfCertification {
  return foundRecord(call, call.store.rows.certification.get(call.path.id), certificationRules, action)
}

/** Finds the application that a filter names. */
export function certificationNamed(asked: UncheckedCall, key: string | undefined, field = "key") {
  return namedRecord(asked, { key, field }, (id) => asked.store.rows.certification.get(id), certificationRules)
}

/** Refuses a form that was loaded for an older version. */
export function refuseOlder({ record, world }: OfCertification, version: number): void {
  refuseStale(record, version, statusOf(record.state), world.store)
}

/** Refuses a form for a step that is not open: `stale` if the step has passed, `state_refused` if it is still to come. */
export function refuseOtherStep(found: OfCertification, body: { step: StepKey; version: number }): void {
  const { record } = found
  if (body.step === openStepIn(record.state)?.key) return refuseOlder(found, body.version)
  if (record.steps[body.step]) refuseOlder(found, 0)
  throw new Refusal("state_refused", { status: statusOf(record.state) })
}

/** The log entry of an action on an application. */
export const logOf = logAs("certification")
