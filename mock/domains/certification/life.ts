import type { CertificateRow } from "#mock/domains/certificate/records.ts"
import { refuseTakenCode } from "#mock/domains/certificate/code.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { joinMemo } from "#mock/engine/log.ts"
import { passed, rejected, sentBack, type Progress } from "./advance.ts"
import { findCertification, logOf, refuseOtherStep, type CertificationAction, type OfCertification } from "./guard.ts"
import { answered, answerTo, uploadOf } from "./form.ts"
import type { CertificationRow } from "./records.ts"
import { certificationRules } from "./rules.ts"
import { openStepIn, steps } from "./steps.ts"
import { certificationRecord, feedbackRecord } from "./view.ts"

type Changes = Progress & Partial<CertificationRow>
type Call = Pick<SignedIn<Checked<"certification.review">>, "viewer" | "now" | "store" | "ip" | "userAgent"> & {
  operation: string
}

/** The user and the time of a step. */
const byOf = ({ viewer, now: time }: Pick<Call, "viewer" | "now">) => ({ user_id: viewer.member.id, time })

/** The steps of an application; each is done by its actor while it is open (CERT-03, CERT-04). */
export const certificationLifeHandlers = {
  "certification.review": guarded(
    (call) => findCertification(call, "review"),
    (call, found) => {
      refuseOtherStep(found, call.body)
      const input = new BodyCheck(call)
      const { decision } = call.body
      const memo = input.text(call.body.reason)
      if (decision === "reject" && memo === null) input.refuse("reason", "required")
      input.done()
      const changes =
        decision === "approve"
          ? passed(found.record, { ...byOf(call), memo })
          : rejected(found.record, { ...byOf(call), step: call.body.step, reason: memo ?? "" })
      const result = perform(call, "review", found, changes, joinMemo(decision, memo))
      return ok(result)
    },
  ),

  "certification.evaluation.create": guarded(
    (call) => findCertification(call, "evaluation.create"),
    (call, found) => {
      refuseOtherStep(found, call.body)
      const { record } = found
      const { body } = call
      const input = new BodyCheck(call)
      const isConfirmation = body.step === "confirmation_evaluation"
      const cycle = input.text(body.cycle)
      if (!isConfirmation && cycle === null) input.refuse("cycle", "required")
      if (isConfirmation && record.label_required && !body.label_rules) input.refuse("label_rules", "required")
      const entry = {
        ...byOf(call),
        step: body.step,
        cycle,
        fees: input.text(body.fees) ?? "",
        label_rules: isConfirmation && body.label_rules ? input.richText("label_rules", body.label_rules) : null,
        attachment_ids: fileIds(input, "attachment_ids", body.attachment_ids, "certification"),
        answer: answerTo(input, record, body.answer),
      }
      input.done()
      const changes = {
        ...passed(record, byOf(call)),
        evaluations: [...record.evaluations, entry],
        objections: answered(record, call.now),
      }
      return created(perform(call, "evaluation.create", found, changes, entry.fees))
    },
  ),

  "certification.result.create": guarded(
    (call) => findCertification(call, "result.create"),
    (call, found) => {
      refuseOtherStep(found, call.body)
      const { record } = found
      const { body } = call
      const input = new BodyCheck(call)
      const entry = {
        ...byOf(call),
        step: body.step,
        file_ids: fileIds(input, "file_ids", body.file_ids, "certification"),
        memo: input.text(body.memo),
        answer: answerTo(input, record, body.answer),
      }
      input.done()
      const changes = {
        ...passed(record, byOf(call)),
        results: [...record.results, entry],
        objections: answered(record, call.now),
      }
      return created(perform(call, "result.create", found, changes, entry.memo))
    },
  ),

  "certification.confirm": guarded(
    (call) => findCertification(call, "confirm"),
    (call, found) => {
      refuseOtherStep(found, call.body)
      return ok(perform(call, "confirm", found, passed(found.record, byOf(call)), null))
    },
  ),

  "certification.objection.create": guarded(
    (call) => findCertification(call, "objection.create"),
    (call, found) => {
      refuseOtherStep(found, call.body)
      const { record } = found
      const input = new BodyCheck(call)
      const text = input.text(call.body.text) ?? ""
      const attachment_ids = fileIds(input, "attachment_ids", call.body.attachment_ids, "certification")
      input.done()
      const entry = { ...byOf(call), step: call.body.step, text, attachment_ids, answered_time: null }
      const changes = {
        ...sentBack(record, "raise_objection", { ...byOf(call), memo: text }),
        objections: [...record.objections, entry],
      }
      return created(perform(call, "objection.create", found, changes, text))
    },
  ),

  "certification.certificate.create": guarded(
    (call) => findCertification(call, "certificate.create"),
    (call, found) => {
      refuseOtherStep(found, call.body)
      const { record } = found
      const { body, store, now, viewer } = call
      const input = new BodyCheck(call)
      const { id: certification_id, alliance_id, company, product } = record
      const certificate: CertificateRow = {
        id: store.newId("certificate"),
        alliance_id,
        name: input.text(body.name) ?? "",
        code: input.text(body.code) ?? "",
        company,
        product,
        memo: input.text(body.memo),
        attachment_ids: fileIds(input, "attachment_ids", body.attachment_ids, "certification"),
        certification_id,
        uploader_id: viewer.member.id,
        upload_time: now,
        changed_by_id: viewer.member.id,
        updated_time: now,
        version: 1,
      }
      input.done()
      refuseTakenCode(store, certificate)
      const changes = passed(record, { ...byOf(call), memo: certificate.code })
      const put = () => store.rows.certificate.put(certificate)
      return created(perform(call, "certificate.create", found, changes, certificate.code, put))
    },
  ),

  "certification.enable-label": guarded(
    (call) => findCertification(call, "enable-label"),
    (call, found) => {
      refuseOtherStep(found, call.body)
      return ok(perform(call, "enable-label", found, passed(found.record, byOf(call)), null))
    },
  ),

  "certification.label-sample.create": guarded(
    (call) => findCertification(call, "label-sample.create"),
    (call, found) => {
      refuseOtherStep(found, call.body)
      const entry = uploadOf(call)
      const changes = { ...passed(found.record, byOf(call)), samples: [...found.record.samples, entry] }
      return created(perform(call, "label-sample.create", found, changes, entry.memo))
    },
  ),

  "certification.materials.create": guarded(
    (call) => findCertification(call, "materials.create"),
    (call, found) => {
      refuseOtherStep(found, call.body)
      const entry = uploadOf(call)
      const changes = { ...passed(found.record, byOf(call)), materials: [...found.record.materials, entry] }
      return created(perform(call, "materials.create", found, changes, entry.memo))
    },
  ),

  "certification.feedback.create": guarded(
    (call) => findCertification(call, "feedback.create"),
    (call, { record, world }) => {
      const { body, store } = call
      const input = new BodyCheck(call)
      const isReached = steps.some(({ key, phase }) => phase === body.phase && record.reached.includes(key))
      if (!isReached) input.refuse("phase", "value_unknown")
      const entry = {
        ...byOf(call),
        id: store.newId("certification-feedback"),
        phase: body.phase,
        text: input.text(body.text) ?? "",
        attachment_ids: fileIds(input, "attachment_ids", body.attachment_ids, "certification"),
      }
      input.done()
      certificationRules.perform("feedback.create", call, {
        record,
        // The version does not change, so a comment does not make open forms stale.
        change: () => store.rows.certification.put({ ...record, feedbacks: [...record.feedbacks, entry] }),
        log: logOf(call, record, entry.text.slice(0, 200)),
      })
      return created(feedbackRecord(entry, world))
    },
  ),
} satisfies Handlers

function created<R>(result: R): { status: 201; body: { success: true; result: R } } {
  return { status: 201, body: { success: true, result } }
}

/**
 * Does the open step: stores the new row, writes the log and sends the mails.
 * @param memo follows the step in the log
 * @param also stores other changes
 */
function perform(
  call: Call,
  action: CertificationAction,
  { record, world }: OfCertification,
  changes: Changes,
  memo: string | null,
  also: () => unknown = () => undefined,
) {
  const user = call.viewer.member
  const done = certificationRules.perform(action, call, {
    user,
    record,
    change() {
      also()
      return world.store.rows.certification.put({ ...record, ...changes, ...changedBy(user, record, call.now) })
    },
    log: logOf(call, record, joinMemo(openStepIn(record.state)?.key, memo)),
  })
  return certificationRecord(done, user, world)
}
