import { listQuery } from "#app/lib/list-query.ts"

/** The search of the certificate centre; `from` and `to` are days, both included (CERT-05, SHELL-06). */
export const certificateQuery = listQuery({
  sort: ["-upload_time", "code", "name", "company", "product"],
  filters: { from: [], to: [] },
})

/** The search of the applications that wait for a certificate: what is this person's comes first (CERT-05). */
export const issuanceQuery = listQuery({ sort: ["waiting", "code", "-updated_time"], filters: {} })

export type CertificateSearch = ReturnType<typeof certificateQuery.parse>
