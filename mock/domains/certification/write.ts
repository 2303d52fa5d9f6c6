import { isSelectable } from "#mock/domains/agency/rules.ts"
import type { AgencyRow } from "#mock/domains/agency/records.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { onList } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { passed, submitted, withdrawn } from "./advance.ts"
import { findCertification, logOf, refuseOlder, type OfCertification } from "./guard.ts"
import { mailTurn } from "./mail.ts"
import type { CertificationRow } from "./records.ts"
import { certificationListRules, certificationRules } from "./rules.ts"
import type { StepKey } from "./steps.ts"
import { certificationRecord, subjectOf } from "./view.ts"

const fields = [
  "subject",
  "company",
  "product",
  "label_required",
  "memo",
  "test_agency_id",
  "certification_agency_id",
] as const
type Written = Pick<CertificationRow, (typeof fields)[number]>

/** Submitting, resubmitting and withdrawing applications (CERT-01). */
export const certificationWriteHandlers = {
  "certification.create": guarded(onList(certificationListRules, "create"), (call) => {
    const { store, now, viewer } = call
    const { member } = viewer
    const row: CertificationRow = {
      ...readApplication(call),
      ...submitted({ user_id: member.id, time: now }),
      id: store.newId("certification"),
      alliance_id: member.alliance_id,
      code: nextCode(store, member.alliance_id, now),
      submitter_id: member.id,
      entity_id: member.entity_id,
      evaluations: [],
      results: [],
      objections: [],
      rejections: [],
      samples: [],
      materials: [],
      feedbacks: [],
      withdraw_reason: null,
      created_time: now,
      changed_by_id: member.id,
      updated_time: now,
      version: 1,
    }
    const world = { store, now }
    certificationListRules.perform("create", call, {
      user: member,
      record: row,
      change: () => store.rows.certification.put(row),
      log: logOf(call, row, `${row.code} ${subjectOf(row)}`),
    })
    mailTurn({ user: member, record: row, before: row, world, source: call })
    return { status: 201, body: { success: true, result: certificationRecord(row, member, world) } }
  }),

  "certification.resubmit": guarded(
    (call) => findCertification(call, "resubmit"),
    (call, found) => {
      refuseOlder(found, call.body.version)
      const { record } = found
      const given = readApplication(call)
      const written = { ...record, ...given, reached: reachedWith(record, given) }
      const next = { ...written, ...passed(written, { user_id: call.viewer.member.id, time: call.now }) }
      return perform(call, "resubmit", found, next, memoOf(record, next, fields))
    },
  ),

  "certification.withdraw": guarded(
    (call) => findCertification(call, "withdraw"),
    (call, found) => {
      refuseOlder(found, call.body.version)
      const withdraw_reason = new BodyCheck(call).text(call.body.reason)
      const by = { user_id: call.viewer.member.id, time: call.now, memo: withdraw_reason }
      const next = { ...found.record, ...withdrawn(found.record, by), withdraw_reason }
      return perform(call, "withdraw", found, next, withdraw_reason)
    },
  ),
} satisfies Handlers

/** The steps that were reached: an agency that is chosen only now has not been asked yet, so it cannot read the application. */
function reachedWith(before: CertificationRow, given: Written): CertificationRow["reached"] {
  const unasked = new Set<StepKey>()
  if (given.certification_agency_id !== before.certification_agency_id) unasked.add("certification_agency_review")
  if (given.test_agency_id !== before.test_agency_id) unasked.add("testing_agency_review")
  return before.reached.filter((step) => !unasked.has(step))
}

function perform(
  call: SignedIn<Checked<"certification.resubmit" | "certification.withdraw">>,
  action: "resubmit" | "withdraw",
  { record, world }: OfCertification,
  next: CertificationRow,
  memo: string | null,
) {
  const { store, now, viewer } = call
  const done = certificationRules.perform(action, call, {
    record,
    change: () => store.rows.certification.put({ ...next, ...changedBy(viewer.member, record, now) }),
    log: logOf(call, record, memo),
  })
  return ok(certificationRecord(done, viewer.member, world))
}

/** Reads an application form. Refuses the whole form if a named agency exists but can no longer be chosen. */
function readApplication(call: SignedIn<Checked<"certification.create" | "certification.resubmit">>): Written {
  const { body, now } = call
  const input = new BodyCheck(call)
  const agencies = [
    agencyNamed(input, "test_agency_id", body.test_agency_id, "test"),
    agencyNamed(input, "certification_agency_id", body.certification_agency_id, "certification"),
  ]
  const written = {
    subject: input.text(body.subject),
    company: input.text(body.company) ?? "",
    product: input.text(body.product) ?? "",
    label_required: body.label_required,
    memo: input.text(body.memo),
    test_agency_id: body.test_agency_id,
    certification_agency_id: body.certification_agency_id,
  }
  input.done()
  if (agencies.some((agency) => agency && !isSelectable(agency, now))) throw new Refusal("agency_not_selectable")
  return written
}

function agencyNamed(input: BodyCheck, field: string, id: string, type: AgencyRow["type"]): AgencyRow | undefined {
  const agency = input.store.rows.agency.get(id)
  const isKnown = agency?.alliance_id === input.user.alliance_id && agency.type === type
  if (!isKnown) input.refuse(field, "unknown_reference")
  return agency
}

/** The next code, as in `AIA-C-2026-031`: one more than the highest number of this year. */
function nextCode(store: Store, alliance_id: string, now: number): string {
  const acronym = store.rows.alliance.get(alliance_id)?.acronym ?? ""
  const prefix = `${acronym}-C-${String(new Date(now).getUTCFullYear())}-`
  const given = store.rows.certification
    .filter((row) => row.alliance_id === alliance_id && row.code.startsWith(prefix))
    .map(({ code }) => Number(code.slice(prefix.length)))
  return prefix + String(Math.max(0, ...given) + 1).padStart(3, "0")
}
