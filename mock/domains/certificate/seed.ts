import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"

type Plan = { name: string; code: string; company: string; product: string; memo?: string }

const plans: readonly Plan[] = [
  { name: "符合性证书", code: "CERT-2025-014", company: "云砺科技", product: "ML-4 重定时模块" },
  {
    name: "Certificate of conformity",
    code: "CERT-2025-021",
    company: "Halden Lightworks",
    product: "HL-400 coherent transceiver",
    memo: "Issued before applications were kept here.",
  },
  { name: "标识使用许可", code: "CERT-2025-033", company: "北极星网络", product: "PN-16 交换机" },
]

/** Seeds certificates without an application; the others are seeded with their applications. */
export function seedCertificates(seed: AllianceSeed): void {
  const { builder, data, alliance_id } = seed
  const uploader_id = seed.person("certdoc-admin").id
  plans.forEach(({ memo = null, code, ...plan }, at) => {
    const id = `certificate-${data.key}-${at + 1}`
    const upload_time = builder.at(-120 + 10 * at, "08:00")
    const file = `file-certificate-${data.key}-${at + 1}`
    addCertificateFile(seed, file, `${plan.name} ${code}.pdf`, uploader_id)
    builder.add("certificate", {
      ...plan,
      id,
      alliance_id,
      code: `${data.acronym}-${code}`,
      memo,
      attachment_ids: [file],
      certification_id: null,
      uploader_id,
      upload_time,
      changed_by_id: uploader_id,
      updated_time: upload_time,
      version: 1,
    })
  })
  // Uploaded for a certificate that does not exist yet; the contract's examples name this file.
  addCertificateFile(seed, `file-certificate-${data.key}-upload`, "证书 Certificate.pdf", uploader_id)
}

function addCertificateFile(seed: AllianceSeed, id: string, name: string, uploader_id: string): void {
  const { builder, alliance_id } = seed
  builder.add("file", {
    id,
    alliance_id,
    uploader_id,
    name,
    content_type: "application/pdf",
    module: "certificate",
    use: "attachment",
    created_time: builder.at(-120, "07:00"),
    is_public: false,
    bytes: new TextEncoder().encode(`%PDF-1.4\n% ${name}\n`.repeat(60)),
  })
}
