import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { emptyPreview, previewOfRecord, recipients, type Preview } from "#mock/domains/preview/parts.ts"
import type { Domain, PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { certificateHandlers } from "./handlers.ts"
import type { CertificateRow } from "./records.ts"
import { certificateRules } from "./rules.ts"
import { seedCertificates } from "./seed.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a certificate. */
function certificateRecordRef({ id: key, code, name: title }: CertificateRow): RecordRef {
  return { module: "certificate", key, code, title, status: null, group: null }
}

/** Finds a certificate by key; undefined if it does not exist or the user may not read it. */
function certificateByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const row = world.store.rows.certificate.get(key)
  return row && !certificateRules.read(user, row, world) ? certificateRecordRef(row) : undefined
}

const isDelete = (action: string): action is "delete" => action === "delete"

/** Preview of deleting a certificate: no mails are sent. */
function previewCertificate(call: PreviewCall): () => Preview {
  return previewOfRecord(call, {
    isAction: isDelete,
    find: namedRecord(call, { key: call.query.key }, (id) => call.store.rows.certificate.get(id), certificateRules),
    refusal: (action, row: CertificateRow, world) => certificateRules.can(call.viewer.member, action, row, world),
    preview(action, row: CertificateRow, world) {
      const record = certificateRecordRef(row)
      const warnings = [{ code: "irreversible" as const, record }]
      const none = recipients([], [], world)
      return {
        ...emptyPreview,
        module: "certificate",
        key: row.id,
        action,
        record,
        changes: [],
        recipients: none,
        warnings,
      }
    },
  })
}

/** The certificate centre: the certificates of applications, and older ones without an application. */
export const certificate: Domain = {
  rows: ["certificate"],
  handlers: certificateHandlers,
  seed: seedCertificates,
  readers: { certificate: certificateRules.read },
  records: {
    certificate: {
      reference: certificateByKey,
      preview: previewCertificate,
      export: {
        title: { english: "Certificates", chinese: "证书" },
        list: "certificate.list",
        headings: {
          code: "编号",
          company: "单位",
          product: "产品",
          uploader: "上传人",
          upload_time: "上传时间",
          applicant: "申请人",
          certification: "认证申请",
        },
      },
      search: (user, world) =>
        visible("certificate", user, world).map((row) => ({
          record: () => certificateRecordRef(row),
          names: [row.code, row.name, row.company, row.product],
          text: row.memo ?? "",
          updated: row.updated_time,
        })),
      refersToFile: ({ id }, user, world) =>
        visible("certificate", user, world, (row) => row.attachment_ids.includes(id)).length > 0,
    },
  },
}
