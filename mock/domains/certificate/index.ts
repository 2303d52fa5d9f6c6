import type { components } from "#openapi/generated/schema.d.ts"
import { emptyPreview, type Preview, previewOfAction, recipients } from "#mock/domains/preview/parts.ts"
import type { Domain, PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import { refersToFile, visible } from "#mock/engine/visible.ts"
import { certificateHandlers } from "./handlers.ts"
import type { CertificateRow } from "./records.ts"
import { certificateRules } from "./rules.ts"
import { seedCertificates } from "./seed.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a certificate. */
function certificateRecordRef({ id: key, code, name: title }: CertificateRow): RecordRef {
  return { module: "certificate", key, code, title, status: null, group: null }
}

/** Preview of deleting a certificate: no mails are sent. */
function previewCertificate(call: PreviewCall): () => Preview {
  return previewOfAction(call, {
    actions: ["delete"],
    rules: certificateRules,
    find: namedRecord(call, { key: call.query.key }, (id) => call.store.rows.certificate.get(id), certificateRules),
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
      reference: referenceByKey("certificate", certificateRules, certificateRecordRef),
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
      refersToFile: refersToFile("certificate", ({ attachment_ids }) => attachment_ids),
    },
  },
}
