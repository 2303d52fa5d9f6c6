import type { components } from "#openapi/generated/schema.d.ts"
import { certificationNamed } from "#mock/domains/certification/guard.ts"
import { subjectOf } from "#mock/domains/certification/view.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { isBetween, listPage, matches } from "#mock/engine/list-rows.ts"
import { foundRecord, logAs, onList } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { visible } from "#mock/engine/visible.ts"
import { refuseTakenCode } from "./code.ts"
import type { CertificateRow } from "./records.ts"
import { certificateListRules, certificateRules, certificationOf } from "./rules.ts"

type Schemas = components["schemas"]

const logOf = logAs("certificate")
const fields = ["name", "code", "company", "product", "memo", "attachment_ids", "certification_id"] as const
type Written = Pick<CertificateRow, (typeof fields)[number]>

/** Converts a certificate to the contract's shape. */
function certificateRecord(row: CertificateRow, user: MemberRow, world: World): Schemas["Certificate"] {
  const { id, version, name, code, company, product, memo } = row
  const certification = certificationOf(row, world)
  return {
    id,
    version,
    actions: certificateRules.actions(user, row, world),
    name,
    code,
    company,
    product,
    memo,
    attachments: fileRefs(world.store, row.attachment_ids),
    uploader: memberRefOf(world.store, row.uploader_id),
    upload_time: toText(row.upload_time),
    updated_time: toText(row.updated_time),
    applicant: certification ? memberRefOf(world.store, certification.submitter_id) : null,
    certification: certification
      ? { id: certification.id, code: certification.code, subject: subjectOf(certification) }
      : null,
  }
}

type Call = { path: { id: string } } & Pick<SignedIn<Checked<"certificate.get">>, "store" | "now" | "viewer">

function findCertificate(call: Call, action: "read" | "update" | "delete") {
  return foundRecord(call, call.store.rows.certificate.get(call.path.id), certificateRules, action)
}

/** The certificate centre (CERT-05). */
export const certificateHandlers = {
  "certificate.list": guarded(
    (call) => {
      onList(certificateListRules, "read")(call)
      return certificationNamed(call, call.query.certification_id, "certification_id")
    },
    ({ store, now, viewer: { member }, query }, findCertification) => {
      const world = { store, now }
      const certification = findCertification()
      const { sort = "-upload_time", q, company, from, to } = query
      const rows = visible(
        "certificate",
        member,
        world,
        (row) =>
          (!certification || row.certification_id === certification.id) &&
          (company === undefined || row.company === company) &&
          isBetween(row.upload_time, from, to) &&
          matches(q, [row.code, row.name, row.company, row.product, row.memo]),
      )
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => certificateRecord(row, member, world)),
        actions: certificateListRules.actions(member, member, world),
      })
    },
  ),

  "certificate.get": guarded(
    (call) => findCertificate(call, "read"),
    ({ viewer }, { record, world }) => ok(certificateRecord(record, viewer.member, world)),
  ),

  "certificate.create": guarded(onList(certificateListRules, "create"), (call) => {
    const { store, now, viewer } = call
    const row: CertificateRow = {
      ...readCertificate(call),
      id: store.newId("certificate"),
      alliance_id: viewer.member.alliance_id,
      uploader_id: viewer.member.id,
      upload_time: now,
      changed_by_id: viewer.member.id,
      updated_time: now,
      version: 1,
    }
    refuseTakenCode(store, row)
    certificateListRules.perform("create", call, {
      record: row,
      change: () => store.rows.certificate.put(row),
      log: logOf(call, row, `${row.code} ${row.name}`),
    })
    return { status: 201, body: { success: true, result: certificateRecord(row, viewer.member, { store, now }) } }
  }),

  "certificate.update": guarded(
    (call) => findCertificate(call, "update"),
    (call, { record, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(record, body.version, "normal", store)
      const next = { ...record, ...readCertificate(call, record), ...changedBy(viewer.member, record, now) }
      refuseTakenCode(store, next)
      certificateRules.perform("update", call, {
        record,
        change: () => store.rows.certificate.put(next),
        log: logOf(call, record, memoOf(record, next, fields)),
      })
      return ok(certificateRecord(next, viewer.member, world))
    },
  ),

  "certificate.delete": guarded(
    (call) => findCertificate(call, "delete"),
    (call, { record }) => {
      const { store, query } = call
      refuseStale(record, query.version, "normal", store)
      const change = () => {
        store.rows.certificate.delete(record.id)
        return record
      }
      const log = logOf(call, record, `${record.code} ${record.name}`)
      certificateRules.perform("delete", call, { record, change, log })
      return { status: 200, body: { success: true } }
    },
  ),
} satisfies Handlers

/** Reads a certificate form; throws a refusal with all invalid fields. @param kept the current certificate, whose files may stay */
function readCertificate(
  call: SignedIn<Checked<"certificate.create" | "certificate.update">>,
  kept?: CertificateRow,
): Written {
  const { body } = call
  const input = new BodyCheck(call)
  const written = {
    name: input.text(body.name) ?? "",
    code: input.text(body.code) ?? "",
    company: input.text(body.company) ?? "",
    product: input.text(body.product) ?? "",
    memo: input.text(body.memo),
    attachment_ids: fileIds(input, "attachment_ids", body.attachment_ids, "certificate", kept?.attachment_ids),
    certification_id: applicationNamed(input, body.certification_id ?? null),
  }
  input.done()
  return written
}

/** Checks the application that a form names: it must have reached its first certificate. */
function applicationNamed(input: BodyCheck, id: string | null): string | null {
  const named = id === null ? undefined : input.store.rows.certification.get(id)
  const isKnown = named?.alliance_id === input.user.alliance_id && named.reached.includes("agency_certificate")
  if (id !== null && !isKnown) input.refuse("certification_id", "unknown_reference")
  return id
}

const keys = {
  upload_time: ({ upload_time }: CertificateRow) => upload_time,
  code: ({ code }: CertificateRow) => code,
  name: ({ name }: CertificateRow) => name,
  company: ({ company }: CertificateRow) => company,
  product: ({ product }: CertificateRow) => product,
}
